import { MEDICINE_NAME } from "./asked";

/**
 * Who only says that a medicine was taken as it is meant to be: "took my blood pressure medicine today", "I took 3 ibuprofen".
 * It tells of no complaint, and there is nothing to look at yet. Read narrowly: with any other word in it (a whole bottle, twice,
 * somebody else's, too late) and with more than a usual dose it is not that, and stays what it was.
 */
const PAINKILLER =
  "(?:ibuprofen|advil|motrin|nurofen|tylenol|paracetamol|acetaminophen|panadol|aspirin|aleve|naproxen)s?";
const NAMED = `(?:bloodpressure (?:medicine|medication|meds|pills?|tablets?)|(?:diabetes|thyroid|cholesterol|heart|allergy) (?:medicine|medication|meds|pills?|tablets?)|hypertension (?:medicine|medication|meds|pills?|tablets?)|vitamins?|probiotics?|contraceptive(?: pill)?|birth control(?: pill)?|the pill|antihistamine|omeprazole|${MEDICINE_NAME})`;
const UNNAMED = "(?:medic(?:ine|ines|ation|ations)|meds|pills?|tablets?|shot|injection|jab|inhaler)";
const ONE =
  "(?:a|an|one|1|my|the|some|(?:1|one|a) (?:tablet|pill|capsule|dose)(?: of)?|(?:my|the) (?:daily|usual|regular|normal|weekly|monthly|morning|evening|nightly|prescribed)(?: dose of)?(?: my)?|(?:my|a|the) dose of)";
/** Of a painkiller that is sold over the counter up to four tablets, or a gram, are a dose. */
const FEW =
  "(?:(?:[1-4]|one|two|three|four|a couple of)(?: (?:tablets?|pills?|capsules?)(?: of)?)?|(?:[1-9]\\d{1,2}|1000) ?mg(?: of)?|1 ?g(?: of)?)";
const MINE = "my(?: (?:daily|usual|regular|normal|weekly|monthly|morning|evening|nightly|prescribed))*";
const ITEM = `(?:(?:${FEW} )?${PAINKILLER}(?: (?:[1-9]\\d{1,2}|1000) ?mg)?|(?:${ONE} )?${PAINKILLER}|(?:${ONE} )?${NAMED}(?: (?:shot|injection|jab|pen|pills?|tablets?|capsules?|dose))?|${MINE} ${UNNAMED})`;
const TIME =
  "(?:today|yesterday|tonight|this (?:morning|afternoon|evening|noon)|last night|in the (?:morning|evening)|at (?:noon|night|\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?)|(?:an|one|\\d{1,2}|two|three) hours? ago|half an hour ago|as (?:usual|always|prescribed|directed|every day)|every (?:day|morning|evening|night|week)|daily|on time|with (?:food|water|breakfast|lunch|dinner)|(?:before|after) (?:breakfast|lunch|dinner|bed|eating)|already|earlier)";
const TAKEN = new RegExp(
  `^(?:(?:hi|hello|hey),? )?(?:${TIME},? )?(?:i )?(?:have |had |just |already |also |always )*(?:took|take|taken|am taking|am on|inject|injected|used|use) ${ITEM}(?:(?:,| and|, and) ${ITEM})*(?:,? ${TIME})*$`,
);
const POLITE = /^(?:hi|hello|hey|thanks?|thank you|please|ok|okay)?$/;

/** Whether a text with joined phrases tells only of medicines that were taken as usual. */
export function isTaken(text: string): boolean {
  const sentences = text
    .split(/[.!;]+/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => !POLITE.test(sentence));
  return sentences.length > 0 && sentences.every((sentence) => TAKEN.test(sentence));
}
