import { drugNames } from "./drugs";

/**
 * Questions of what a medicine may do, and what somebody has read of it: "is chest pain a side effect of wegovy?", "I read
 * that ozempic causes suicidal thoughts". They tell of nobody, and want to be answered. As soon as there may be somebody who
 * has it (a "my", a time, anything told beside the question) it counts as told: who asks about a chest pain that they have
 * must not be given a leaflet.
 */
const CAUSES =
  "(?:causes?|caused|causing|gives?|leads? to|makes?|triggers?|brings? on|linked (?:to|with)|associated with|risk of|side[- ]?effects?|adverse effects?)";
const ASKS = new RegExp(
  `^(?:hi|hello|hey|so)?,? ?(?:is|are)\\b[^.?!]*\\b(?:common|normal|usual|typical|expected|a side[- ]?effect)\\b[^.?!]*\\b(?:on|with|from|after|of|taking|using)\\b|^(?:hi|hello|hey|please|so|and|but)?,? ?(?:can|could|does|do|did|will|would|may|might|is|are|what|which|how (?:often|likely|common)|whether)\\b[^.?!]*\\b${CAUSES}\\b`,
);
const HEARD = new RegExp(
  `^(?:i |we |my (?:friend|neighbou?r|sister|doctor) )?(?:have |had |just |once )*(?:read|heard|saw|seen|was told|know|wonder(?:ed|ing)?|am wondering|wanted? to know|would like to know|want to ask)\\b[^.?!]*\\b${CAUSES}\\b`,
);
/** A medicine by its name. */
export const MEDICINE_NAME =
  "(?:semaglutide|ozempic|wegovy|rybelsus|tirzepatide|mounjaro|zepbound|liraglutide|saxenda|victoza|dulaglutide|trulicity|glp-?1\\w*|phentermine|contrave|qsymia|orlistat|insulin|weightlossshot|weightlossmedicine|\\w{3,}(?:tide|statin|pril|sartan|formin|olol|azole|cillin|mycin|xetine|gliptin|gliflozin|thyroxine))";
/** What it is asked of: what causes a chest pain is asked by who has one. */
const MEDICINE = new RegExp(
  `\\b(?:${MEDICINE_NAME}|${drugNames("opioids", "GLP-1 receptor agonists", "SGLT2 inhibitors", "glucose-lowering drugs", "ACE inhibitors and angiotensin receptor blockers", "direct oral anticoagulants").join("|")}|medic\\w+|meds|drugs?|pills?|tablets?|shots?|injections?|jabs?|vaccines?|antibiotics?|steroids?)\\b`,
);
/** "… is a side effect", as one clause. */
const IS_EFFECT = /^[^,;]*\bis (?:it )?(?:a|one of the) side[- ]?effects?\b[^,;]*\?$/;
/** That there is somebody who has it. */
const SOMEBODY =
  /\b(?:my|mine|me|myself|i|we|our|he|she|him|his|her|this|these|today|now|yesterday|tonight|since|ago|started|began|hours?|minutes?|days?|weeks?|\d+)\b/;
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
