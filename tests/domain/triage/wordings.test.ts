import { describe, expect, it } from "vitest";
import type { FindingId } from "~/domain/triage/findings";
import { readText } from "~/domain/triage/read";
import { SAID, type Said } from "./said";

/** What is normal or denied, however it is said. */
const DENIED: Said = {
  breathless: [
    "Breathing fine.",
    "He is breathing normally",
    "her breathing is normal",
    "breathes comfortably",
    "I can breathe ok",
    "no problems with breathing",
    "breathing is okay and no rash",
    "breathing is okay and the rash is spreading",
    "not short of breath at all",
    "I'm not breathless",
    "breathing not affected",
  ],
  fever: [
    "no temp",
    "temperature normal",
    "not feverish",
    "temperature 36.8",
    "afebrile",
    "dont have a fever",
    "36.9 this morning",
    "I have no temperature",
    "never had a fever",
    "temperature has been normal throughout",
    "fever-free",
  ],
  trouble_swallowing: ["swallowing tea is no problem", "swallows normally", "can swallow fine"],
  cough: ["I am not coughing"],
  hearing_loss: ["hearing is fine"],
  eye_pain: ["the eye does not hurt", "eye is not painful"],
  blurred_vision: ["I can see fine", "vision is normal", "she sees clearly", "eyesight is normal"],
  light_sensitive: ["light does not bother her", "isn't bothered by light", "light's ok", "bright light is no problem"],
  contact_lens: ["doesn't wear contacts", "I wear glasses, no lenses"],
  numbness: ["no numb bits", "no pins and needles", "no tingling"],
  muscle_weakness: ["no weakness"],
  sciatica: ["nothing down the legs"],
  incontinence: ["bladder and bowels are fine"],
  cannot_bear: ["can walk on it", "able to put weight on it", "walks normally", "can hobble on it"],
  weight_loss: ["haven't lost weight", "weight is stable", "haven't lost any weight", "weight same"],
  vomiting: ["hasn't been sick", "not vomited", "no throwing up"],
  belly_pain: ["tummy doesn't hurt", "belly is soft and not sore"],
  headache: ["head doesn't hurt"],
  neck_stiff: ["neck moves freely", "can touch her chin to her chest", "neck is supple"],
  pregnant: ["pregnancy test was negative", "I can't be pregnant"],
  confusion: ["he is alert and orientated", "mentally clear"],
  drowsy: ["wide awake and playing", "alert"],
  poor_appetite: ["eating and drinking as usual", "appetite ok"],
  low_urine: ["plenty of wet nappies", "weeing normally", "pees as usual"],
  burning_urine: ["peeing doesn't hurt"],
  throat_closing: ["tongue and lips are not swollen", "no swelling of the face or tongue"],
  hives: ["no rash anywhere else"],
  black_stool: ["stools are brown"],
  injury: ["hasn't had a fall"],
  diarrhea: ["bowels normal"],
};

/** Words that stand near a sign and mean none. */
const NOT_MEANT: Said = {
  blood_urine: ["sipping cola and passing urine", "he drinks tea and passes water normally"],
  dark_urine: ["sipping cola and passing urine", "he drinks tea and passes water normally"],
  insect_bite: ["It waters and itches a bit", "a bit itchy"],
  suicidal: ["I wouldn't hurt myself or her"],
  fever: ["lost 38.5 kg", "sugar is 39.5 mmol"],
  breathless_severe: ["grinding metal yesterday without goggles"],
  glove_stocking: ["foot is cold and white", "hands and feet freezing cold"],
  ruq_pain: ["one spot on the right ribs hurts when I cough"],
  belly_pain: ["pain in right ribs after a fall"],
  red_streak: ["touched the oven, red line 3 cm on forearm"],
};

const rows = (table: Said) =>
  (Object.entries(table) as [FindingId, readonly string[]][]).map(([finding, ways]) => ({ finding, ways }));
const wrong = (ways: readonly string[], isRight: (reading: ReturnType<typeof readText>) => boolean) =>
  ways.filter((text) => !isRight(readText([text])));

describe("What people say", () => {
  it.each(rows(SAID))("is understood as $finding", ({ finding, ways }) => {
    expect(wrong(ways, ({ present }) => present.has(finding))).toEqual([]);
  });

  it.each(rows(DENIED))("denies $finding", ({ finding, ways }) => {
    expect(wrong(ways, ({ present, absent }) => absent.has(finding) && !present.has(finding))).toEqual([]);
  });

  it.each(rows(NOT_MEANT))("does not mean $finding", ({ finding, ways }) => {
    expect(wrong(ways, ({ present }) => !present.has(finding))).toEqual([]);
  });
});
