import type { Specialty } from "~/domain/providers/constants";
import type { Random } from "../random";

/** A credential, and the fewest years after which one can hold it. No commas: the sign-up form separates by them. */
type Extra = [name: string, fromYears: number];

/** A way into a specialty: what everybody on it holds, what some add, and the letters on the license. */
type Track = { weight: number; board: string; base: string[]; extras: Extra[] };

const MD = "Doctor of Medicine (MD)";
const DO = "Doctor of Osteopathic Medicine (DO)";
const RDN = "Registered Dietitian Nutritionist (RDN)";
const OBESITY_MEDICINE = "Diplomate of the American Board of Obesity Medicine (ABOM)";
const OBESITY_SPECIALIST: Extra = ["Certified Specialist in Obesity and Weight Management (CSOWM)", 2];
const DIABETES_EDUCATOR: Extra = ["Certified Diabetes Care and Education Specialist (CDCES)", 2];
const HEALTH_COACH: Extra = ["National Board Certified Health & Wellness Coach (NBC-HWC)", 1];
const INTERNIST: Extra = ["Board Certified Internist (ABIM)", 0];
const FAMILY_PHYSICIAN: Extra = ["Board Certified Family Physician (ABFM)", 0];
const STRENGTH: Extra = ["Certified Strength and Conditioning Specialist (CSCS)", 0];
const EXERCISE_PHYSIOLOGIST: Extra = ["ACSM Certified Exercise Physiologist (ACSM-EP)", 0];
const EATING_DISORDERS: Extra = ["Certified Eating Disorder Specialist (CEDS)", 4];

const obesityPhysicianExtras: Extra[] = [
  ["Fellow of the Obesity Medicine Association (FOMA)", 5],
  INTERNIST,
  FAMILY_PHYSICIAN,
];
const obesityClinicianExtras: Extra[] = [
  ["Certificate of Advanced Education in Obesity Medicine (OMA)", 1],
  OBESITY_SPECIALIST,
  DIABETES_EDUCATOR,
];
const therapistExtras: Extra[] = [
  OBESITY_SPECIALIST,
  EATING_DISORDERS,
  HEALTH_COACH,
  ["Diplomate of the Academy of Cognitive and Behavioral Therapies (A-CBT)", 3],
  ["Member of the Motivational Interviewing Network of Trainers (MINT)", 3],
  ["EMDRIA Certified EMDR Therapist", 3],
];
const psychologistExtras: Extra[] = [
  ["Board Certified in Behavioral and Cognitive Psychology (ABPP)", 5],
  ...therapistExtras,
];
const surgeonExtras: Extra[] = [
  ["Fellow of the American College of Surgeons (FACS)", 3],
  ["Fellow of the American Society for Metabolic and Bariatric Surgery (FASMBS)", 5],
  ["Focused Practice Designation in Metabolic and Bariatric Surgery (ABS)", 3],
  [OBESITY_MEDICINE, 2],
];
const endocrinologistExtras: Extra[] = [
  INTERNIST,
  [OBESITY_MEDICINE, 1],
  ["Fellow of the American College of Endocrinology (FACE)", 5],
  ["Endocrine Certification in Neck Ultrasound (ECNU)", 2],
  ["Fellow of the American College of Physicians (FACP)", 6],
];
const trainerExtras: Extra[] = [
  STRENGTH,
  ["NASM Corrective Exercise Specialist (CES)", 0],
  ["NASM Weight Loss Specialist (WLS)", 0],
  ["ACSM Certified Inclusive Fitness Trainer (CIFT)", 1],
  ["ACE Senior Fitness Specialist", 1],
  HEALTH_COACH,
];
const ENDOCRINOLOGY = "Board Certified Endocrinologist (ABIM)";
const SURGERY = "Board Certified Surgeon (ABS)";

const TRACKS: Record<Specialty, Track[]> = {
  "Weight Loss Specialist": [
    { weight: 5, board: "MD", base: [MD, OBESITY_MEDICINE], extras: obesityPhysicianExtras },
    { weight: 2, board: "DO", base: [DO, OBESITY_MEDICINE], extras: obesityPhysicianExtras },
    { weight: 3, board: "NP", base: ["Family Nurse Practitioner (FNP-BC)"], extras: obesityClinicianExtras },
    { weight: 2, board: "PA", base: ["Certified Physician Assistant (PA-C)"], extras: obesityClinicianExtras },
  ],
  "Registered Dietitian": [
    {
      weight: 1,
      board: "RD",
      base: [RDN],
      extras: [
        DIABETES_EDUCATOR,
        OBESITY_SPECIALIST,
        ["Board Certified Specialist in Renal Nutrition (CSR)", 2],
        ["Board Certified Specialist in Gerontological Nutrition (CSG)", 2],
        ["Board Certified Specialist in Oncology Nutrition (CSO)", 2],
        ["Board Certified Specialist in Pediatric Nutrition (CSP)", 2],
        ["Certified Intuitive Eating Counselor", 1],
        ["Fellow of the Academy of Nutrition and Dietetics (FAND)", 9],
      ],
    },
  ],
  "Nutrition Coach": [
    {
      weight: 3,
      board: "NC",
      base: ["NASM Certified Nutrition Coach (NASM-CNC)"],
      extras: [
        HEALTH_COACH,
        ["Precision Nutrition Level 1 Coach (PN1)", 0],
        ["Certified Health Education Specialist (CHES)", 0],
      ],
    },
    {
      weight: 3,
      board: "NC",
      base: ["Precision Nutrition Level 1 Coach (PN1)"],
      extras: [HEALTH_COACH, ["Precision Nutrition Level 2 Master Coach (PN2)", 2], ["ISSA Certified Nutritionist", 0]],
    },
    {
      weight: 3,
      board: "HC",
      base: ["ACE Certified Health Coach (ACE-HC)"],
      extras: [HEALTH_COACH, ["ACE Behavior Change Specialist", 0], ["ACE Fitness Nutrition Specialist", 0]],
    },
  ],
  "Fitness Coach": [
    { weight: 3, board: "CPT", base: ["ACE Certified Personal Trainer (ACE-CPT)"], extras: trainerExtras },
    { weight: 3, board: "CPT", base: ["NASM Certified Personal Trainer (NASM-CPT)"], extras: trainerExtras },
    { weight: 2, board: "CPT", base: ["NSCA Certified Personal Trainer (NSCA-CPT)"], extras: trainerExtras },
    { weight: 3, board: "EP", base: [EXERCISE_PHYSIOLOGIST[0]], extras: trainerExtras },
  ],
  "Behavioral Weight Loss Therapist": [
    { weight: 5, board: "LCSW", base: ["Licensed Clinical Social Worker (LCSW)"], extras: therapistExtras },
    { weight: 3, board: "LMFT", base: ["Licensed Marriage and Family Therapist (LMFT)"], extras: therapistExtras },
    { weight: 2, board: "PSY", base: ["Licensed Psychologist (PhD)"], extras: psychologistExtras },
    { weight: 2, board: "PSY", base: ["Licensed Psychologist (PsyD)"], extras: psychologistExtras },
  ],
  "Bariatric Surgery Specialist": [
    { weight: 6, board: "MD", base: [MD, SURGERY], extras: surgeonExtras },
    { weight: 1, board: "DO", base: [DO, SURGERY], extras: surgeonExtras },
  ],
  Endocrinologist: [
    { weight: 6, board: "MD", base: [MD, ENDOCRINOLOGY], extras: endocrinologistExtras },
    { weight: 1, board: "DO", base: [DO, ENDOCRINOLOGY], extras: endocrinologistExtras },
  ],
  "Sports Nutritionist": [
    {
      weight: 4,
      board: "RD",
      base: [RDN],
      extras: [
        ["Board Certified Specialist in Sports Dietetics (CSSD)", 2],
        STRENGTH,
        ["IOC Diploma in Sports Nutrition", 1],
        EXERCISE_PHYSIOLOGIST,
      ],
    },
    {
      weight: 2,
      board: "SN",
      base: ["Certified Sports Nutritionist (CISSN)"],
      extras: [
        STRENGTH,
        EXERCISE_PHYSIOLOGIST,
        ["ISAK Level 1 Anthropometrist", 0],
        ["Certified Nutrition Specialist (CNS)", 1],
      ],
    },
  ],
};

/** One to four certifications that belong together, and the letters for the license. */
export function pickCredentials(
  random: Random,
  specialty: Specialty,
  years: number,
): { certifications: string[]; board: string } {
  const track = random.weighted(TRACKS[specialty].map((track) => [track, track.weight] as const));
  const open = track.extras.filter(([, fromYears]) => years >= fromYears).map(([name]) => name);
  const count = random.int(0, Math.min(4 - track.base.length, years < 3 ? 1 : 3));
  return { certifications: [...track.base, ...random.sample(open, count)], board: track.board };
}

/**
 * A license number like `CO-MD-0148213`. No state writes them so, hence it is
 * nobody's real one. Different for each of the first 900,000 indexes.
 */
export function licenseNumber(state: string, board: string, index: number): string {
  // 7919 is prime to 900,000: neighbors look unrelated, and none repeats.
  return `${state}-${board}-${String(100_000 + ((index * 7_919 + 48_213) % 900_000)).padStart(7, "0")}`;
}
