import * as bloodPressure from "./blood-pressure";
import * as bodyWeight from "./body-weight";
import * as heartRate from "./heart-rate";
import type { ColumnShape, ServerKind } from "./kind";
import * as oxygenSaturation from "./oxygen-saturation";
import * as temperature from "./temperature";

/*
 * The vital types, in the order in which they are shown. A new one goes to the end: the database's enum and stored
 * imports have this order. The halves are listed apart, so that the browser's bundle can drop the second list
 * (`kind.ts`).
 */

export const KINDS = {
  heart_rate: heartRate.kind,
  blood_pressure: bloodPressure.kind,
  oxygen_sat: oxygenSaturation.kind,
  temperature: temperature.kind,
  body_weight: bodyWeight.kind,
};

const SERVER_KINDS_AS_WRITTEN = {
  heart_rate: heartRate.serverKind,
  blood_pressure: bloodPressure.serverKind,
  oxygen_sat: oxygenSaturation.serverKind,
  temperature: temperature.serverKind,
  body_weight: bodyWeight.serverKind,
};

type ColumnAsWritten = (typeof SERVER_KINDS_AS_WRITTEN)[keyof typeof KINDS]["columns"][number];
/** A column of values, by the names that there are. */
export type ValueColumn = Omit<ColumnShape, "kind" | "choices"> & {
  kind: ColumnAsWritten["kind"];
  choices: readonly ColumnAsWritten["choices"][number][];
};

export const SERVER_KINDS: Readonly<
  Record<keyof typeof KINDS, Omit<ServerKind, "columns"> & { columns: readonly ValueColumn[] }>
> = SERVER_KINDS_AS_WRITTEN;
