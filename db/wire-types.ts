/**
 * Reads a list of texts as PostgreSQL writes it, like `{plain,"with, comma"}`:
 * one dimension, a missing element as `null`. drizzle's own reader, which would
 * do it otherwise, loses backslashes.
 */
function parseTextArray(literal: string): (string | null)[] {
  const elements = literal.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/gs);
  return [...elements].map(([, quoted, plain]) =>
    quoted !== undefined ? quoted.replace(/\\(.)/gs, "$1") : plain === "NULL" ? null : plain!,
  );
}

const asText = (text: string) => text;

/** Dates, instants and intervals (`pg_type.oid`), which drizzle reads and writes itself. */
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const INTERVAL = 1186;
/** Lists of these, and of decimals. */
const LISTS = [1182, 1115, 1185, 1187, 1231];

/** For PGlite: what it must not turn into values of JavaScript. */
export const TEXT_PARSERS = Object.fromEntries([DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL].map((type) => [type, asText]));

/** For postgres.js. What drizzle writes is in PostgreSQL's form already: JSON and lists of texts as well. */
export const WIRE_TYPES = {
  textArray: { to: 1009, from: [1009], serialize: asText, parse: parseTextArray },
  instant: {
    to: TIMESTAMPTZ,
    from: [DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL, ...LISTS],
    serialize: asText,
    parse: asText,
  },
  json: { to: 114, from: [114], serialize: asText, parse: JSON.parse as (text: string) => unknown },
  jsonb: { to: 3802, from: [3802], serialize: asText, parse: JSON.parse as (text: string) => unknown },
};
