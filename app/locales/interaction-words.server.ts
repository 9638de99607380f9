import type { Held, Holds } from "~/domain/interactions/between";
import type { InteractionReport } from "~/domain/interactions/check";
import { DRUG_NAMES, type DrugName } from "~/domain/interactions/names";
import { ARABIC } from "~/domain/interactions/names/arabic";
import { KINDS, type KindName } from "~/domain/interactions/names/kinds";
import { SPANISH } from "~/domain/interactions/names/spanish";
import type { Facts } from "~/domain/interactions/rule";
import type { SOURCE_LANGUAGE, Language } from "~/domain/language";
import { SERVER_CATALOGS } from "./generated/server-catalogs.server";
import { serverTranslator } from "./server-words.server";

/** The languages that the checker's reply is told in, besides English. */
type Told = Exclude<Language, typeof SOURCE_LANGUAGE>;

const CATALOGS = [
  "medical/counts",
  "medical/interaction-classes",
  "medical/interaction-sentences",
  "medical/interaction-sources",
  "medical/interaction-texts",
] as const;

/** The names of medicines that people use; where a language has none, they are the English ones. */
const NAMES: Partial<Record<Told, Readonly<Record<DrugName, string>>>> = { es: SPANISH, ar: ARABIC };
/** Which of a kind's names are the language's. */
const NAMES_OF_KINDS: Partial<Record<Told, 1 | 2>> = { es: 1, ar: 2 };
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
export function reportIn(language: Told, report: InteractionReport): InteractionReport | null {
  const voice = voices.get(language) ?? voiceOf(language);
  voices.set(language, voice);
  try {
    return retell(report, voice);
  } catch (error) {
    if (error instanceof Unsaid) return null;
    throw error;
  }
}
const voices = new Map<Told, Voice>();

type Voice = ReturnType<typeof voiceOf>;

/** Some facts, with what they hold for: in words of the language, but of the type of the English. */
type Telling = <Facts extends { holds?: Holds[] }>(facts: Facts) => Facts;

function retell(report: InteractionReport, { text, drug, kind, summary }: Voice): InteractionReport {
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
    source: written.split("; ").map(text).join("; "),
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

/** A sentence as it is composed, and where its value stands. */
const shapeOf = (text: string) => new RegExp(`^${text.replace(/[().]/g, "\\$&").replace(/\\?\{\w+\}/, "(.+)")}$`);
const SENTENCES = Object.keys(SERVER_CATALOGS.es["medical/interaction-sentences"]).map((id) => ({
  id,
  name: /\{(\w+)\}/.exec(id)![1]!,
  shape: shapeOf(id),
}));

const FOUND = /^(\d+) findings? for the (\d+) medicines? checked\.$/;
const NONE_KNOWN =
  /^No interaction is known to us among the (\d+) medicines? checked\. That does not mean that there is none\.$/;
const UNCHECKED = / (\d+) names? could not be checked\.$/;

function voiceOf(language: Told) {
  const { translate, has } = serverTranslator(language, CATALOGS);
  const count = (noun: string, number: string) => translate(`count.${noun}`, { count: Number(number) });

  const drug = (name: string): string => {
    if (!isDrug(name)) throw new Unsaid();
    return NAMES[language]?.[name].split(", ")[0] ?? name;
  };
  const kind = (name: string): string => {
    if (!isKind(name)) throw new Unsaid();
    return KINDS[name].names[NAMES_OF_KINDS[language] ?? 0].split(", ")[0]!;
  };
  const text = (english: string): string => (has(english) ? translate(english) : sentence(english));
  /** What stands in braces: a substance, a class, or a product's name, which keeps its letters. */
  const values: Record<string, (value: string) => string> = { drug, kind, class: text, product: (name) => name };

  function sentence(english: string): string {
    for (const { id, name, shape } of SENTENCES) {
      const value = shape.exec(english)?.[1];
      if (value !== undefined) return translate(id, { [name]: values[name]!(value) });
    }
    throw new Unsaid();
  }

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
  return { text, drug, kind, summary };
}
