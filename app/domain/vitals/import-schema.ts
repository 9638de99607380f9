import { z } from "zod";
import { DEFAULT_ZONE } from "../moments";
import { isZone } from "../zones";
import type { ImportChoices } from "./csv-readings";
import { DATE_ORDERS } from "./csv-values";
import { PASTED_LIMIT } from "./import-limits";
import { WEIGHT_UNITS } from "./types";

const zone = z
  .string()
  .default("")
  .transform((value) => (isZone(value) ? value : DEFAULT_ZONE));

/** The form that a file, or its text, is sent by; the file itself is no text and is looked at by itself. */
export const importUploadSchema = z.object({
  text: z
    .string()
    .default("")
    .pipe(
      z
        .string()
        .max(PASTED_LIMIT, `Paste ${PASTED_LIMIT.toLocaleString("en-US")} characters at the most, or send a file`),
    ),
  zone,
});

/** What the page of an import is asked for: to read the file in another way, to take it in, to forget it, or to take it back. */
export const importChangeSchema = z.discriminatedUnion("intent", [
  z
    .object({
      intent: z.literal("reread"),
      order: z.enum(["", ...DATE_ORDERS]).default(""),
      zone,
      weightUnit: z.enum(WEIGHT_UNITS).default("lb"),
    })
    .transform(({ intent, order, ...rest }) => ({
      intent,
      choices: { ...rest, order: order === "" ? null : order } satisfies ImportChoices,
    })),
  z.object({ intent: z.literal("confirm") }),
  z.object({ intent: z.literal("discard") }),
  z.object({ intent: z.literal("undo") }),
]);
