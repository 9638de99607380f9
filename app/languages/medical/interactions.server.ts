import type { Held, Holds } from "~/domain/interactions/between";
import type { InteractionReport } from "~/domain/interactions/check";
import { DRUG_NAMES, type DrugName } from "~/domain/interactions/names";
import { ARABIC } from "~/domain/interactions/names/arabic";
import { KINDS, type KindName } from "~/domain/interactions/names/kinds";
import { SPANISH } from "~/domain/interactions/names/spanish";
import type { Facts } from "~/domain/interactions/rule";
import { LANGUAGES, type Language } from "~/domain/language";
import type { Forms } from "../counts";

/** The languages that the checker's reply is told in, besides English. */
type Told = Exclude<Language, "en">;
type Composed =
  | "Both contain {drug}. Ask a pharmacist before you take both: together they may be too much."
  | "These are all {class}; as a rule one is enough. Ask your prescriber whether more than one is meant."
  | "These are all {class}. Do not combine them unless your prescriber has told you to; ask which one is meant."
  | "You named a kind of medicine, {kind}, and one of it. If these are two medicines, ask your prescriber whether both are meant."
  | "It is {drug}, to which you are allergic."
  | "You are allergic to a kind of medicine, {kind}, and it is one of it."
  | `US prescribing information of {product}: ${"boxed warning" | "section 2, dosage" | "section 4, contraindications" | "section 5, warnings and precautions" | "section 7, drug interactions"}`
  | "US Drug Facts label of {product}";

/**
 * What a language has to say for the checker. None of it reaches a browser but in
 * a reply: a quarter of a megabyte that few ask for.
 */
export type Saying<Spoken extends Told> = {
  /** Of the summary; `#` is the number. */
  counts: Record<"findings" | "amongMedicines" | "noneKnown" | "unchecked", Record<Forms[Spoken], string>>;
  composed: Record<Composed, string>;
  /** Of which one medicine is enough. */
  classes: Record<string, string>;
  sources: Record<string, string>;
  texts: Record<string, string>;
};

type Spoken = { [Language in Told]: Saying<Language> }[Told];

const CATALOGUES = {
  es: () => import("./es/interactions.server"),
  ar: () => import("./ar/interactions.server"),
} satisfies { [Spoken in Told]: () => Promise<{ default: Saying<Spoken> }> };

const NAMES = { es: SPANISH, ar: ARABIC };
/** Which of a kind's names are the language's. */
const NAMES_OF_KINDS = { es: 1, ar: 2 } as const satisfies Record<Told, number>;
const isKind = (name: string): name is KindName => name in KINDS;
const isDrug = (name: string): name is DrugName => (DRUG_NAMES as string[]).includes(name);

/** What is said that has no translation: the whole reply stays English then. */
class Unsaid extends Error {}

/**
 * The checker's reply in a language: sentences and the names of substances. What
 * was typed stays, and so do the codes (`kind`, `severity`, `outcome`).
 * @returns `null` where any sentence of it has no translation: half a warning in
 * another language is worse than a whole one in English.
 */
export async function reportIn(language: Told, report: InteractionReport): Promise<InteractionReport | null> {
  const saying: Spoken = (await CATALOGUES[language]()).default;
  try {
    return retell(report, voiceOf(language, saying));
  } catch (error) {
    if (error instanceof Unsaid) return null;
    throw error;
  }
}

type Voice = ReturnType<typeof voiceOf>;

/** Some facts, with what they hold for: in words of the language, but of the type of the English. */
type Telling = <Facts extends { holds?: Holds[] }>(facts: Facts) => Facts;

function retell(report: InteractionReport, { text, source, drug, kind, summary }: Voice): InteractionReport {
  const named = (name: string) => (isKind(name) ? kind(name) : drug(name));
  const held: Telling = (facts) =>
    facts.holds
      ? {
          ...facts,
          holds: facts.holds.map(
            ({ kind: name, all, members }) => ({ kind: kind(name), all, members: members.map(drug) }) as Holds,
          ),
        }
      : facts;
  const facts = ({ effect, mechanism, management, source: written }: Facts): Facts => ({
    effect: text(effect),
    mechanism: text(mechanism),
    management: text(management),
    source: written.split("; ").map(source).join("; "),
  });
  return {
    ...report,
    summary: summary(report.summary),
    interactions: report.interactions.map((finding) => ({
      ...held(finding),
      ...facts(finding),
      drugs: finding.drugs.map(named),
      ...(finding.ifMeant
        ? { ifMeant: finding.ifMeant.map(({ typed, meant }) => ({ typed, meant: drug(meant) })) }
        : {}),
      also: finding.also.map((other): Held => ({ ...held(other), ...facts(other) })),
    })),
    duplicates: report.duplicates.map((duplicate) => ({
      ...duplicate,
      // Of a doubled ingredient these are the entries as they were typed.
      drugs: duplicate.kind === "class" ? duplicate.drugs.map(named) : duplicate.drugs,
      management: text(duplicate.management),
    })),
    checked: report.checked.map(({ kind: of, ...one }) => ({
      ...one,
      ingredients: one.ingredients.map(drug),
      ...(of ? { kind: kind(of) as KindName } : {}),
    })),
    allergies: {
      ...report.allergies,
      ...(report.allergies.kinds
        ? { kinds: report.allergies.kinds.map(({ name, kind: of }) => ({ name, kind: kind(of) as KindName })) }
        : {}),
    },
    disclaimer: text(report.disclaimer),
  };
}

/** A text as it is composed, and where its value stands. */
const shapeOf = (text: string) => new RegExp(`^${text.replace(/[().]/g, "\\$&").replace(/\\?\{\w+\}/, "(.+)")}$`);

const FOUND = /^(\d+) findings? for the (\d+) medicines? checked\.$/;
const NONE_KNOWN =
  /^No interaction is known to us among the (\d+) medicines? checked\. That does not mean that there is none\.$/;
const UNCHECKED = / (\d+) names? could not be checked\.$/;

function voiceOf(language: Told, { counts, composed, classes, sources, texts }: Spoken) {
  const rules = new Intl.PluralRules(LANGUAGES[language].locale);
  const count = (what: keyof typeof counts, number: string) => {
    const forms: Record<string, string> = counts[what];
    return forms[rules.select(Number(number))]!.replace("#", number);
  };
  const shapes = Object.entries(composed).map(([english, said]) => ({ shape: shapeOf(english), said }));

  const drug = (name: string): string => {
    if (!isDrug(name)) throw new Unsaid();
    return NAMES[language][name].split(", ")[0]!;
  };
  const kind = (name: string): string => {
    if (!isKind(name)) throw new Unsaid();
    return KINDS[name].names[NAMES_OF_KINDS[language]].split(", ")[0]!;
  };
  /** What stands in braces: a substance, a class, or a product's name, which keeps its letters and its direction. */
  const valueOf = (value: string, said: string) =>
    said.includes("{drug}")
      ? drug(value)
      : said.includes("{kind}")
        ? kind(value)
        : said.includes("{class}")
          ? known(classes, value)
          : language === "ar"
            ? `\u2068${value}\u2069`
            : value;

  function fromParts(english: string): string {
    for (const { shape, said } of shapes) {
      const value = shape.exec(english)?.[1];
      if (value !== undefined) return said.replace(/\{\w+\}/, () => valueOf(value, said));
    }
    throw new Unsaid();
  }
  const text = (english: string) => texts[english] ?? fromParts(english);
  const source = (english: string) => sources[english] ?? fromParts(english);

  function summary(english: string): string {
    const unchecked = UNCHECKED.exec(english)?.[1];
    const head = english.replace(UNCHECKED, "");
    const [, findings, medicines] = FOUND.exec(head) ?? [];
    const compared = NONE_KNOWN.exec(head)?.[1];
    const said = findings
      ? `${count("findings", findings)} ${count("amongMedicines", medicines!)}`
      : compared
        ? count("noneKnown", compared)
        : text(head);
    return unchecked ? `${said} ${count("unchecked", unchecked)}` : said;
  }
  return { text, source, drug, kind, summary };
}

function known(texts: Readonly<Record<string, string>>, english: string): string {
  const said = texts[english];
  if (said === undefined) throw new Unsaid();
  return said;
}
