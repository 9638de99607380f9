/** A part of a letter. Texts are plain; whoever renders them escapes. */
export type EmailBlock =
  | { text: string }
  /** A link and what pressing it does. */
  | { link: string; href: string }
  | { facts: [name: string, value: string][] }
  /** Somebody's own words. */
  | { quote: string };

export type EmailContent = { subject: string; blocks: EmailBlock[] };
