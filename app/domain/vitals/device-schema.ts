import { z } from "zod";
import { requiredText, text } from "../fields";
import { DEVICE_NAME_LIMIT } from "./devices";
import { DEVICE_TYPES, type DeviceType } from "./types";

const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");
const boxes = Object.fromEntries(DEVICE_TYPES.map((type) => [type, ticked])) as Record<DeviceType, typeof ticked>;

/**
 * Which form was sent, so that the same one twice adds one device; one that has none, or what is none, adds as before.
 */
const formId = z.uuid().nullable().catch(null).default(null);

/** What the devices' page is asked for: a new device with what it may send, or to revoke one. */
export const deviceChangeSchema = z.discriminatedUnion("intent", [
  z
    .object({
      intent: z.literal("add"),
      name: requiredText(1, "Enter a name, like the device's own", DEVICE_NAME_LIMIT),
      form: formId,
      ...boxes,
    })
    // Whatever is wrong with the name: both are said at once.
    .refine((sent) => DEVICE_TYPES.some((type) => sent[type]), {
      error: "Choose what the device measures",
      path: [DEVICE_TYPES[0]],
      when: () => true,
    })
    .transform(({ intent, name, form, ...sent }) => ({
      intent,
      name,
      formId: form,
      deviceTypes: DEVICE_TYPES.filter((type) => sent[type]),
    })),
  z.object({ intent: z.literal("revoke"), device: text(20) }),
]);
