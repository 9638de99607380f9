import advice from "~/content/triage/generated/advice";
import firstAid from "~/content/triage/generated/first-aid";
import type { Level } from "~/content/triage/vocabulary";
import { asMessage, message, type Message } from "~/domain/message";
import { CONDITIONS } from "./conditions";
import type { Guard } from "./guard";
import type { Profile } from "./profile";
import type { Reading } from "./read";
import type { Scored } from "./score";
import { isNotUnderstood, tellsNoComplaint } from "./urgency";

type Case = { care: Level; guard: Guard; named: readonly Scored[]; reading: Reading; profile: Profile };

const ADVICE = Object.fromEntries(advice.map(({ id, text }) => [id, text])) as Record<
  (typeof advice)[number]["id"],
  (typeof advice)[number]["text"]
>;

/** What to do at once for the first of what the guard has found that there is something to do for. */
const firstAidFor = ({ flags }: Guard, when: (typeof firstAid)[number]["when"]) =>
  flags.flatMap(({ id }) => firstAid.find((row) => row.rule === id && row.when === when)?.text ?? []).slice(0, 1);

/** What to do, the most pressing first. */
export function actionsFor({ care, guard, named, reading, profile }: Case): Message[] {
  const actions: Message[] = [];
  if (care === "emergency") {
    actions.push(asMessage(guard.call?.text ?? ADVICE.emergency));
    if (guard.flags.length > 0)
      actions.push(
        message("What you describe can be {title}: it has to be looked at now.", {
          title: asMessage(guard.flags[0]!.title),
        }),
      );
    actions.push(...firstAidFor(guard, "emergency").map(asMessage), asMessage(ADVICE["take along"]));
    return actions;
  }
  if (care === "routine" && tellsNoComplaint(reading, profile))
    return [ADVICE[reading.allWell ? "all well" : "only a medicine told"], ADVICE["if it gets worse"]].map(asMessage);
  if (isNotUnderstood(reading, guard))
    return [
      ADVICE[care === "urgent" ? "not understood" : "not understood, sounds calm"],
      ADVICE["if it gets worse"],
    ].map(asMessage);
  actions.push(...firstAidFor(guard, "otherwise").map(asMessage));
  const today = guard.flags.length > 0 || reading.severe || profile.age < 1;
  actions.push(asMessage(ADVICE[care === "urgent" ? (today ? "today" : "within days") : care]));
  const own = new Set(named.slice(0, care === "self-care" ? 2 : 1).flatMap(({ id }) => CONDITIONS[id].advice ?? []));
  if (care !== "urgent") actions.push(...[...own].map(asMessage));
  const [first] = named;
  const home = care === "self-care" && first ? CONDITIONS[first.id].homeDays : undefined;
  if (home !== undefined && home <= 60)
    actions.push(
      message("If it is not better after {days}, have a clinician look at it.", {
        days: home === 1 ? message("a day") : message("count.day", { count: home }),
      }),
    );
  actions.push(asMessage(ADVICE["if it gets worse"]));
  return actions;
}
