/** Where each model is published. */
export const SOURCES = {
  bmi: "WHO Technical Report Series 894, 2000",
  restingEnergy: "Mifflin and others, Am J Clin Nutr 1990;51:241-7",
  weight: "Hall and others, Lancet 2011;378:826-37 (NIDDK dynamic model)",
  diabetesRisk: "Lindström and Tuomilehto, Diabetes Care 2003;26:725-31 (FINDRISC)",
  cardiovascularRisk: "Khan and others, Circulation 2024;149:430-49 (AHA PREVENT, base model)",
  pooledCohort: "Goff and others, Circulation 2014;129:S49-73 (pooled cohort equations)",
  bloodPressure: "Whelton and others, Hypertension 2018;71:e13-115 (ACC/AHA 2017)",
  news2: "National Early Warning Score (NEWS) 2, Royal College of Physicians, London 2017",
} as const;
export type Model = keyof typeof SOURCES;
