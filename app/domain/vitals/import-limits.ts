/** Bytes of a file at the most. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
/** Lines of a file at the most, the first one included. */
export const MAX_IMPORT_LINES = 50_000;
/** Columns of a table at the most. */
export const MAX_COLUMNS = 100;
/** Characters that can be pasted in place of a file. */
export const PASTED_LIMIT = 200_000;

/** The field in which a person says what a column is. */
export const columnField = (index: number): `column${number}` => `column${index}`;

/** Bytes of Apple Health's archive, or of its `export.xml`, at the most: some years of a watch have half of it. */
export const MAX_ARCHIVE_BYTES = 100 * 1024 * 1024;
