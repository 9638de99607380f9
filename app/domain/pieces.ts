/** A text in which names in braces stand for other texts (`{a relative}`), with those in their places. */
export const fillPieces = (text: string, valueOf: (name: string) => string): string =>
  text.replace(/\{([a-z][^}]*)\}/g, (_, name: string) => fillPieces(valueOf(name), valueOf));
