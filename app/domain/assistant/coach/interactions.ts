import { message, type Message } from "~/domain/message";
import { checkInteractions, type Finding, type InteractionReport, type Translated } from "~/domain/interactions/check";
import { isBrand, medicinesIn, type Mentioned } from "~/domain/interactions/recognise";
import type { Severity } from "~/domain/interactions/rule";
import { folded } from "./folded";
import { tells } from "./signs";
import { TEXTS } from "./texts";
import { patternNamed } from "./patterns";

/** With so few words beside two medicines nothing else is asked. */
const FEW_WORDS = 6;
const MAX_FINDINGS = 3;
const GRAVE: readonly Severity[] = ["contraindicated", "major"];

/** What somebody is allergic to is not what they take. */
const ALLERGIC_TO = patternNamed("allergic to a medicine", "giu");
const medicinesTaken = (texts: readonly string[]) => medicinesIn(texts.join("\n").replace(ALLERGIC_TO, " "));

const names = (mentioned: readonly Mentioned[]) => mentioned.map(({ name }) => name);
const concerns = ({ typed }: Pick<Finding, "typed">, asked: ReadonlySet<string>) =>
  typed.some((name) => asked.has(name));

/**
 * What the interaction table knows of the medicines of a message, with one another and with those that were told
 * before. `null` where too few are named, or nothing grave is known and nobody asked.
 * @param last the message as typed and in English; `before` what was told earlier, likewise.
 */
export function interactionsAsked(before: readonly string[], last: readonly string[]): InteractionReport | null {
  const asked = medicinesTaken(last);
  const members = new Set(asked.flatMap((one) => one.members));
  const own = new Set(names(asked));
  // Another name of what is asked about is no second medicine; another brand is.
  const earlier = medicinesTaken(before).filter(
    ({ name, members: drugs }) =>
      !drugs.some((drug) => members.has(drug)) ||
      (isBrand(name) && [...own].every((one) => isBrand(one) && one !== name)),
  );
  if (asked.length === 0 || asked.length + earlier.length < 2) return null;
  const text = folded(last[0] ?? "");
  const isAsked =
    tells(text, "about taking") || (asked.length > 1 && text.trim().split(" ").length <= FEW_WORDS + asked.length);
  const report = checkInteractions({ medications: names([...asked, ...earlier]) });
  const interactions = report.interactions.filter((finding) => concerns(finding, own));
  const duplicates = report.duplicates.filter(
    ({ kind, drugs }) => kind === "class" || drugs.some((name) => own.has(name)),
  );
  const found = interactions.length + duplicates.length;
  const isGrave = [...interactions, ...duplicates].some(({ severity }) => GRAVE.includes(severity));
  if (!isGrave && (!isAsked || (found === 0 && asked.length < 2))) return null;
  return { ...report, interactions, duplicates };
}

/** What a severity asks of the person. */
export const VERDICTS = {
  contraindicated: "Do not combine these.",
  major:
    "Together these can be dangerous. Don't start one, and don't stop the other, before you have asked a doctor or pharmacist.",
  moderate: "Ask your doctor or pharmacist before you combine these.",
  minor: "These are usually all right together.",
} as const satisfies Record<Severity, string>;

/**
 * A report as the chat says it: the gravest first, each with what can happen and what to do.
 * @param report in the language of the answer.
 * @param say puts the chat's own sentences into it.
 */
export function interactionAnswer(report: Translated<InteractionReport>, say: (message: Message) => string): string {
  const { interactions, duplicates, summary } = report;
  const found = [
    ...interactions.map(({ typed, severity, effect, management }) => ({
      named: typed,
      severity,
      says: [effect, management],
    })),
    ...duplicates.map(({ drugs, severity, management }) => ({ named: drugs, severity, says: [management] })),
  ].sort((a, b) => Object.keys(VERDICTS).indexOf(a.severity) - Object.keys(VERDICTS).indexOf(b.severity));
  const shown = found
    .slice(0, MAX_FINDINGS)
    .map(
      ({ named, severity, says }) => `${named.join(" + ")}: ${[say(message(VERDICTS[severity])), ...says].join(" ")}`,
    );
  return [...(shown.length > 0 ? shown : [summary]), say(message(TEXTS["more about interactions"]))].join("\n\n");
}
