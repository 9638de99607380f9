import { z } from "zod";
import { addDays, isIsoDate } from "../dates";
import { instantAt, isZone } from "../zones";
import { DEVICE_TYPES, type DeviceType } from "./types";

/** What is exported: which types, from an instant on and before one. */
export type ExportQuery = { deviceTypes: readonly DeviceType[]; from: Date | undefined; before: Date | undefined };

const WHAT = { weight: ["body_weight"], vitals: DEVICE_TYPES.filter((type) => type !== "body_weight"), all: DEVICE_TYPES } as const satisfies Record<string, readonly DeviceType[]>;
const day = z
  .string()
  .refine((value) => value === "" || isIsoDate(value), "A date is like 2026-03-10")
  .optional();
const zone = z
  .string()
  .refine((value) => value === "" || isZone(value), "A time zone is like America/New_York")
  .optional();

/** `?what=weight|vitals|all&from=…&to=…&tz=…`: days on that zone's clock, in UTC without one, the last one included; an empty field is none. */
export const exportQuerySchema = z
  .object({ what: z.enum(["weight", "vitals", "all"], { error: "What is weight, vitals or all" }).default("all"), from: day, to: day, tz: zone })
  .transform(({ what, from, to, tz }): ExportQuery & { what: string } => {
    const midnight = (date: string | undefined) => (date ? instantAt(tz || "UTC", date, "00:00") : undefined);
    return { what, deviceTypes: WHAT[what], from: midnight(from), before: to ? midnight(addDays(to, 1)) : undefined };
  });
