import type { prescriptions } from "db/schema";
import type { Specialty } from "~/domain/providers/constants";

export type Clock = `${number}:${number}`;
export type Encounter = {
  type: string;
  status: "completed" | "scheduled" | "in-progress" | "cancelled";
  with: Specialty;
  symptoms: string[];
  diagnosis?: string;
  treatment?: string;
};
type Visit = Encounter & {
  /** Whole days before (negative) or after today; a weekend gives way to the nearest weekday. */
  day: number;
  /** On the patient's clock. */
  time: Clock;
};

/**
 * The story that the readings tell as well: pressure, pulse and weight come
 * down from about 142/90, 82 and 104 kg. Figures in the texts are those of the
 * trend on that day. Semaglutide rises every four weeks at the earliest, as its
 * label says; a moderate-intensity statin is what the ADA advises for anyone
 * with diabetes from 40 to 75 (Standards of Care, section 10).
 */
export const INTAKE: Visit = {
  day: -87,
  time: "9:30",
  type: "in-person",
  status: "completed",
  with: "Endocrinologist",
  symptoms: ["Tiredness in the afternoon", "Increased thirst", "Gradual weight gain"],
  diagnosis:
    "Type 2 diabetes above target (HbA1c 7.8%). Hypertension not yet controlled (142/90 mmHg). " +
    "Class I obesity (104 kg, BMI 32.8). LDL cholesterol 128 mg/dL. Kidney function normal.",
  treatment:
    "Continue metformin 1000 mg twice daily. Lisinopril raised from 10 to 20 mg; kidney function and potassium " +
    "to be checked in two weeks. Atorvastatin 20 mg started. Semaglutide started at 0.25 mg once weekly, 0.5 mg " +
    "after four weeks if well tolerated; no history of pancreatitis, none of medullary thyroid cancer in the " +
    "family. Eye examination requested. Measure blood pressure, pulse and weight at home.",
};

const MEDICATION_REVIEW: Visit = {
  day: -29,
  time: "11:00",
  type: "weight-loss",
  status: "completed",
  with: "Weight Loss Specialist",
  symptoms: ["Mild nausea on the day of the injection", "Occasional constipation"],
  diagnosis:
    "Weight loss on track: about 4 kg in nine weeks. Blood pressure improving (home average about 131/83 mmHg; a " +
    "single 164/101 under stress, normal when repeated). Potassium and kidney function normal on lisinopril 20 mg. " +
    "Vitamin D deficiency (17 ng/mL). Mild side effects of semaglutide.",
  treatment:
    "Semaglutide raised from 0.5 to 1 mg once weekly. Vitamin D3 2000 IU daily. Smaller meals on the day of the " +
    "injection, more fluids and fiber. Walk briskly for 30 minutes five days a week and add two sessions of strength " +
    "training. Call at once about severe abdominal pain or vomiting that does not stop.",
};

export const VISITS: readonly Visit[] = [
  INTAKE,
  {
    day: -73,
    time: "10:00",
    type: "video",
    status: "completed",
    with: "Registered Dietitian",
    symptoms: ["Mild nausea after large meals", "Evening snacking"],
    diagnosis:
      "Intake of about 2,700 kcal a day, a third of it after dinner and mostly refined carbohydrates. The nausea fits " +
      "the start of semaglutide and large portions.",
    treatment:
      "About 2,200 kcal a day with 100 g of protein in three meals and one planned snack. Eat slowly and stop at the " +
      "first sign of fullness. Less than 2,300 mg of sodium a day. Keep a food diary until the next visit.",
  },
  {
    day: -50,
    time: "16:00",
    type: "vr",
    status: "completed",
    with: "Behavioral Weight Loss Therapist",
    symptoms: ["Eating under stress", "Short sleep"],
    diagnosis:
      "Eating in response to stress at work, without signs of a binge-eating disorder. Mood screening unremarkable " +
      "(PHQ-9: 4). About six hours of sleep, shortened by late screen time.",
    treatment:
      "Six-session cognitive behavioral program: notice the trigger, wait ten minutes, choose from the prepared list. " +
      "Screens off an hour before bed, with seven hours of sleep as the goal. Practice the breathing exercise daily.",
  },
  MEDICATION_REVIEW,
  // Called off because of the cold that the readings of those days show.
  {
    day: -21,
    time: "8:30",
    type: "in-person",
    status: "cancelled",
    with: "Fitness Coach",
    symptoms: ["Runny nose", "Mild fever"],
  },
  {
    day: 6,
    time: "9:30",
    type: "follow-up",
    status: "scheduled",
    with: "Endocrinologist",
    symptoms: ["Occasional lightheadedness when standing up"],
  },
  {
    day: 20,
    time: "14:00",
    type: "vr",
    status: "scheduled",
    with: "Behavioral Weight Loss Therapist",
    symptoms: ["Cravings late in the evening"],
  },
];

/** The one going on at the moment; what comes of it is not known yet. */
export const CURRENT: Encounter = {
  type: "video",
  status: "in-progress",
  with: "Registered Dietitian",
  symptoms: ["Early fullness at meals", "Low energy before lunch"],
};

type Prescribed = Omit<typeof prescriptions.$inferInsert, "patientId" | "providerId" | "prescribedAt"> & {
  at: Visit;
};

export const PRESCRIPTIONS: readonly Prescribed[] = [
  {
    at: INTAKE,
    medicationName: "Metformin",
    dosage: "1000 mg",
    frequency: "Twice daily",
    duration: "90 days, 3 refills",
    instructions:
      "Take with breakfast and dinner. Ask us before a scan with contrast, and pause it while you cannot keep fluids down.",
  },
  {
    at: INTAKE,
    medicationName: "Lisinopril",
    dosage: "20 mg",
    frequency: "Once daily",
    duration: "90 days, 3 refills",
    instructions:
      "Take in the morning. No potassium supplements or salt substitutes. Get help at once if your lips, face or tongue swell.",
  },
  {
    at: INTAKE,
    medicationName: "Atorvastatin",
    dosage: "20 mg",
    frequency: "Once daily",
    duration: "90 days, 3 refills",
    instructions: "Take at the same time every day. Tell us about muscle pain that you cannot explain.",
  },
  {
    at: MEDICATION_REVIEW,
    medicationName: "Semaglutide",
    dosage: "1 mg",
    frequency: "Once weekly",
    duration: "12 weeks",
    instructions:
      "Inject under the skin of the belly, thigh or upper arm on the same day each week. A missed dose can be taken within five days.",
  },
  {
    at: MEDICATION_REVIEW,
    medicationName: "Vitamin D3",
    dosage: "2000 IU",
    frequency: "Once daily",
    duration: "6 months",
  },
];

/** What was agreed at the intake: somewhat more than a tenth of the weight, in less than half a kilogram a week. */
export const GOAL = { startKg: 104, goalKg: 92 };
export const GOAL_DAY = 140;
