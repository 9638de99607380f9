import { z } from "zod";
import { requiredText, text } from "../fields";
import { DEVICE_TYPES, type DeviceType } from "./types";

/** Devices of a patient at the most. */
export const MAX_DEVICES = 20;
export const DEVICE_NAME_LIMIT = 60;

const ticked = z
  .string()
  .default("")
  .transform((value) => value === "on");
const boxes = Object.fromEntries(DEVICE_TYPES.map((type) => [type, ticked])) as Record<DeviceType, typeof ticked>;

/** The form's fields as they stand on the page. */
export const DEVICE_FIELDS = ["name", ...DEVICE_TYPES] as const;

/** What the devices' page is asked for: a new device with what it may send, or to revoke one. */
export const deviceChangeSchema = z.discriminatedUnion("intent", [
  z
    .object({ intent: z.literal("add"), name: requiredText(1, "Enter a name, like the device's own", DEVICE_NAME_LIMIT), ...boxes })
    .transform(({ intent, name, ...sent }) => ({ intent, name, deviceTypes: DEVICE_TYPES.filter((type) => sent[type]) }))
    .refine(({ deviceTypes }) => deviceTypes.length > 0, { error: "Choose what the device measures", path: [DEVICE_TYPES[0]] }),
  z.object({ intent: z.literal("revoke"), device: text(20) }),
]);
