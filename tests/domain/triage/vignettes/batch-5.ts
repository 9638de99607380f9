import { v } from "./vignette";

/** Own cases, fifth batch: the commonest pictures again, told differently. */
export const BATCH_5 = [
  v("emergency", "pulmonary_embolism", 57, "male", ["coughing blood", "breathless since yesterday", "swollen leg"], ["cancer"]),
  v("emergency", "anaphylaxis", 40, "female", "Ten minutes after taking an antibiotic she got a blotchy itchy rash, her lips swelled, she wheezes and feels she is about to pass out."),
  v("emergency", "stroke tia", 79, "male", ["woke up this morning and can't move left arm or leg properly", "face crooked"], ["afib"]),
  v("emergency", "meningitis", 25, "female", "A 25-year-old student has had a severe headache, fever of 39.5 and vomiting for a day. She keeps the room dark, is drowsy, and it hurts to bring the chin to the chest."),
  v("emergency", "upper_gi_bleed cirrhosis", 58, "male", ["threw up bright red blood", "drink a bottle of vodka a day", "dizzy"]),
  v("emergency", "appendicitis", 11, "female", ["tummy ache since yesterday, first in the middle now right lower side", "won't eat", "vomited", "temperature 38"]),
  v("emergency", "heart_attack unstable_angina", 66, "male", ["tight chest and breathless while mowing, not going away after rest", "grey and sweaty"], ["diabetes"]),
  v("emergency", "dka", 29, "male", ["type 1 diabetes", "blood sugar 480", "vomiting and stomach pain", "breathing deep and fast"]),
  v("emergency", "poisoning", 2, "female", "My toddler drank some drain cleaner from under the sink."),
  v("emergency", "ruptured_ectopic ectopic_pregnancy", 33, "female", "She is six weeks pregnant and has had sudden severe lower abdominal pain with pain in the shoulder tip and felt faint on standing."),

  v("urgent", "pneumonia", 63, "female", "For four days a 63-year-old woman has had fever, a cough with green sputum and pain in the right chest on breathing. She is tired but walks and talks normally."),
  v("urgent", "otitis_media", 5, "male", ["ear ache since yesterday", "fever 38.5", "had a cold"]),
  v("urgent", "pyelonephritis", 41, "female", ["fever", "pain in left side of back", "pee burns", "shivering"]),
  v("urgent", "kidney_stone", 44, "male", ["sudden pain in left flank moving to groin", "pink urine", "vomited once"]),
  v("urgent", "cellulitis", 62, "female", ["lower leg red, warm and swollen", "getting bigger since yesterday", "feel feverish"]),
  v("urgent", "bppv vestibular_neuritis", 58, "female", ["everything spins for a few seconds when I turn over in bed", "a week", "nausea", "hearing normal"]),
  v("urgent", "sciatica", 52, "female", "For three weeks she has had pain from the buttock down the back of the right leg to the foot, with pins and needles in the toes, worse when sitting."),
  v("urgent", "gout", 49, "male", ["right big toe red hot and extremely sore since last night"]),
  v("urgent", "mononucleosis strep_throat", 17, "female", ["sore throat for over a week", "swollen glands", "so tired", "fever"]),
  v("urgent", "copd acute_bronchitis", 71, "female", ["COPD", "more cough and more phlegm than usual", "a bit more short of breath", "three days"]),

  v("self-care", "common_cold", 52, "male", ["stuffed nose", "sneezing", "sore throat", "tired", "4 days"]),
  v("self-care", "allergic_rhinitis", 18, "male", "Every May he has fits of sneezing, an itchy nose, clear discharge and watery eyes, mostly outdoors. No fever."),
  v("self-care", "back_strain", 55, "male", ["stiff sore lower back after gardening", "3 days", "no pain down the legs"]),
  v("self-care", "gastroenteritis food_poisoning", 42, "female", ["diarrhea since this morning", "crampy tummy", "a bit nauseous", "no blood", "no fever"]),
  v("self-care", "eczema contact_dermatitis", 24, "female", ["dry itchy skin on hands and inside elbows", "comes back every winter"]),
  v("self-care", "canker_sore", 36, "female", ["painful white ulcer on inside of cheek", "four days", "no fever"]),
  v("self-care", "stye", 15, "male", ["sore red lump on eyelid", "since yesterday", "can see fine"]),
  v("self-care", "vaginal_candidiasis", 34, "female", "She has had vaginal itching and a thick, white, cheesy discharge for three days after a course of antibiotics. No odor, no pelvic pain, no fever, not pregnant."),
  v("self-care", "acute_bronchitis common_cold", 30, "female", ["cough for a week", "some phlegm", "no fever", "breathing ok", "began with a cold"]),
  v("self-care", "constipation", 61, "male", ["no bowel movement for 4 days", "bloated", "hard stools", "no pain", "no blood"]),
];
