import sources from "~/content/interactions/generated/sources";
import type { Keys } from "~/content/interactions/generated/keys";
import type ruleRows from "~/content/interactions/generated/rules";
import type { SECTIONS, SEVERITIES } from "~/content/interactions/vocabulary";
import { message, type Message } from "~/domain/message";

export type Severity = (typeof SEVERITIES)[number];
export type RuleRow = (typeof ruleRows)[number];

/** What a rule says. */
export type Facts = {
  /** What happens to the person. */
  effect: Message;
  /** How it comes about. */
  mechanism: Message;
  /** What to do, said to the person who takes them. */
  management: Message;
  /** Where it is written. */
  source: readonly Message[];
};

/** A US prescribing information and the section that says it; where there are several of a class, one that does. */
const LABELS = {
  "boxed warning": "US prescribing information of {product}: boxed warning",
  dosage: "US prescribing information of {product}: section 2, dosage",
  contraindications: "US prescribing information of {product}: section 4, contraindications",
  warnings: "US prescribing information of {product}: section 5, warnings and precautions",
  interactions: "US prescribing information of {product}: section 7, drug interactions",
  "Drug Facts": "US Drug Facts label of {product}",
} as const satisfies Record<(typeof SECTIONS)[number], Message["id"]>;

const SOURCES = new Map<Keys["sources"], Message>(
  sources.map(({ source, product, section, text }) => [
    source,
    text ? message(text) : message(LABELS[section!], { product: product! }),
  ]),
);
export const sourcesOf = (keys: readonly Keys["sources"][]): Message[] => keys.map((key) => SOURCES.get(key)!);

/** The facts of a row, as messages. */
export const factsOf = ({
  effect,
  mechanism,
  management,
  sources: keys,
}: Pick<RuleRow, "effect" | "mechanism" | "management" | "sources">): Facts => ({
  effect: message(effect),
  mechanism: message(mechanism),
  management: message(management),
  source: sourcesOf(keys),
});
