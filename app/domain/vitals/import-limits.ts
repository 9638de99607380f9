/** Bytes of a file at the most. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
/** Lines of a file at the most, the first one included. */
export const MAX_IMPORT_LINES = 50_000;
/** Characters that can be pasted in place of a file. */
export const PASTED_LIMIT = 200_000;
