import { z } from "zod";
import { UNREADABLE } from "~/domain/fields";
import { DEFAULT_ZONE } from "~/domain/moments";
import { SNOOZE_SPANS } from "~/domain/vitals/snooze";
import { isZone } from "~/domain/zones";

/** On whose clock something was typed or meant. */
const zoneField = z
  .string()
  .default("")
  .transform((zone) => (isZone(zone) ? zone : DEFAULT_ZONE));

const level = z.enum(["critical", "warning"], UNREADABLE);

/** What the buttons of the monitoring panel ask for. */
export const monitorSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("simulate") }),
    z.object({
      intent: z.literal("acknowledge"),
      alert: z
        .string(UNREADABLE)
        .regex(/^[1-9]\d{0,14}$/, UNREADABLE)
        .transform(Number),
    }),
    z.object({
      intent: z.literal("snooze"),
      severity: level,
      span: z.enum(
        SNOOZE_SPANS.map(({ value }) => value),
        UNREADABLE,
      ),
      zone: zoneField,
    }),
    z.object({ intent: z.literal("wake"), severity: level }),
  ],
  UNREADABLE,
);
export type MonitorWish = z.output<typeof monitorSchema>;
