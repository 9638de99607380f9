import { CONDITIONS } from "../conditions";
import { FINDINGS } from "../findings";
import { bodyWords } from "./body";
import { COMMON_WORDS } from "./common-words";
import { EVERYDAY_WORDS } from "./everyday-words";
import { groupWords } from "./groups";
import { NEAR_WORDS } from "./near-words";
import { REWRITES } from "./normalize";
import { Spelling } from "./spelling";
import { irregularWords, stem } from "./stem";
import { stopWords } from "./tokens";

/** Words that the phrase rewrites need to see spelt right. */
const PHRASE_WORDS =
  "shortness breath breathing breathe difficulty trouble appetite weight loss diarrhea vomiting vomit nausea headache temperature fever consciousness urinate urinating urine urination period missed menstruation menopause swallow swallowing saliva slurred speech slurring heartburn congestion congested runny stuffy nose throat sore bleeding stomach abdomen abdominal quadrant epigastric suicidal suicide sleeping insomnia unable cannot sudden suddenly severe chest pressure tightness palpitations dizziness dizzy lightheaded fainted fainting unconscious paralysis numbness tingling weakness confusion confused allergic anaphylaxis swelling swollen pregnant pregnancy diabetes diabetic hypertension asthma medicine medication antibiotics cancer surgery jaundice yellow constipation constipated hemorrhoids tonsils shoulder stiffness stiff drowsy lethargic seizure convulsion seizures hallucinations anxiety depression depressed anxious sweating sweats shivering chills wheezing coughing cough phlegm sputum mucus pneumonia bronchitis sinus toothache earache migraine arthritis inflammation discharge vaginal testicle penis rectal blister blisters itching itchy blurred vision balance vertigo ringing hearing rash hives mosquito infection injury sprained twisted fracture broken bruise bruising laceration burning stomachache backache lower upper improving symptoms diarrhoea haemorrhoids anaemia oedema swollen tongue lips collapse collapsed unresponsive drooling drooping overdose poisoned tablets paracetamol acetaminophen ibuprofen emergency stroke heart attack angina rhinorrhea rhinorrhoea coryza melena melaena amenorrhea amenorrhoea anosmia ageusia hematemesis syncopal presyncope dysarthria aphasia anuria oliguria anorexia warfarin coumadin apixaban eliquis rivaroxaban xarelto dabigatran obstipation suprapubic hypogastric hypochondrium hypochondriac epigastric epigastrium periumbilical iliac fossa unrousable sleepless sleeplessness breathlessness lightheadedness currant dyspnea dyspnoea responding respond response breathing moving speaking talking walking waking rousable drinking urinated peeing swallowed systolic diastolic".split(
    " ",
  );

/** Medical words that no finding is made of, and that stand near one that is. */
const MEDICAL_WORDS =
  "aspiration beta blocker blockers cardiologist citation cushing dissection diuretic diuretics duloxetine elective enlargement esomeprazole immobility infectious mastectomy necrosis nephrotic neuropathy perineal personal pulsation reassured recurrence resistant sciatic sphincter tolerance topical urethritis vestibular withdrawal withdrawn worsen".split(
    " ",
  );

const patternWords = (): string[] =>
  Object.values(FINDINGS).flatMap((finding) =>
    finding.source.split(/[\s|/=&.]+/).filter((word) => /^[a-z]{3,}$/.test(word)),
  );

let spelling: Spelling | undefined;

/** The spelling index; made when it is first asked for, so that loading the module costs nothing. */
export function lexicon(): Spelling {
  if (spelling) return spelling;
  const targets = [...PHRASE_WORDS, ...patternWords(), ...bodyWords(), ...groupWords(), ...irregularWords()].filter(
    (word) => /^[a-z]+$/.test(word),
  );
  const whole = [
    ...targets,
    ...stopWords(),
    ...COMMON_WORDS.split(" "),
    ...EVERYDAY_WORDS.split(" "),
    ...NEAR_WORDS.split(" "),
  ];
  // Whole words within the phrase rewrites, so that none is "corrected" before its phrase is seen.
  const inPhrases = REWRITES.flatMap(([from]) => {
    const source = from.source.replace(/\\[a-z]/g, " ");
    // "resps?" is "resps" and "resp".
    return [...(source.match(/[a-z]{4,}/g) ?? []), ...(source.replace(/[a-z]\?/g, " ").match(/[a-z]{4,}/g) ?? [])];
  });
  // One illness is not another's misspelling.
  const illnesses = Object.values(CONDITIONS).flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []);
  const known = new Set([...whole, ...illnesses, ...MEDICAL_WORDS, ...whole.map(stem), ...inPhrases]);
  spelling = new Spelling(targets, known);
  return spelling;
}
