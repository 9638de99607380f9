/**
 * From the gravest to the slightest.
 * - `contraindicated`: section 4 of a label, or "do not use together".
 * - `major`: possibly fatal or lasting harm; avoid, or only with a prescriber's plan.
 * - `moderate`: may need another dose or watching.
 * - `minor`: little effect; to be known.
 */
export const SEVERITIES = ["contraindicated", "major", "moderate", "minor"] as const;

/** Of one topic a pair of medicines gets one rule, of several topics several. */
export const TOPICS = [
  "MAO inhibitors",
  "serotonin",
  "QT interval",
  "statins",
  "CYP3A4",
  "inducers",
  "bleeding",
  "sedation",
  "heart",
  "weight loss",
  "supplements",
  "diabetes",
  "absorption",
  "immunity",
  "brain",
  "infection",
] as const;

/** The sections of a US prescribing information; `Drug Facts` is the label of a medicine sold without prescription. */
export const SECTIONS = [
  "boxed warning",
  "dosage",
  "contraindications",
  "warnings",
  "interactions",
  "Drug Facts",
] as const;

export const LANGUAGES = ["English", "Spanish", "Arabic"] as const;

/** What words do that are no names of medicines. */
export const WORD_ROLES = ["beside a medicine", "joins two medicines", "no allergy", "beside an allergy"] as const;
