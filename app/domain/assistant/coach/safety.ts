import { CLASSES, type ClassName } from "~/domain/interactions/classes";
import type { DrugName } from "~/domain/interactions/names";
import { medicinesIn } from "~/domain/interactions/recognise";
import { folded } from "./folded";
import { tells } from "./signs";
import { asksForTooFew, hasEatingDisorder } from "./eating-disorder";
import { TEXTS } from "./texts";
import { patternNamed } from "./patterns";

/** What a conversation tells, in the patient's words and in English, as the patterns read it. */
type Told = {
  /** What is answered: the last message, with the one before it where it says nothing by itself. */
  asked: string;
  /** All of it, and what the form told. */
  all: string;
  /** Medicines named in `asked` and in `all`. */
  askedDrugs: ReadonlySet<DrugName>;
  allDrugs: ReadonlySet<DrugName>;
};

/** A message of so few words may be about the one before it ("should i worry"). */
const FEW_WORDS = 4;

/**
 * @param before what the form told and the earlier messages, as typed and in English; `last` likewise.
 */
export function toldIn(before: readonly string[], last: readonly string[]): Told {
  const lastText = folded(last.join("\n"));
  const isShort = (last[0] ?? "").trim().split(/\s+/).length <= FEW_WORDS && !tells(lastText, "end of the talk");
  const asked = isShort && before.length > 0 ? `${folded(before.slice(-2).join("\n"))}\n${lastText}` : lastText;
  const all = `${folded(before.join("\n"))}\n${lastText}`;
  return { asked, all, askedDrugs: drugsIn(asked), allDrugs: drugsIn(all) };
}

const drugsIn = (text: string): ReadonlySet<DrugName> => new Set(medicinesIn(text).flatMap(({ members }) => members));

const isOneOf = (drugs: ReadonlySet<DrugName>, ...classes: ClassName[]) =>
  classes.some((name) => (CLASSES[name] as readonly DrugName[]).some((drug) => drugs.has(drug)));

const MEASURED =
  /(?:\b(?:sugars?|glucose|meter|glucometer|dexcom|libre|cgm|bg|azucar|glucosa)\b|سكر)[^\d\n]{0,25}(\d{1,3}(?:[.,]\d)?)(?![\d.,]*\s*(?:g\b|grams?|gramos|%|kcal|cal|days?|weeks?|lbs?|kg|spoons?|teaspoons?|times|years?|mg\b(?!\/)))/gu;
const isLowValue = (text: string) =>
  text.includes(".") || text.includes(",") ? between(text, 1, 3.9) : between(text, 20, 69);
const between = (text: string, from: number, to: number) => {
  const value = Number(text.replace(",", "."));
  return value >= from && value <= to;
};

function mayBeLow({ asked, all, allDrugs }: Told): boolean {
  if ([...asked.matchAll(MEASURED)].some(([, value]) => isLowValue(value!))) return true;
  if (tells(asked, "only asked")) return false;
  if (tells(asked, "said low")) return true;
  const lowers = isOneOf(allDrugs, "insulins and insulin-releasing drugs") || tells(all, "lowers sugar");
  return (
    lowers &&
    (tells(asked, "feels low") || tells(asked, "low signs") || (tells(asked, "no meal") && tells(asked, "injected")))
  );
}

/** "How fast", "fast food", "fast acting". */
const NOT_A_FAST =
  /\b(?:how|so|too|very|really|as|lose (?:weight|\w+)|work(?:s|ing)?) fast\b|\bfast (?:food|acting|pulse|heart\w*)\b/g;

const ONLY_WOULD = patternNamed("only would take");

/** One kind of danger, in the order in which they are looked for, and what is said before anything else. */
const RULES: readonly (readonly [id: keyof typeof TEXTS, when: (told: Told) => boolean])[] = [
  ["low sugar", mayBeLow],
  ["deadly", ({ asked }) => tells(asked, "deadly")],
  ["eating disorder", ({ asked, all }) => hasEatingDisorder(asked, all)],
  ["too few", ({ asked, all }) => asksForTooFew(asked, all)],
  [
    "extra dose",
    ({ asked, askedDrugs, allDrugs }) =>
      (tells(asked, "twice") || tells(asked, "again")) &&
      (tells(asked, "surely twice") || isOneOf(askedDrugs, "GLP-1 receptor agonists")) &&
      !ONLY_WOULD.test(asked) &&
      (askedDrugs.size > 0 || (allDrugs.size > 0 && tells(asked, "dose"))),
  ],
  [
    "neck lump",
    ({ asked, all, allDrugs }) =>
      (isOneOf(allDrugs, "GLP-1 receptor agonists") || tells(all, "a GLP-1 medicine")) &&
      (tells(asked, "neck lump") || tells(asked, "thyroid risk")),
  ],
  ["injection site", ({ asked }) => tells(asked, "injection site") && !tells(asked, "whole body")],
  [
    "few carbs",
    ({ asked, all, allDrugs }) =>
      (isOneOf(allDrugs, "SGLT2 inhibitors") || tells(all, "an SGLT2 inhibitor")) &&
      tells(asked.replace(NOT_A_FAST, " "), "few carbs"),
  ],
  [
    "painkiller after bypass",
    ({ asked, all, askedDrugs }) =>
      tells(all, "bypassed") &&
      !tells(all, "heart bypass") &&
      (isOneOf(askedDrugs, "NSAIDs") || askedDrugs.has("aspirin") || tells(asked, "painkiller")),
  ],
  [
    "units",
    ({ asked, askedDrugs }) =>
      tells(asked, "draws") &&
      (tells(asked, "compounded") ||
        (/\b(?:units?|unidades)\b|وحد/.test(asked) && isOneOf(askedDrugs, "GLP-1 receptor agonists"))),
  ],
];

type SafetyAnswer = { id: keyof typeof TEXTS; text: string };

/** What has to be said before anything else is answered, whoever answers; `null` where there is nothing. */
export function safetyAnswer(told: Told): SafetyAnswer | null {
  const id = RULES.find(([, when]) => when(told))?.[0];
  return id ? { id, text: TEXTS[id] } : null;
}
