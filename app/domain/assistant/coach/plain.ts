/** A text as the coach's patterns read it: in lower case, with the plain apostrophe. */
export const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");
