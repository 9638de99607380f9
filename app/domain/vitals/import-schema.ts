import { z } from "zod";
import { DEFAULT_ZONE } from "../moments";
import { isZone } from "../zones";
import { COLUMN_CHOICES, type ColumnChoice } from "./csv-columns";
import type { ImportChoices } from "./csv-readings";
import { DATE_ORDERS } from "./csv-values";
import { columnField, MAX_COLUMNS, PASTED_LIMIT } from "./import-limits";
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

/**
 * What the page of an import is asked for: to read the file in another way, to take it in, to forget it, or to take it
 * back.
 */
/** What a person says that the columns are: a field for each, `column0` and so on. */
const columns = Object.fromEntries(
  Array.from({ length: MAX_COLUMNS }, (_, index) => [columnField(index), z.enum(COLUMN_CHOICES).optional()]),
);
export const importChangeSchema = z.discriminatedUnion("intent", [
  z
    .object({
      intent: z.literal("reread"),
      order: z.enum(["", ...DATE_ORDERS]).default(""),
      zone,
      weightUnit: z.enum(WEIGHT_UNITS).default("lb"),
      ...columns,
    })
    .transform(({ intent, order, zone, weightUnit, ...fields }) => {
      const said = Array.from(
        { length: MAX_COLUMNS },
        (_, index) => (fields as Record<string, ColumnChoice | undefined>)[columnField(index)],
      );
      const count = said.findLastIndex((choice) => choice !== undefined) + 1;
      return {
        intent,
        choices: {
          order: order === "" ? null : order,
          zone,
          weightUnit,
          columns: count === 0 ? null : said.slice(0, count).map((choice) => choice ?? "none"),
        } satisfies ImportChoices,
      };
    }),
  // Of weights that are rather slips: whether they are taken, too.
  z.object({ intent: z.literal("confirm"), doubtful: z.enum(["take", "leave"]).nullable().default(null) }),
  z.object({ intent: z.literal("discard") }),
  z.object({ intent: z.literal("undo") }),
]);
