import { isRouteErrorResponse, useMatches, useRouteLoaderData } from "@remix-run/react";
import { createContext, Fragment, lazy, useContext, type ComponentType, type ReactNode } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";
import type { Values } from "~/locales/translator";
import { html, type Html } from "~/domain/html";
import { LANGUAGES, type Language } from "~/domain/language";
import { asMessage, type Value } from "~/domain/message";
import type { ToastMessage } from "~/domain/toast";
import type { Count } from "~/locales/messages";
import { NAMESPACE_NAMES, type AnyMessageId, type Names, type Namespace, type MessageId } from "~/locales/messages";
import { canSay, countOf, translateId, isLoaded, loadMessages, say, translate } from "~/locales/translate";

/**
 * A route's `handle` with the part of the texts that its screen speaks. Without one it is in English only, and says so.
 */
export type TranslatedHandle<Part extends Namespace = Namespace> = { namespace: Part };

/** The part of the texts that a `handle` names, if any. */
const namespaceOf = (handle: unknown): Namespace | null => {
  const named = typeof handle === "object" && handle !== null && "namespace" in handle ? handle.namespace : null;
  return NAMESPACE_NAMES.find((part) => part === named) ?? null;
};

/**
 * The language that the page was drawn in, for where nothing was loaded: an error page that is given instead of
 * everything else.
 */
export const PageLanguage = createContext<Language>("en");

/** The language of the visitor, in which the shell speaks. */
function useVisitorLanguage(): Language {
  const drawn = useContext(PageLanguage);
  return (useRouteLoaderData("root") as { language?: Language } | undefined)?.language ?? drawn;
}

/**
 * The part of the texts that the screen names, and the language it is in: the visitor's, or English where it is not
 * translated.
 */
export function useScreen(): { namespace: Namespace | null; language: Language } {
  const visitors = useVisitorLanguage();
  const namespace = namespaceOf(useMatches().at(-1)?.handle);
  // A refusal stands in the screen's place, and its words are the shell's (`ScreenError`).
  const isRefusal = Object.values(useContext(RouterState)?.errors ?? {}).some(
    (error) => isRouteErrorResponse(error) && error.status < 500,
  );
  return { namespace, language: namespace || isRefusal ? visitors : "en" };
}

/** What is spoken where one is: every component asks, so it is one question and not three. */
const SpokenLanguage = createContext<Language | null>(null);

/** Everything within speaks the visitor's language: the shell, until a screen says otherwise. */
export function VisitorsWords({ children }: { children: ReactNode }) {
  return <SpokenLanguage.Provider value={useVisitorLanguage()}>{children}</SpokenLanguage.Provider>;
}

const gates = new Map<string, ComponentType<{ children: ReactNode }>>();
const Open = ({ children }: { children: ReactNode }) => <>{children}</>;

/** What lets a screen through once its texts are there: until then the last one stays. */
function gateOf(language: Language, namespace: Namespace | null) {
  if (namespace === null) return Open;
  const name = `${language} ${namespace}`;
  // Remembered: another one for the same screen would take what is typed there away with it.
  const gate =
    gates.get(name) ??
    (isLoaded(language, namespace)
      ? Open
      : lazy(() => loadMessages(language, [namespace]).then(() => ({ default: Open }))));
  gates.set(name, gate);
  return gate;
}

/** Everything within speaks the screen's language; all else the visitor's. */
export function ScreenWords({ children }: { children: ReactNode }) {
  const { namespace, language } = useScreen();
  const Gate = gateOf(language, namespace);
  return (
    <SpokenLanguage.Provider value={language}>
      <Gate>{children}</Gate>
    </SpokenLanguage.Provider>
  );
}

/**
 * A part that came in a language of its own: marked as such where the screen is in
 * another, and everything within speaks it. What a medicine does is told whole in one.
 */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  if (useLanguage() === language) return <>{children}</>;
  return (
    <div lang={language} dir={LANGUAGES[language].direction}>
      <SpokenLanguage.Provider value={language}>{children}</SpokenLanguage.Provider>
    </div>
  );
}

/** The texts in the screen's language, for what stands outside of it and is about it. */
export function useScreenWords(): Words {
  const { language } = useScreen();
  return wordsOf<"shell">(language);
}

/** The language that is spoken here. */
export function useLanguage(): Language {
  const drawn = useContext(PageLanguage);
  return useContext(SpokenLanguage) ?? drawn;
}

/** Between these stands the name of what a text is to be filled with. */
const MARK = "\u0000";

function wordsIn<Part extends Namespace>(language: Language) {
  const translate = translateId.bind(null, language);
  return {
    language,
    /** A text of the screen's part or the shell's, by its English. */
    t: translate as <Key extends MessageId<Part>>(
      text: Key,
      ...values: [Names<Key>] extends [never] ? [] : [Readonly<Record<Names<Key>, string | number>>]
    ) => string,
    /** The same, filled with elements. */
    rich: <Key extends MessageId<Part>>(text: Key, elements: Record<Names<Key>, ReactNode>): ReactNode => {
      const names = Object.fromEntries(
        Object.keys(elements).map((name) => [name, `${MARK}${name}${MARK}`]),
      ) satisfies Values;
      return translate(text, names)
        .split(MARK)
        .map((part, index) => (
          <Fragment key={index}>{index % 2 ? (elements as Record<string, ReactNode>)[part] : part}</Fragment>
        ));
    },
    /** A number with its noun. */
    count: (noun: Count, count: number) => countOf(language, noun, count),
    /** A message of the domain, in English where not all of it is translated. */
    say: (message: Value) => say(canSay(language, message) ? language : "en", message),
    /** A text that may be the id of a message, like the name of a specialty; as it is where it is none. */
    translate: translate as (text: string) => string,
    /** A message, whole or not at all: what we cannot say in the language stays English, and is marked so. */
    message: ({
      title,
      description,
      language: made,
    }: Omit<ToastMessage, "variant">): { title: string; description?: string; lang?: Language } => {
      const messages = [title, description ?? []].map((text) => (typeof text === "string" ? asMessage(text) : text));
      const lang = made ?? (messages.every((one) => canSay(language, one)) ? language : "en");
      const [first, second] = messages.map((one) => say(lang, one));
      return {
        title: first!,
        ...(second ? { description: second } : {}),
        ...(lang === language ? {} : { lang }),
      };
    },
  };
}
export type Words<Part extends Namespace = "shell"> = ReturnType<typeof wordsIn<Part>>;

/** One of each language: every component on a page asks for them. */
const kept = new Map<Language, Words>();

function wordsOf<Part extends Namespace>(language: Language): Words<Part> {
  const words = kept.get(language) ?? wordsIn<"shell">(language);
  kept.set(language, words);
  // Which part's texts may be said is only the compiler's to know.
  return words as unknown as Words<Part>;
}

/**
 * The texts of the language that is spoken here.
 * @param _part whose texts may be said, besides the shell's: the one that the screen's `handle` names.
 */
export function useWords<Part extends Namespace = "shell">(_part?: Part): Words<Part> {
  return wordsOf<Part>(useLanguage());
}

/** A message of the domain: marked as English where not all of it is translated. */
export function Say({ message }: { message: Value }) {
  const { language, say } = useWords();
  return canSay(language, message) ? (
    <>{say(message)}</>
  ) : (
    <span lang="en" dir="ltr">
      {say(message)}
    </span>
  );
}

/** As `Say`, for what is written out as HTML. */
export const sayHtml = ({ language, say }: Pick<Words, "language" | "say">, message: Value): Html =>
  canSay(language, message) ? html`${say(message)}` : html`<span lang="en" dir="ltr">${say(message)}</span>`;

/** Says, in the visitor's language, that a screen is not in it. */
export function EnglishOnly() {
  const visitors = useVisitorLanguage();
  const { t } = useWords();
  if (useScreen().language === visitors) return null;
  return (
    <p lang={visitors} dir={LANGUAGES[visitors].direction} className="wrap pt-4 text-muted" data-english-only>
      {t("This page is in English only so far.")}
    </p>
  );
}

/** A page's description for its `meta`, in the visitor's language; the page has to be translated. */
export function describedBy<Key extends AnyMessageId>(
  matches: Matches,
  text: Key,
  ...values: [Names<Key>] extends [never] ? [] : [Readonly<Record<Names<Key>, string | number>>]
): { name: string; property: string; content: string }[] {
  // One tag, read under either name: search engines ask for the one, whoever shows a link for the other.
  return [
    { name: "description", property: "og:description", content: translate(languageIn(matches), text, ...values) },
  ];
}

/** For a page's `meta`, a text that may be the id of a message. */
export const translateIn = (matches: Matches, text: string) => translateId(languageIn(matches), text);

type Matches = readonly { id: string; data: unknown }[];
const languageIn = (matches: Matches) =>
  ((matches.find(({ id }) => id === "root")?.data ?? {}) as { language?: Language }).language ?? "en";
