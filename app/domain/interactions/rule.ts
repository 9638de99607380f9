import { message, type Message } from "~/domain/message";
import type { MessageIds } from "~/locales/generated/ids";
import type { Subject } from "./classes";
import type { DrugName } from "./names";

/**
 * From the gravest to the slightest.
 * - `contraindicated`: section 4 of a label, or "do not use together".
 * - `major`: possibly fatal or lasting harm; avoid, or only with a prescriber's plan.
 * - `moderate`: may need another dose or watching.
 * - `minor`: little effect; to be known.
 */
export const SEVERITIES = ["contraindicated", "major", "moderate", "minor"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a row says. */
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

type Text = MessageIds["medical/interaction-texts"];
type Source = MessageIds["medical/interaction-sources"] | Message;
/** Facts as a row has them: by the ids of their messages. */
export type FactIds = { effect: Text; mechanism: Text; management: Text; source: Source | readonly Source[] };

export const factsOf = ({ effect, mechanism, management, source }: FactIds): Facts => ({
  effect: message(effect),
  mechanism: message(mechanism),
  management: message(management),
  source: [source].flat().map((one) => (typeof one === "string" ? message(one) : one)),
});

type Subjects = Subject | readonly Subject[];
type Limits = {
  /** Only if one of these is taken as well. */
  given?: Subject;
  /** Not for pairs with one of these: they are different, or have a row of their own. */
  except?: readonly DrugName[];
};

/** One row of the table: everything of `a` with everything of `b`, whatever the order. */
export type Rule = Facts & Limits & { severity: Severity; a: readonly Subject[]; b: readonly Subject[] };

const row =
  (severity: Severity) =>
  (a: Subjects, b: Subjects, facts: FactIds & Limits): Rule => ({
    severity,
    a: [a].flat() as Subject[],
    b: [b].flat() as Subject[],
    ...facts,
    ...factsOf(facts),
  });

export const contraindicated = row("contraindicated");
export const major = row("major");
export const moderate = row("moderate");
export const minor = row("minor");

const SECTIONS = {
  "boxed warning": "boxed warning",
  dosage: "section 2, dosage",
  contraindications: "section 4, contraindications",
  warnings: "section 5, warnings and precautions",
  interactions: "section 7, drug interactions",
} as const;

/** A US prescribing information and the section that says it; where there are several of a class, one that does. */
export const label = (product: string, section: keyof typeof SECTIONS) =>
  message(`US prescribing information of {product}: ${SECTIONS[section]}`, { product });

/** The label of a medicine sold without prescription. */
export const drugFacts = (product: string) => message("US Drug Facts label of {product}", { product });

/** On herbs and supplements. */
export const NCCIH = "NIH, National Center for Complementary and Integrative Health: herbs at a glance";

/** The list of pairs that must never be given together (Phansalkar and others, JAMIA 2012;19:735-43). */
export const ONC = "High-priority interaction list, Phansalkar and others, JAMIA 2012;19:735";
