import { patternNamed } from "./pieces";

/**
 * Questions of what a medicine may do, and what somebody has read of it: "is chest pain a side effect of wegovy?", "I
 * read that ozempic causes suicidal thoughts". They tell of nobody, and want to be answered. As soon as there may be
 * somebody who has it (a "my", a time, anything told beside the question) it counts as told: who asks about a chest
 * pain that they have must not be given a leaflet.
 */
const ASKS = patternNamed("asks of an effect");
const HEARD = patternNamed("heard of an effect");
/** What it is asked of: what causes a chest pain is asked by who has one. */
const MEDICINE = patternNamed("asked medicine");
/** "… is a side effect", as one clause. */
const IS_EFFECT = /^[^,;]*\bis (?:it )?(?:a|one of the) side[- ]?effects?\b[^,;]*\?$/;
/** That there is somebody who has it. */
const SOMEBODY = patternNamed("somebody who has it");
const POLITE = /^(?:hi|hello|hey|thanks?|thank you|please|ok|okay|just curious|is (?:it|that) true|true)?$/;

/** Whether a text with joined phrases only asks, or tells of what was heard. */
export function isAsked(text: string): boolean {
  const sentences = (text.match(/[^.?!;]+\??/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => !POLITE.test(sentence.replace("?", "").trim()));
  return (
    sentences.length > 0 &&
    sentences.every((sentence) => {
      const [heard] = HEARD.exec(sentence) ?? [];
      const asked = heard
        ? sentence.replace(/^(?:i |we |my (?:friend|neighbou?r|sister|doctor) )?(?:have |had |just |once )*/, "")
        : sentence;
      return (
        (heard !== undefined || ASKS.test(sentence) || IS_EFFECT.test(sentence)) &&
        MEDICINE.test(asked) &&
        !SOMEBODY.test(asked)
      );
    })
  );
}

/** Whether one of several texts says that what was asked about is there: "yes, I have that". */
export const isTakenUp = (texts: readonly string[]): boolean =>
  texts.some((text) =>
    /^(?:yes|yeah|yep)\b|\b(?:have|has|had|having|feel|get|got|felt) (?:it|that|this|them|those|these|the same)\b|\bthat is (?:what|how)\b|\bhappen(?:s|ed|ing) to me\b/.test(
      text,
    ),
  );
