import { z } from "zod";
import { DEVICE_TYPES } from "./types";
import { DAY_MS } from "~/domain/durations";

/** So many points a series has unless asked otherwise, and at the most. */
const POINTS = { usual: 500, most: 2_000, least: 3 };
/** The range unless asked otherwise, and at the most. */
const DAYS = { usual: 1, most: 3_660 };

const instant = z.iso
  .datetime({ offset: true, error: "Use a time like 2026-03-27T08:00:00Z" })
  .transform((text) => new Date(text));

/**
 * The query of a series: a type, a range (the last day unless given; `to` is not included) and how many points at the
 * most.
 */
export const seriesQuerySchema = (now: Date) =>
  z
    .object({
      type: z.enum(DEVICE_TYPES, `Use one of ${DEVICE_TYPES.join(", ")}`),
      from: instant.optional(),
      to: instant.optional(),
      points: z.coerce
        .number(`Use a number from ${POINTS.least} to ${POINTS.most}`)
        .int(`Use a number from ${POINTS.least} to ${POINTS.most}`)
        .min(POINTS.least, `Use ${POINTS.least} or more`)
        .max(POINTS.most, `Use ${POINTS.most} at the most`)
        .default(POINTS.usual),
    })
    .transform(({ from, to, ...rest }) => {
      const end = to ?? new Date(Math.max(now.getTime(), from?.getTime() ?? 0) + 1);
      return { ...rest, to: end, from: from ?? new Date(end.getTime() - DAYS.usual * DAY_MS) };
    })
    .refine(({ from, to }) => from < to, { path: ["to"], error: "Use a time after the beginning" })
    .refine(({ from, to }) => to.getTime() - from.getTime() <= DAYS.most * DAY_MS, {
      path: ["from"],
      error: `Ask for ${DAYS.most} days at the most`,
    });
