import { z } from "zod";
import { flag, key, list, messageIn, optional, reference, text } from "../columns";
import type { MessageIds } from "../../locales/generated/ids";
import type { Keys } from "./generated/keys";
import { LANGUAGES, SECTIONS, SEVERITIES, TOPICS, WORD_ROLES } from "./vocabulary";

const drugs = () => list(reference<Keys["drugs"]>("drugs"));
/** Medicines and classes of medicines. */
const subjects = () => list(reference<Keys["drugs"] | Keys["classes"]>("drugs", "classes"));
const severity = () => z.enum(SEVERITIES);

const facts = {
  /** What happens to the person. */
  effect: messageIn<MessageIds["medical/interaction-texts"]>("medical/interaction-texts"),
  /** How it comes about. */
  mechanism: messageIn<MessageIds["medical/interaction-texts"]>("medical/interaction-texts"),
  /** What to do, said to the person who takes them. */
  management: messageIn<MessageIds["medical/interaction-texts"]>("medical/interaction-texts"),
  sources: list(reference<Keys["sources"]>("sources")).refine((sources) => sources.length > 0, "is empty"),
};

export const tables = {
  drugs: z.object({
    /** The US generic name. */
    name: key<Keys["drugs"]>(),
    /** Brands and international names. */
    otherNames: list(text()),
    /** The first is the one that is shown; so it is in Arabic. */
    spanish: list(text()),
    arabic: list(text()),
  }),
  combinations: z.object({ language: z.enum(LANGUAGES), names: list(text()), ingredients: drugs() }),
  absent: z.object({ name: text(), otherNames: list(text()) }),
  classes: z.object({ name: key<Keys["classes"]>(), members: subjects() }),
  kinds: z.object({
    name: key<Keys["kinds"]>(),
    members: subjects(),
    otherNames: list(text()),
    spanish: list(text()),
    arabic: list(text()),
  }),
  vague: z.object({ words: list(text()), examples: list(text()) }),
  words: z.object({ role: z.enum(WORD_ROLES), language: z.enum(LANGUAGES), words: list(text()) }),
  sources: z.object({
    source: key<Keys["sources"]>(),
    product: optional(text()),
    section: optional(z.enum(SECTIONS)),
    text: optional(messageIn<MessageIds["medical/interaction-sources"]>("medical/interaction-sources")),
  }),
  rules: z.object({
    topic: z.enum(TOPICS),
    severity: severity(),
    a: subjects(),
    b: subjects(),
    ...facts,
    /** Not for pairs with one of these: they are different, or have a rule of their own. */
    except: drugs(),
    /** Only if one of these is taken as well. */
    given: optional(reference<Keys["drugs"] | Keys["classes"]>("drugs", "classes")),
  }),
  "duplicate-classes": z.object({
    class: reference<Keys["duplicate-classes"]>("classes").meta({ isKey: true }),
    severity: severity(),
  }),
  "duplicate-drugs": z.object({ drug: reference<Keys["drugs"]>("drugs"), severity: severity() }),
  allergies: z.object({
    group: key<Keys["allergies"]>(),
    /** What patients and records call it, besides the names of the kind. */
    names: list(text()),
    kind: optional(reference<Keys["kinds"]>("kinds")),
    members: subjects(),
    mechanism: facts.mechanism,
    sources: facts.sources,
  }),
  "allergy-crossings": z.object({
    group: reference<Keys["allergies"]>("allergies"),
    severity: severity(),
    with: subjects(),
    ...facts,
    except: drugs(),
  }),
  // What must come out, in names as they are typed. Each of a list is checked alone.
  golden: z.object({
    medicine: text(),
    with: list(text()),
    /** A third medicine, without which it does not come out. */
    beside: optional(text()),
    severity: severity(),
    /** How effect and management begin, one after the other. */
    says: text(),
    /** It must not come out. */
    never: flag(),
  }),
  "golden-duplicates": z.object({
    medicine: text(),
    with: list(text()),
    severity: severity(),
    what: reference<Keys["drugs"] | Keys["classes"]>("drugs", "classes"),
  }),
  "golden-allergies": z.object({
    allergy: text(),
    medicines: list(text()),
    severity: severity(),
    says: text(),
    never: flag(),
  }),
};

type Checked = {
  [Table in "drugs" | "classes" | "sources" | "rules" | "allergies"]: readonly z.output<(typeof tables)[Table]>[];
};

/** @returns what no row tells alone */
export function check({ drugs: medicines, classes, sources, rules, allergies }: Checked) {
  const names = new Set<string>(medicines.map(({ name }) => name));
  const membersOf = new Map<string, readonly string[]>(classes.map(({ name, members }) => [name, members]));
  const holds = (name: string, member: string, above: readonly string[] = []): boolean =>
    !above.includes(name) &&
    (name === member || (membersOf.get(name) ?? []).some((one) => holds(one, member, [...above, name])));
  return [
    ...classes.flatMap(({ name, members }, row) => [
      ...(names.has(name) ? [{ table: "classes", row, problem: `“${name}” is the name of a medicine, too` }] : []),
      ...(members.some((member) => holds(member, name))
        ? [{ table: "classes", row, problem: `“${name}” is a member of itself` }]
        : []),
    ]),
    ...sources.flatMap(({ product, section, text: named }, row) =>
      Boolean(product) === Boolean(section) && Boolean(product) !== Boolean(named)
        ? []
        : [{ table: "sources", row, problem: "needs either a product and a section, or a text" }],
    ),
    ...rules.flatMap(({ a, b, except }, row) =>
      except
        .filter((drug) => ![...a, ...b].some((subject) => holds(subject, drug)))
        .map((drug) => ({ table: "rules", row, problem: `“${drug}” is excepted and not in it` })),
    ),
    ...allergies.flatMap(({ names: called, kind }, row) =>
      called.length > 0 || kind ? [] : [{ table: "allergies", row, problem: "has no name" }],
    ),
  ];
}
