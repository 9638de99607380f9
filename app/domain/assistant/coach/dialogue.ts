import { asMessage, message, type Message, type PlainId } from "~/domain/message";
import type { Facts } from "./facts";
import { followUpOf, type FollowUp } from "./follow-up";
import { plain } from "./plain";
import { TEXTS } from "./texts";
import { TOPICS, type Topic } from "./topics";

/** Where an answer comes from. */
export type Route =
  { to: "text"; text: Message } | { to: "meals" | "calories" | "protein" | "about me" } | { to: "topic"; topic: Topic };
/** What a conversation is about, and the question by which it came to be, in English. */
type Subject = { route: Exclude<Route, { to: "text" }>; question: string };
/** What is answered, as though it had been asked in full. */
export type Understood = { route: Route | null; question: string };

const isTopic = (route: Route | null): route is { to: "topic"; topic: Topic } => route?.to === "topic";
const sameSubject = (a: Route | null, b: Route | null) =>
  a !== null && b !== null && a.to === b.to && (!isTopic(a) || !isTopic(b) || a.topic === b.topic);
const told = (text: Message): Understood => ({ route: { to: "text", text }, question: "" });

/** Words that name nothing. */
const EMPTY = new Set(
  "and but so then ok okay well also or what about how if for with without instead to of in on at by the a an it that this these those them is are was be do does did can could should would will i me my you your y e o el la los las un una para con sin si de del en por que and_ when".split(
    " ",
  ),
);
const contentOf = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}' -]+/gu, " ")
    .split(/\s+/)
    .filter((word) => word && !EMPTY.has(word));

type Ask = (question: string) => Route | null;

/**
 * The question of before with another word in it ("does ozempic work?", "and wegovy?"), where it was that word that
 * made it one.
 */
function swapped(asked: string, { question, route }: Subject, ask: Ask): Understood | null {
  const other = contentOf(asked).join(" ");
  if (!other || !isTopic(route)) return null;
  for (const word of contentOf(question).reverse()) {
    const [without, with_] = ["", other].map((put) => question.replace(word, put));
    if (!route.topic.about.test(without!) && sameSubject(ask(with_!), route)) return { route, question: with_! };
  }
  return null;
}

const PRONOUN = /\b(?:it|that|this|them|those|these)\b/;

/** A question with the word put in that it only points to ("how long do I have to take it?"). */
function pointedAt(asked: string, { question }: Subject, ask: Ask): Understood | null {
  if (!PRONOUN.test(asked)) return null;
  for (const word of contentOf(question).reverse()) {
    const whole = asked.replace(PRONOUN, word);
    const route = ask(whole);
    if (isTopic(route)) return { route, question: whole };
  }
  return null;
}

/** What two messages say only together. */
function together(asked: string, { question, route }: Subject): Understood | null {
  const both = `${question} ${asked}`;
  const topic = TOPICS.find(({ about }) => about.test(both) && !about.test(question) && !about.test(asked));
  return topic && !(isTopic(route) && route.topic === topic) ? { route: { to: "topic", topic }, question: both } : null;
}

type Turn = {
  asked: string;
  /** As it was typed. */ typed: string;
  ask: Ask;
  subject: Subject;
  before: Subject | null;
  facts: Facts;
  /** Whether it names what is not to be eaten. */ isCondition: boolean;
};

/** Said before what could harm somebody with this. */
export const onlyTogether = (caution: PlainId): Message =>
  message("{caution} Please change how you eat only together with whoever treats you.", { caution: message(caution) });

const safety = ({ route }: Subject, { caution }: Facts): Message =>
  isTopic(route) && route.topic.area === "medicines"
    ? message(TEXTS["safe medicine"])
    : caution
      ? onlyTogether(caution)
      : message(TEXTS.safe);

const whyOf = ({ route }: Subject): Message =>
  isTopic(route)
    ? asMessage(route.topic.why ?? TEXTS["no more"])
    : message(route.to === "about me" ? TEXTS["no more"] : TEXTS[route.to]);

/** Another thing that the same words are about, or what was talked about before. */
function theOther({ route, question }: Subject, before: Subject | null): Understood {
  const rest = isTopic(route) ? question.replace(route.topic.about, " ") : "";
  const topic = TOPICS.find((one) => one.about.test(rest));
  return topic ? { route: { to: "topic", topic }, question } : before ? { ...before } : told(message(TEXTS.which));
}

/** Read as it was typed: a translation leaves out what is a time and nothing else. */
const WEEK = /\bweek|\bsemana|أسبوع|اسبوع/i;
const DAY = /\b(?:day|d[ií]a)\b|(?<!\p{L})(?:ال|لل|ل)?يوم/iu;

/** What goes on with the subject: about something else of the same kind, under a condition, or for another meal. */
function goneOn({ asked, typed, ask, subject, isCondition }: Turn): Understood {
  const direct = ask(asked);
  const { route, question } = subject;
  if (direct?.to === "text") return { route: direct, question: asked };
  if (route.to === "meals") {
    if (direct?.to === "meals") return { route, question: asked };
    if (WEEK.test(typed)) return { route, question: "meal plan for the week" };
    if (DAY.test(typed)) return { route, question: "meal plan for the day" };
    // A number of calories, or who the meals are for: the same meals, with that in mind.
    if (isCondition || direct?.to === "calories") return { route, question };
  }
  // A question that a more particular one stands behind: "and Wegovy?" is no question for side effects.
  const swap = !direct || isTopic(direct) ? swapped(asked, subject, ask) : null;
  if (swap) return swap;
  if (direct) return { route: direct, question: asked };
  return together(asked, subject) ?? (isCondition ? { route, question } : told(message(TEXTS.which)));
}

function followed(how: FollowUp, turn: Turn): Understood {
  const { subject, before, facts } = turn;
  const { route, question } = subject;
  switch (how) {
    case "why":
      return told(whyOf(subject));
    case "safe":
      return told(safety(subject, facts));
    case "amount":
      return isTopic(route) && !/\d/.test(route.topic.text) ? told(message(TEXTS["no more"])) : { route, question };
    case "another":
    case "more":
      return route.to === "meals" ? { route, question } : told(message(TEXTS["no more"]));
    case "the other":
      return theOther(subject, before);
    case "and":
      return goneOn(turn);
  }
}

/**
 * What the last message of a conversation asks, read with what was talked about before it.
 * @param messages the patient's own in English, oldest first, and `own` as they typed them.
 * @param ask where a question that stands by itself is answered.
 * @param isCondition whether a message names what somebody does not eat.
 */
export function understood(
  messages: readonly string[],
  own: readonly string[],
  { ask, facts, isCondition }: { ask: Ask; facts: Facts; isCondition: (message: string, own: string) => boolean },
): Understood {
  let [subject, before]: [Subject | null, Subject | null] = [null, null];
  let last: Understood = { route: null, question: "" };
  for (const [index, message] of messages.entries()) {
    const asked = plain(message);
    const typed = own[index] ?? message;
    const how = subject && followUpOf(typed);
    last = { route: ask(asked), question: asked };
    if (subject && how)
      last = followed(how, { asked, typed, ask, subject, before, facts, isCondition: isCondition(message, typed) });
    else if (subject && !last.route) last = pointedAt(asked, subject, ask) ?? last;
    const { route, question } = last;
    if (!route || route.to === "text") continue;
    if (subject && !sameSubject(subject.route, route)) before = subject;
    subject = { route, question };
  }
  return last;
}
