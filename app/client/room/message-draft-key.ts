/**
 * Under which a tab keeps the line that is begun in a room's chat; in a file of its own, because every page's first
 * script needs it.
 */
export const MESSAGE_DRAFT_KEY = "unsent line";
