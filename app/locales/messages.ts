import type { MessageIds } from "./generated/ids";

/**
 * The parts that the texts come in, each with the files that it consists of: a screen names the one it needs besides
 * `shell`, which every page has. A screen that names none is in English only.
 */
export const NAMESPACES = {
  shell: ["shell", "counts"],
  home: ["home"],
  directory: ["directory"],
  booking: ["booking", "appointments"],
  emergency: ["emergency"],
  privacy: ["privacy"],
  accessibility: ["accessibility"],
  account: ["account"],
  portal: ["portal", "appointments", "readings"],
  dashboard: ["dashboard", "charts", "readings"],
  rooms: ["rooms", "charts"],
  assistant: ["assistant"],
  interactions: ["interactions"],
} as const satisfies Record<string, readonly CatalogName[]>;
export type Namespace = keyof typeof NAMESPACES;
export const NAMESPACE_NAMES = Object.keys(NAMESPACES) as Namespace[];

/** A translators' file without its extension: `booking`, `server/emails`. */
export type CatalogName = keyof MessageIds;
/** The ids of some files. The id of a message is its English, as it was written first. */
export type IdsOf<Name extends CatalogName> = MessageIds[Name];

type Id<Name extends CatalogName> = Exclude<IdsOf<Name>, `count.${string}`>;
/** The files that all of some parts have. */
type CommonFile<Part extends Namespace> = {
  [Name in CatalogName]: [Part] extends [HasFile<Name>] ? Name : never;
}[CatalogName];
type HasFile<Name extends CatalogName> = {
  [Part in Namespace]: Name extends (typeof NAMESPACES)[Part][number] ? Part : never;
}[Namespace];
/** The ids of whatever a screen of that part may say; of several parts, what a screen of any of them may say. */
export type MessageId<Part extends Namespace = "shell"> = Id<(typeof NAMESPACES)["shell"][number] | CommonFile<Part>>;
/** Those of them with nothing to fill in. */
export type PlainMessageId<Part extends Namespace = "shell"> = Exclude<MessageId<Part>, `${string}{${string}`>;
/** The ids of all parts. */
export type AnyMessageId = Id<(typeof NAMESPACES)[Namespace][number]>;

/** A toast of a translated screen; whoever shows it says it in the visitor's language. */
export type ToastText<Part extends Namespace> = {
  title: PlainMessageId<Part>;
  description: PlainMessageId<Part>;
  variant?: "destructive";
};

/** Numbers with their nouns. */
export type Count = MessageIds["counts"] extends `count.${infer Noun}` ? Noun : never;

/** The names between braces in a text. */
export type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** What a message needs besides its id: nothing, or a value for each of its names. */
export type ValuesOf<Id extends string> = [Names<Id>] extends [never]
  ? []
  : [Readonly<Record<Names<Id>, string | number>>];
