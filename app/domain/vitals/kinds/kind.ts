import type { PlainId, Value } from "~/domain/message";
import type { StatusWord, VitalWord } from "../words";

/**
 * What is known about a vital type, in two halves: each file in this folder exports one of each. The browser gets all
 * of `kind` with every screen that shows a vital, so it holds what screens need and nothing else. `serverKind` never
 * gets there: Rollup drops the whole export, and `tests/scripts/weight.test.ts` checks that it did.
 */
export type VitalKindShape = {
  /** Its name in the API and in the database. */
  deviceType: string;
  label: string;
  /** Unit as a person reads it. */
  unit: string;
  /** Languages have a word of their own for the unit: a text `{amount} UNIT` and a text `UNIT`. Others are symbols. */
  isUnitTranslated?: true;
  /** Decimals shown. */
  decimals: number;
  /**
   * Normal range in the stored unit, as the product shows it (specification, point 9); of blood pressure the systolic.
   * `null` where none is shown.
   */
  range: Range | null;
  /** Its card on the home page and the dashboard. `null`: it has none, the four cards stay four. */
  card: Card | null;
  /** What holds where a person has set nothing. A type has the limits named here and no others. */
  limits: UsualLimits;
  /**
   * Where own limits may have in range what is critical by `limits.criticalLow`: from here down it is critical whatever
   * was set.
   */
  leastCriticalLow?: number;
  /** What an adult's value is by the limits of everybody. `null` where one value alone says nothing. */
  judge: (value: number, diastolic: number | null) => VitalWord | null;
  /** What to do about it, in plain words, and never that a single value is a diagnosis. */
  advice: Partial<Record<VitalWord, PlainId>>;
  /** A value in words. `amount` is the value with its decimals. */
  describe: (amount: string, value: number, diastolic: number | null) => Value;
  /** What a guideline says besides of a value that is in range. */
  note?: (value: number, diastolic: number | null) => PlainId | null;
};

export type Range = { low: number; high: number };

type Card = {
  /** Its key in a vitals summary (DATA-03). */
  summaryKey: string;
  /** The badge of a value in range (DASH-06). */
  inRangeWord: StatusWord;
  /** The badge of one that is high, where it is not `elevated` (DASH-09). */
  highWord?: StatusWord;
  /** Shown, marked as a sample, while there is not one reading (DASH-07). */
  sample: string;
};

/**
 * From `criticalHigh` on and down to `criticalLow` a value is critical, below `low` and above `high` out of range. They
 * say what `judge` does, for the form of a person's own limits.
 */
type UsualLimits = {
  criticalLow?: number;
  low?: number;
  high?: number;
  criticalHigh?: number;
  diastolicHigh?: number;
  criticalDiastolicHigh?: number;
};

export type ServerKind = {
  /** UCUM unit as stored and exchanged. */
  ucum: string;
  /** UCUM units that a reading may come in, the stored one included. UCUM is case sensitive. */
  units: Readonly<Record<string, VitalUnit>>;
  /** Those units for an error's words. */
  unitWords: string;
  /**
   * LOINC code by the FHIR vital-signs profile (hl7.org/fhir/R4/observation-vitalsigns.html), with LOINC's own name.
   */
  loinc: Loinc;
  /** A second code that goes with the first. */
  furtherLoinc?: Loinc;
  /** Only of blood pressure, whose readings have a second value. */
  diastolic?: Diastolic;
  /**
   * What a living person's value can be at all, in the stored unit. Wide on purpose: it catches another unit, a slipped
   * point and a broken sensor, never a bad illness.
   */
  plausible: Range;
  /** Beyond these an own limit is a slip of the keyboard. */
  ownLimits: { least: number; most: number };
  /** The columns of a table that hold it. */
  columns: readonly ColumnShape[];
  /** The UCUM unit of a value without one, if it is not the stored one. */
  assumeUnit?: (value: number) => string;
  /** Programs write 97 % as 0.97. */
  mayBeFraction?: true;
  /** Its name in Apple Health's export, without `HKQuantityTypeIdentifier`. */
  appleHealth: string | null;
  /** `null`: `/simulate` does not make it up. */
  simulation: Simulation | null;
  /** The fields of a reading as a device sends them, in JSON. */
  example: string;
};

type VitalUnit = {
  /** To the unit that is stored; missing: it is the same. */
  toStored?: (value: number) => number;
  /**
   * As people and files write it, separated by blanks: in lower case, without accents, dots and blanks within. Missing:
   * nobody writes it.
   */
  names?: string;
};

export type Loinc = { code: string; display: string };

type Diastolic = {
  systolicLoinc: Loinc;
  loinc: Loinc;
  plausible: Range;
  appleHealth: string;
  simulate: (systolic: number, random: () => number) => number;
};

/** Where values go back to, how far they step and how far they go. */
type Simulation = { home: number; step: number; from: number; to: number };

export type ColumnShape = {
  /** Stored with what a person said that a column is: never rename it. */
  kind: string;
  /** What programs and people write above it, like in `csv-headings.ts`. */
  headings: string;
  /** Headings that are only a unit. */
  unitHeadings?: readonly string[];
  /** It holds a part of a reading. */
  isPart?: true;
  /** What a person can say that it is: the kind, with the UCUM unit of its values where there are several. */
  choices: readonly { value: string; label: PlainId }[];
};
