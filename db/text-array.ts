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

/** The type `text[]` for postgres.js. What is written has been put into PostgreSQL's form by drizzle. */
export const TEXT_ARRAY = { to: 1009, from: [1009], serialize: (literal: string) => literal, parse: parseTextArray };
