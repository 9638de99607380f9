import { z } from "zod";
import { isIsoDate } from "../dates";
import { DEVICE_TYPES, type DeviceType } from "./types";

/** What is exported: which types, from an instant on and before one. */
export type ExportQuery = { deviceTypes: readonly DeviceType[]; from: Date | undefined; before: Date | undefined };

const WHAT = {
  weight: ["body_weight"],
  vitals: DEVICE_TYPES.filter((type) => type !== "body_weight"),
  all: DEVICE_TYPES,
} as const satisfies Record<string, readonly DeviceType[]>;
const day = z
  .string()
  .refine((value) => value === "" || isIsoDate(value), "A date is like 2026-03-10")
  .optional();
/** `?what=weight|vitals|all&from=…&to=…`: days of whoever asks, the last one included; an empty field is none. */
export const exportQuerySchema = z
  .object({
    what: z.enum(["weight", "vitals", "all"], { error: "What is weight, vitals or all" }).default("all"),
    from: day,
    to: day,
  })
  .transform(({ what, from, to }) => ({ what, deviceTypes: WHAT[what] as readonly DeviceType[], from, to }));
