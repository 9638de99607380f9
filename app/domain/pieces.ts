/** A name in braces. */
export const PIECE = /\{([a-z][^}]*)\}/g;

/** A text in which names in braces stand for other texts (`{a relative}`), with those in their places. */
export const fillPieces = (text: string, valueOf: (name: string) => string): string =>
  text.replace(PIECE, (_, name: string) => fillPieces(valueOf(name), valueOf));
