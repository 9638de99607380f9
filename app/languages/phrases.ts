/**
 * The parts that the texts come in: a screen names the one it needs besides
 * `shell`, which every page has. A screen that names none is in English only.
 */
export const NAMESPACES = [
  "shell",
  "home",
  "directory",
  "booking",
  "emergency",
  "privacy",
  "accessibility",
  "account",
  "portal",
  "dashboard",
  "rooms",
  "assistant",
  "interactions",
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Every text by its part. What it is called is what it says in English, so English needs no catalogue. */
type Catalogue = {
  shell: typeof import("./es/shell").default;
  home: typeof import("./es/home").default;
  directory: typeof import("./es/directory").default;
  booking: typeof import("./es/booking").default;
  emergency: typeof import("./es/emergency").default;
  privacy: typeof import("./es/privacy").default;
  accessibility: typeof import("./es/accessibility").default;
  account: typeof import("./es/account").default;
  portal: typeof import("./es/portal").default;
  dashboard: typeof import("./es/dashboard").default;
  rooms: typeof import("./es/rooms").default;
  assistant: typeof import("./es/assistant").default;
  interactions: typeof import("./es/interactions").default;
} & Record<Namespace, object>;

/** The English of whatever a screen of that part may say. */
export type Phrase<Part extends Namespace = "shell"> = (keyof Catalogue["shell"] | keyof Catalogue[Part]) & string;
/** Those of them with nothing to fill in. */
export type PlainPhrase<Part extends Namespace = "shell"> = Exclude<Phrase<Part>, `${string}{${string}`>;
/** A message of a translated screen, in English; whoever shows it says it in the visitor's language. */
export type Message<Part extends Namespace> = {
  title: PlainPhrase<Part>;
  description: PlainPhrase<Part>;
  variant?: "destructive";
};
/** The English of a text of any part. */
export type AnyPhrase = { [Part in Namespace]: keyof Catalogue[Part] & string }[Namespace];

/** What another language has to say: the same texts, none more and none less. */
export type SameAs<Texts> = Record<keyof Texts, string>;

/** The names between braces in a text. */
export type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
