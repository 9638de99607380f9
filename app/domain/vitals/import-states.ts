/** How an import of readings stands, in the order that it goes through, and what its page is called then. */
export const IMPORT_STATE_WORDS = {
  preview: "Review your import",
  importing: "Being Imported",
  done: "Imported",
  undoing: "Being Undone",
  undone: "Undone",
} as const;
export type ImportState = keyof typeof IMPORT_STATE_WORDS;
export const IMPORT_STATES = Object.keys(IMPORT_STATE_WORDS) as [ImportState, ...ImportState[]];
