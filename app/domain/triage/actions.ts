import { CONDITIONS } from "./conditions";
import type { Level } from "./conditions/condition";
import type { Guard } from "./guard";
import type { Profile } from "./profile";
import type { Reading } from "./read";
import type { Scored } from "./score";
import { isNotUnderstood, tellsNoComplaint } from "./urgency";

type Case = { care: Level; guard: Guard; named: readonly Scored[]; reading: Reading; profile: Profile };

/** ADA Standards of Care 2025, section 6: 15 to 20 g of glucose, and again after 15 minutes while it is below 70. */
const FAST_SUGAR =
  "Take fast sugar now: 15 grams, for example 4 glucose tablets, half a cup (4 ounces) of juice or regular soda, or a tablespoon of sugar or honey. Measure again after 15 minutes, and repeat while it is below 70 mg/dL; then eat a snack.";
const SUGAR_AND_WAKEFUL =
  "If the person is awake and can swallow: fast sugar now, 15 grams (half a cup of juice or regular soda, or 4 glucose tablets), and again after 15 minutes. If not: nothing by mouth, glucagon if there is any, and lay the person on the side.";

const FIRST_AID: Readonly<Record<string, string>> = {
  "chest-pain-signs":
    "Sit down and rest. If you are not allergic to aspirin and have been told you may take it, chew one adult aspirin while you wait.",
  anaphylaxis:
    "Use an adrenaline injector at once if there is one, lie down with legs raised (sit up if breathing is hard).",
  "anaphylaxis-sting": "Use an adrenaline injector at once if there is one, lie down with legs raised.",
  "stroke-face": "Note the time it started: treatment depends on it. Nothing to eat or drink.",
  "stroke-side": "Note the time it started: treatment depends on it. Nothing to eat or drink.",
  seizure: "Move hard things away, turn the person on the side, put nothing in the mouth, and note the time.",
  bleeding: "Press hard on the wound with a cloth and do not let go.",
  suicide: "Put distance between you and anything you could use, and stay with somebody you trust.",
  burn: "Cool the burn under running water for twenty minutes while you wait.",
  "sugar-low-mind": SUGAR_AND_WAKEFUL,
  "sugar-low": SUGAR_AND_WAKEFUL,
  threat:
    "Get to a safe place, with a lock or with other people. The National Domestic Violence Hotline answers day and night: 1-800-799-7233.",
  "opioid-breathing":
    "Give naloxone (Narcan) if there is any, keep the person awake and on the side, and watch every breath until help comes.",
  "heat-stroke": "Get into the shade, take off clothes, cool with water and fanning.",
  choking: "Five blows between the shoulder blades, then five thrusts below the breastbone, until it comes out.",
  venom: "Keep the limb still and below the heart; do not cut, suck or tie it.",
};

const WARNING =
  "Get help at once if it suddenly gets worse, or with trouble breathing, chest pain, confusion, fainting or a new weakness.";

const NO_COMPLAINT =
  "You told only which medicine you took, and no symptom. Take it as its label or your doctor says; if anything troubles you, write what you feel and since when.";

const NOT_UNDERSTOOD =
  "I did not understand what you wrote, so I cannot tell how urgent it is. Say it in other words: what do you feel, where, and since when?";

const SOUNDS_CALM =
  "What you wrote does not sound urgent. If anything troubles you, write what you feel, where, and since when; food, weight and medicines can be talked about in the chat.";

const ALL_WELL =
  "What you tell is as it should be, and you named no symptom. If anything troubles you, write what you feel and since when.";

/** What to do, the most pressing first. */
export function actionsFor({ care, guard, named, reading, profile }: Case): string[] {
  const actions: string[] = [];
  if (care === "emergency") {
    actions.push(guard.call?.text ?? "Go to an emergency department now, or call 911 if you cannot get there safely.");
    if (guard.flags.length > 0)
      actions.push(`What you describe can be ${guard.flags[0]!.title}: it has to be looked at now.`);
    const aid = guard.flags.map(({ id }) => FIRST_AID[id]).find((text) => text !== undefined);
    if (aid) actions.push(aid);
    actions.push("Take along a list of your medicines and illnesses, and do not stay alone.");
    return actions;
  }
  if (care === "routine" && tellsNoComplaint(reading, profile))
    return [reading.allWell ? ALL_WELL : NO_COMPLAINT, WARNING];
  if (isNotUnderstood(reading, guard)) return [care === "urgent" ? NOT_UNDERSTOOD : SOUNDS_CALM, WARNING];
  if (guard.flags.some(({ id }) => id === "sugar-low-signs")) actions.push(FAST_SUGAR);
  const today = guard.flags.length > 0 || reading.severe || profile.age < 1;
  if (care === "urgent")
    actions.push(
      today
        ? "Be seen by a clinician today, or tomorrow at the latest (own doctor, urgent care or telehealth)."
        : "Arrange to be seen by a clinician within the next days.",
    );
  if (care === "routine") actions.push("Book an ordinary appointment in the next weeks; it does not have to be now.");
  if (care === "self-care") actions.push("You can most likely look after this at home.");
  const advice = new Set(named.slice(0, care === "self-care" ? 2 : 1).flatMap(({ id }) => CONDITIONS[id].advice ?? []));
  if (care !== "urgent") actions.push(...advice);
  const [first] = named;
  const home = care === "self-care" && first ? CONDITIONS[first.id].homeDays : undefined;
  if (home !== undefined && home <= 60)
    actions.push(`If it is not better after ${home === 1 ? "a day" : `${home} days`}, have a clinician look at it.`);
  actions.push(WARNING);
  return actions;
}
