import { v } from "./vignette";

/** Own cases, fourth batch: prose as in teaching cases, and children and old people. */
export const BATCH_4 = [
  v("emergency", "stroke tia", 62, "male", "A 62-year-old man is brought in by his wife because one hour ago he dropped his cup and could not lift his right arm. His speech is slurred and the right corner of the mouth hangs. He has diabetes and smokes."),
  v("emergency", "heart_attack unstable_angina", 53, "female", "For 30 minutes she has had a squeezing discomfort behind the breastbone that goes to her jaw. She is pale, sweaty and nauseated. She has high cholesterol and her brother had a heart attack at 48."),
  v("emergency", "ovarian_torsion ectopic_pregnancy appendicitis", 23, "female", ["sudden very bad pain low on the right side", "vomiting", "dizzy", "last period two weeks ago"]),
  v("emergency", "hyperosmolar dka sepsis", 76, "female", "An elderly woman with type 2 diabetes has become confused and sleepy over three days. She has been drinking and urinating a lot. Her meter shows 580 mg/dl."),
  v("emergency", "asthma_attack anaphylaxis asthma", 28, "male", ["asthma", "wheezing badly", "used my puffer 8 times, no relief", "too breathless to talk"]),
  v("emergency", "gi_perforation appendicitis", 51, "male", "He takes ibuprofen every day. An hour ago a sudden, extremely severe pain struck in the upper abdomen; now the whole belly is rigid and he lies completely still."),
  v("emergency", "encephalitis meningitis", 38, "female", ["fever for two days", "headache", "behaving strangely and mixing up words", "had a fit this morning"]),
  v("emergency", "dehydration sepsis gastroenteritis acute_kidney_injury bacterial_enteritis", 84, "male", ["diarrhoea for 4 days", "hasn't passed urine since yesterday", "very drowsy", "dry mouth"]),
  v("emergency", "pulmonary_embolism", 27, "female", "Two weeks after a caesarean she suddenly became short of breath with stabbing pain on the left when breathing in, and coughed up a little blood. Heart rate 122."),
  v("emergency", "compartment fracture", 22, "male", ["broke my shin yesterday, leg in plaster", "calf is rock hard and tight", "pain getting unbearable despite painkillers", "toes numb and cold"]),

  v("urgent", "cystitis", 68, "female", "A 68-year-old woman has had burning on urination, frequency and urgency for two days. She has no fever, no flank pain, no vomiting and no vaginal discharge."),
  v("urgent", "strep_throat viral_pharyngitis", 16, "male", "A 16-year-old presents with a two-day history of sore throat, painful swallowing and fever to 38.8. There is tonsillar exudate and tender anterior cervical lymphadenopathy. No cough or rhinorrhea."),
  v("urgent", "pericarditis myocarditis", 29, "male", ["sharp chest pain, better when I lean forward, worse lying down", "had a flu last week", "slight fever"]),
  v("urgent", "giardiasis bacterial_enteritis", 34, "male", ["foul greasy diarrhea for two weeks since a camping trip in the mountains", "bloated", "lost 3 kg"]),
  v("urgent", "celiac crohn ibs lactose_intolerance giardiasis", 24, "female", ["bloating and loose stools for months", "tired", "lost weight", "anemia"]),
  v("urgent", "fracture ankle_sprain", 40, "male", ["twisted my ankle on the stairs", "can't take four steps", "very swollen", "bone is tender"]),
  v("urgent", "epididymitis testicular_torsion", 32, "male", "For three days he has had increasing aching in the left testicle with swelling, burning on urination and a temperature of 38. He has a new sexual partner."),
  v("urgent", "shingles contact_dermatitis", 71, "male", ["burning pain on right forehead for three days", "blisters there since today"]),
  v("urgent", "asthma allergic_rhinitis", 10, "female", "A 10-year-old girl coughs at night and wheezes when she runs; it is worse in spring and around cats. She has eczema. She speaks in full sentences and plays."),
  v("urgent", "iron_anemia colon_cancer", 67, "male", ["tired for three months", "pale", "breathless when walking uphill", "stools have been looser with some blood", "lost 5 kg"]),

  v("self-care", "common_cold", 44, "female", "She has had a blocked and runny nose, sneezing and a mild headache for two days. No fever, no facial pain, no shortness of breath."),
  v("self-care", "gastroenteritis", 7, "male", "A 7-year-old boy vomited three times last night and has had loose stools since the morning. He drinks, passes urine and is alert. Several classmates have the same. No blood in the stool, no fever."),
  v("self-care", "acute_bronchitis common_cold", 36, "male", "A healthy 36-year-old has been coughing for eight days, first dry, now with some clear phlegm. It began with a runny nose. No fever, no breathlessness, no chest pain. He does not smoke. Lungs are clear."),
  v("self-care", "back_strain", 29, "male", ["pulled my back at the gym two days ago", "lower back sore and stiff", "gets better with heat", "no pain in legs", "no numbness"]),
  v("self-care", "bee_sting insect_bite", 12, "female", ["bee sting on the foot this afternoon", "swollen and itchy around it", "feels fine otherwise"]),
  v("self-care", "constipation", 33, "female", "For ten days she has had a bowel movement only every third day, hard and with straining. She recently started a new job and drinks little. No blood, no vomiting, no fever, no weight loss."),
  v("self-care", "tension_headache", 27, "female", ["pressing headache on both sides since yesterday", "mild", "long hours at the computer", "neck is tense", "no nausea", "no light sensitivity"]),
  v("self-care", "lice", 8, "female", ["itchy scalp", "found nits in her hair", "outbreak at school"]),
  v("self-care", "conjunctivitis_allergic allergic_rhinitis", 31, "female", ["both eyes itchy, red and watery", "sneezing", "pollen season", "no pain, vision normal"]),
  v("self-care", "bruise_minor", 16, "male", ["bumped my shin on a table", "bruise, a bit sore", "walking is fine"]),
];
