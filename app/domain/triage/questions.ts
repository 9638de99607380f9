import { asMessage, message, type Message } from "~/domain/message";
import { CONDITIONS } from "./conditions";
import { FINDINGS, hasTrait, type FindingId } from "./findings";
import type { Profile } from "./profile";
import type { Reading } from "./read";
import type { Scored } from "./score";
import type { Guard } from "./guard";
import { isNotUnderstood, redFlagQuestion, tellsNoComplaint } from "./urgency";

const MOST = 4;
const ASKED_AMONG = 4;

/** How much an answer would tell the candidates apart: the spread of the finding's shares among them. */
function spread(finding: FindingId, candidates: readonly Scored[], total: number): number {
  const shares = candidates.map(({ id }) => (CONDITIONS[id].findings[finding] ?? FINDINGS[finding].background) / 100);
  const mean = candidates.reduce((sum, { probability }, i) => sum + (probability / total) * shares[i]!, 0);
  return candidates.reduce((sum, { probability }, i) => sum + (probability / total) * (shares[i]! - mean) ** 2, 0);
}

/** Whether a patient may be asked about a finding. */
const suits = (finding: FindingId, { sex, age }: Profile): boolean =>
  !hasTrait(finding, "never ask") &&
  !(hasTrait(finding, "ask from 12") && age < 12) &&
  !(hasTrait(finding, "ask if fertile") && (sex === "male" || age < 11 || age >= 60));

/** What to ask next: what was not understood, how long it lasts, and what tells the likeliest conditions apart. */
export function questionsFor(ranked: readonly Scored[], reading: Reading, profile: Profile, guard: Guard): Message[] {
  if (tellsNoComplaint(reading, profile)) return [message("What do you feel, and since when?")];
  const redFlag = redFlagQuestion(reading);
  const notUnderstood = [...new Set([...(redFlag ? reading.unread : []), ...reading.unknown])];
  const questions = notUnderstood
    .filter((words) => !notUnderstood.some((other) => other !== words && other.includes(words)))
    .slice(0, 2)
    .map((words) =>
      message("I did not understand “{value}”. Can you say it in other words?", { value: words.slice(0, 60) }),
    );
  if (redFlag) questions.push(asMessage(redFlag));
  if (guard.doubted)
    questions.unshift(
      message("Do you mean it as you say it, and is it happening now: {title}?", { title: asMessage(guard.doubted) }),
    );
  if (guard.mayBeNow)
    questions.unshift(
      message("Is this happening right now: {finding}?", { finding: asMessage(FINDINGS[guard.mayBeNow].label) }),
    );
  if (isNotUnderstood(reading, guard)) return [...questions, message("What do you feel, and since when?")];
  if (reading.measures.days === null) questions.push(message("How long have you had this, and did it start suddenly?"));
  const candidates = ranked.slice(0, ASKED_AMONG);
  const total = candidates.reduce((sum, { probability }) => sum + probability, 0);
  const ofCandidates = [
    ...new Set(candidates.flatMap(({ id }) => Object.keys(CONDITIONS[id].findings) as FindingId[])),
  ];
  const asked = ofCandidates
    .filter((id) => !reading.present.has(id) && !reading.absent.has(id) && !reading.past.has(id) && suits(id, profile))
    .map((id) => ({ id, value: spread(id, candidates, total) }))
    .sort((a, b) => b.value - a.value || a.id.localeCompare(b.id));
  for (const { id } of asked.slice(0, Math.max(1, MOST - questions.length)))
    questions.push(message("Does this apply to you: {finding}?", { finding: asMessage(FINDINGS[id].label) }));
  return questions;
}
