import { v } from "./vignette";

/** Own cases, sixth batch: only what patients would type, few words, no numbers from examinations. */
export const BATCH_6 = [
  v("emergency", "heart_attack unstable_angina", 60, "male", [
    "discomfort in my chest for an hour",
    "feels like indigestion but my arm is heavy",
    "sweaty",
  ]),
  v("emergency", "stroke tia", 67, "female", [
    "can't see on the left side all of a sudden",
    "stumbling",
    "talking strangely",
  ]),
  v("emergency", "sepsis pneumonia delirium", 82, "male", [
    "coughing for a week",
    "now doesn't know where he is",
    "hot and breathing quickly",
  ]),
  v("emergency", "anaphylaxis angioedema", 31, "male", [
    "tongue is getting big",
    "trouble swallowing",
    "took a new blood pressure pill",
  ]),
  v("emergency", "testicular_torsion", 17, "male", ["woke up with terrible ache in one ball", "feel like vomiting"]),
  v("emergency", "pulmonary_embolism", 46, "female", [
    "can't catch my breath since this morning",
    "leg has been sore and puffy",
    "just flew home from Australia",
  ]),
  v("emergency", "meningitis encephalitis", 7, "male", [
    "fever",
    "headache",
    "throwing up",
    "neck hurts when he looks down",
    "doesn't want lights on",
  ]),
  v(
    "emergency",
    "pancreatitis gi_perforation cholecystitis",
    50,
    "female",
    ["unbearable pain under the breastbone into my back", "vomiting all night"],
    ["gallstones"],
  ),
  v("urgent", "cystitis", 23, "female", ["stinging when I wee", "keep running to the loo"]),
  v("urgent", "pneumonia acute_bronchitis", 48, "male", [
    "bad cough with brown phlegm",
    "fever and chills for 3 days",
    "side hurts when I cough",
  ]),
  v("urgent", "cellulitis", 70, "female", ["shin is red and hot", "redness is spreading"]),
  v("urgent", "peptic_ulcer dyspepsia reflux", 54, "male", [
    "burning pain in upper stomach most days for two months",
    "take aspirin every day",
    "antacids help a little",
  ]),
  v("urgent", "shingles", 58, "female", ["painful blistering rash on one side of my ribs", "5 days"]),
  v("urgent", "depression", 44, "male", ["no joy in anything", "can't sleep", "no energy for weeks"]),
  v("urgent", "migraine", 26, "female", [
    "pounding headache on one side",
    "feel sick",
    "light bothers me",
    "get these every month",
  ]),
  v("urgent", "otitis_externa otitis_media", 27, "male", [
    "ear hurts and itches",
    "discharge",
    "went swimming last week",
  ]),
  v("self-care", "common_cold", 30, "male", ["sniffles", "sneezing", "bit of a cough"]),
  v("self-care", "allergic_rhinitis conjunctivitis_allergic", 29, "female", ["hay fever", "itchy eyes", "runny nose"]),
  v("self-care", "back_strain", 42, "male", ["threw my back out lifting boxes", "sore when I bend"]),
  v("self-care", "sunburn", 19, "female", ["got sunburnt yesterday", "shoulders pink and tender"]),
  v("self-care", "insect_bite bee_sting", 51, "male", [
    "wasp sting on my arm",
    "bit swollen and sore",
    "no other symptoms",
  ]),
  v("self-care", "food_poisoning gastroenteritis", 37, "male", [
    "threw up a few times after takeaway last night",
    "loose poo",
    "feeling better already",
  ]),
  v("self-care", "viral_pharyngitis common_cold", 22, "female", [
    "scratchy throat",
    "lost my voice a bit",
    "stuffy nose",
  ]),
  v("self-care", "constipation", 27, "female", ["haven't pooped in 3 days", "feel bloated"]),
];
