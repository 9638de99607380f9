import { CONDITIONS } from "./conditions";
import type { Level } from "./conditions/condition";
import type { Guard } from "./guard";
import type { Profile } from "./profile";
import type { Reading } from "./read";
import type { Scored } from "./score";
import { tellsNoComplaint } from "./urgency";

type Case = { care: Level; guard: Guard; named: readonly Scored[]; reading: Reading; profile: Profile };

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
  "heat-stroke": "Get into the shade, take off clothes, cool with water and fanning.",
  choking: "Five blows between the shoulder blades, then five thrusts below the breastbone, until it comes out.",
  venom: "Keep the limb still and below the heart; do not cut, suck or tie it.",
};

const WARNING =
  "Get help at once if it suddenly gets worse, or with trouble breathing, chest pain, confusion, fainting or a new weakness.";

const NO_COMPLAINT =
  "You told only which medicine you took, and no symptom. Take it as its label or your doctor says; if anything troubles you, write what you feel and since when.";

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
