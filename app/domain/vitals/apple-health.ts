import { message, type Message } from "~/domain/message";
import { CSV_HEAD, readingLine } from "./csv-readings";
import { MAX_IMPORT_LINES } from "./import-limits";
import { SERVER_KINDS } from "./kinds";
import type { Measurement } from "./plausible";
import { DEVICE_TYPES, type DeviceType } from "./types";
import { conversionFrom, ucumOf } from "./units";

/** A type's values, or the diastolic pressures that stand apart from the systolic ones. */
type Kind = DeviceType | "diastolic";
const KINDS = new Map<string, Kind>(
  DEVICE_TYPES.flatMap((type) => {
    const { appleHealth, diastolic } = SERVER_KINDS[type];
    return [
      ...(appleHealth ? [[appleHealth, type] as const] : []),
      ...(diastolic ? [[diastolic.appleHealth, "diastolic"] as const] : []),
    ];
  }),
);
const typeOf = (kind: Kind): DeviceType => (kind === "diastolic" ? "blood_pressure" : kind);

const RECORD = '<Record type="';
const TYPE_PREFIX = "HKQuantityTypeIdentifier";
const ATTRIBUTE = /\s{1,20}(\w+)="([^"]*)"/y;
/** Characters of a record at the most: of one that does not end nothing is kept. */
const LONGEST_RECORD = 8 * 1024;
/** Readings of a kind that are kept: one line of a table is its head. */
const MAX = MAX_IMPORT_LINES - 1;

type Kept = { at: number; value: number };

/**
 * Takes Apple Health's `export.xml` in, piece by piece, and keeps what an import can take of it: of too many the
 * newest.
 */
export function createAppleReader() {
  const kept = new Map<Kind, Kept[]>(Array.from(KINDS.values(), (kind) => [kind, []]));
  let rest = "";
  let dropped = 0;

  function take(record: string, kind: Kind): void {
    const attributes = new Map<string, string>();
    ATTRIBUTE.lastIndex = "<Record".length;
    for (let found = ATTRIBUTE.exec(record); found; found = ATTRIBUTE.exec(record))
      attributes.set(found[1]!, found[2]!);
    const type = typeOf(kind);
    const ucum = ucumOf(type, attributes.get("unit") ?? "");
    const convert = ucum === null ? null : conversionFrom(type, ucum);
    // `2026-03-01 07:10:00 -0500`
    const at = Date.parse((attributes.get("startDate") ?? "").replace(/^(\S+) (\S+) ([+-]\d\d)(\d\d)$/, "$1T$2$3:$4"));
    const number = Number(attributes.get("value") || NaN);
    if (!convert || !Number.isFinite(number) || Number.isNaN(at)) return;
    const value = SERVER_KINDS[type].mayBeFraction && number <= 1 ? number * 100 : number;
    const list = kept.get(kind)!;
    list.push({ at, value: Math.round(convert(value) * 10_000) / 10_000 });
    if (list.length < 2 * MAX) return;
    cut(kind, list);
  }

  /** Leaves only the newest readings of a kind, and counts the others; of a pressure once. */
  function cut(kind: Kind, list: readonly Kept[]): Kept[] {
    const newest = [...list].sort((one, other) => other.at - one.at).slice(0, MAX);
    kept.set(kind, newest);
    if (kind !== "diastolic") dropped += list.length - newest.length;
    return newest;
  }

  return {
    read(piece: string): void {
      const text = rest + piece;
      rest = "";
      for (let at = 0; ;) {
        const start = text.indexOf(RECORD, at);
        if (start === -1) {
          // The beginning of a record may stand at the end of a piece.
          rest = text.slice(Math.max(at, text.length - RECORD.length));
          return;
        }
        const quote = text.indexOf('"', start + RECORD.length);
        const name = text.slice(start + RECORD.length, quote === -1 ? start : quote);
        const kind = name.startsWith(TYPE_PREFIX) ? KINDS.get(name.slice(TYPE_PREFIX.length)) : undefined;
        if (quote !== -1 && !kind) {
          at = quote;
          continue;
        }
        const end = kind ? endOfTag(text, quote + 1, start + LONGEST_RECORD) : -1;
        if (end !== -1) take(text.slice(start, end), kind!);
        else if (text.length < start + LONGEST_RECORD) {
          rest = text.slice(start);
          return;
        }
        at = end === -1 ? start + LONGEST_RECORD : end;
      }
    },
    /** What it holds as a table like our own export, newest first, and how many readings were too many. */
    result(): { text: string; left: number } {
      const lower = new Map(kept.get("diastolic")!.map(({ at, value }) => [at, value]));
      const lists = [...kept]
        .filter(([kind]) => kind !== "diastolic")
        .map(([kind, list]) =>
          cut(kind, list).flatMap(({ at, value }): Measurement[] => {
            const diastolic = SERVER_KINDS[typeOf(kind)].diastolic ? lower.get(at) : null;
            return diastolic === undefined
              ? []
              : [{ deviceType: typeOf(kind), value, diastolic, measuredAt: new Date(at) }];
          }),
        )
        // A watch measures the pulse all day: what is rare is not crowded out by it.
        .sort((one, other) => one.length - other.length);
      const taken: Measurement[] = [];
      for (const list of lists) taken.push(...list.slice(0, MAX - taken.length));
      const all = lists.reduce((sum, list) => sum + list.length, 0);
      return { text: CSV_HEAD + taken.map(readingLine).join(""), left: dropped + all - taken.length };
    },
  };
}

/** Where a tag ends, past what stands in quotation marks; -1 where it does not end before `limit`. */
function endOfTag(text: string, from: number, limit: number): number {
  let isQuoted = false;
  for (let at = from; at < Math.min(limit, text.length); at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === ">" && !isQuoted) return at + 1;
  }
  return -1;
}

/** Said of readings that were too many for one import. */
export const tooManyReadings = (left: number): Message =>
  message("The file has more than {lines} readings: the {count} oldest were left out", {
    lines: MAX_IMPORT_LINES.toLocaleString("en-US"),
    count: left.toLocaleString("en-US"),
  });
