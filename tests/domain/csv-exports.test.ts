import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { message } from "~/domain/message";
import { readVitalsFile, type ImportChoices } from "~/domain/vitals/csv-readings";

const FOLDER = new URL("./exports/", import.meta.url);
const NOW = new Date("2026-03-10T12:00:00Z");
const CHOICES: ImportChoices = { order: null, zone: "America/New_York", weightUnit: "lb" };

const read = (text: string, choices: Partial<ImportChoices> = {}) => {
  const result = readVitalsFile(text, { ...CHOICES, ...choices }, NOW);
  if ("fault" in result) throw new Error(result.fault.id);
  return {
    ...result,
    short: result.readings
      .map(
        ({ deviceType, value, diastolic, measuredAt }) =>
          `${measuredAt.toISOString().slice(0, 16)} ${deviceType} ${value}${diastolic === null ? "" : `/${diastolic}`}`,
      )
      .sort(),
    unused: result.columns.filter(({ choice }) => choice === "none").map(({ heading }) => heading),
  };
};
const table = (...lines: string[]) => lines.join("\n");

describe("the export of", () => {
  /** What is in each file, as it was measured, and how many lines hold none of it. */
  const FILES: Record<string, { readings: string[]; refused?: number; isUnitAssumed?: true }> = {
    "withings-weight.csv": { readings: ["2026-03-01T12:10 body_weight 81.4", "2026-03-02T12:12 body_weight 81.1"] },
    "withings-bp.csv": {
      readings: ["2026-03-01T12:15 blood_pressure 121/79", "2026-03-01T12:15 heart_rate 64"],
    },
    "omron-us.csv": {
      readings: [
        "2025-09-14T09:22 blood_pressure 150/79",
        "2025-09-14T09:22 heart_rate 61",
        "2026-01-12T13:12 blood_pressure 114/74",
        "2026-01-12T13:12 heart_rate 47",
      ],
      refused: 1,
    },
    "omron-eu.csv": {
      readings: [
        "2026-03-01T06:10 blood_pressure 128/82",
        "2026-03-01T06:10 heart_rate 66",
        "2026-03-02T06:10 blood_pressure 131/84",
        "2026-03-02T06:10 heart_rate 70",
      ],
    },
    "fitbit.csv": {
      readings: ["2026-03-01T17:00 body_weight 81.7373", "2026-03-02T17:00 body_weight 81.5559"],
      refused: 2,
      isUnitAssumed: true,
    },
    "google-takeout.csv": { readings: ["2026-03-01T17:00 body_weight 80.5"], refused: 1 },
    "samsung-weight.csv": { readings: ["2026-03-01T06:10 body_weight 81.4"] },
    "samsung-pressure.csv": {
      readings: ["2026-03-01T06:15 blood_pressure 121/79", "2026-03-01T06:15 heart_rate 64"],
    },
    "libra.csv": { readings: ["2026-03-01T06:10 body_weight 81.4", "2026-03-02T06:12 body_weight 81.1"] },
    "happy-scale.csv": {
      readings: ["2026-03-01T17:00 body_weight 81.7373", "2026-03-02T17:00 body_weight 81.5559"],
    },
    "openscale.csv": { readings: ["2026-03-01T12:10 body_weight 81.4"] },
    "renpho.csv": { readings: ["2026-03-01T12:10 body_weight 81.7373", "2026-03-02T12:12 body_weight 81.5559"] },
    "myfitnesspal.csv": {
      readings: ["2026-03-01T17:00 body_weight 81.7373", "2026-03-02T17:00 body_weight 81.5559"],
      isUnitAssumed: true,
    },
  };

  test.each(Object.entries(FILES))("%s is read as it was measured", (name, { readings, refused = 0, ...expected }) => {
    const found = read(readFileSync(new URL(name, FOLDER), "utf8"));
    expect(found.short).toEqual(readings);
    expect(found.refused).toHaveLength(refused);
    expect(found.assumedWeightUnit).toBe(expected.isUnitAssumed ?? false);
  });

  test("every program that is here has its test", () =>
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(FILES).sort()));
});

describe("a heading is a quantity only when all of it is understood", () => {
  test.each([
    ["stones", table("Date,Weight (st)", "2026-03-01,12.9"), ["2026-03-01T17:00 body_weight 81.9188"]],
    [
      "a column of units",
      table("Date,Weight,Unit", "2026-03-01,96.3,kg", "2026-03-02,15.2,st"),
      ["2026-03-01T17:00 body_weight 96.3", "2026-03-02T17:00 body_weight 96.5245"],
    ],
    [
      "a column of units that its heading names",
      table("Date,Weight,Temperature,Weight unit,Temperature unit", "2026-03-01,96.3,37,kg,C"),
      ["2026-03-01T17:00 body_weight 96.3", "2026-03-01T17:00 temperature 98.6"],
    ],
    [
      "stones and pounds in one cell",
      table("Date,Weight", "2026-03-01,15 st 2 lb"),
      ["2026-03-01T17:00 body_weight 96.1616"],
    ],
    [
      "stones and pounds in two columns",
      table("Date,Weight (st),Weight (lb)", "2026-03-01,15,2"),
      ["2026-03-01T17:00 body_weight 96.1616"],
    ],
    [
      "the same weight in stones and in pounds",
      table("Date,Weight (st),Weight (lb)", "2026-03-01,15.14,212"),
      ["2026-03-01T17:00 body_weight 96.1616"],
    ],
    ["grams of five digits", table("Date,Weight (g)", "2026-03-01,81400"), ["2026-03-01T17:00 body_weight 81.4"]],
    [
      "the pulse, wherever it stands",
      table("Date,Pulse Pressure,Heart rate variability,Pulse", "2026-03-01,42,38,64"),
      ["2026-03-01T17:00 heart_rate 64"],
    ],
    [
      "the average where there is nothing better",
      table("Date,Max weight (kg),Average weight (kg)", "2026-03-01,82,81"),
      ["2026-03-01T17:00 body_weight 81"],
    ],
    [
      "the weight rather than its average",
      table("Date,Average weight (kg),Weight (kg)", "2026-03-01,82,81"),
      ["2026-03-01T17:00 body_weight 81"],
    ],
    [
      "German",
      table("Datum;Uhrzeit;Körpergewicht (kg);Herzfrequenz;Sauerstoffsättigung", "1.3.2026;7:10 Uhr;81,4;64;97"),
      ["2026-03-01T12:10 body_weight 81.4", "2026-03-01T12:10 heart_rate 64", "2026-03-01T12:10 oxygen_sat 97"],
    ],
    [
      "French",
      table(
        "Date;Heure;Poids (kg);Fréquence cardiaque;Systolique;Diastolique",
        "01/03/2026;7h10;81,4;64;121;79",
        "13/03/2025;7h10;81,4;;;",
      ),
      [
        "2025-03-13T11:10 body_weight 81.4",
        "2026-03-01T12:10 blood_pressure 121/79",
        "2026-03-01T12:10 body_weight 81.4",
        "2026-03-01T12:10 heart_rate 64",
      ],
    ],
    ["a Spanish day", table("Día,Peso (kg)", "2026-03-01,81.4"), ["2026-03-01T17:00 body_weight 81.4"]],
    [
      "a Spanish day without its accent",
      table("Dia,Peso (kg)", "2026-03-01,81.4"),
      ["2026-03-01T17:00 body_weight 81.4"],
    ],
    [
      "the diastolic pressure of a device",
      table("Date,SYS,DIA", "2026-03-01,121,79"),
      ["2026-03-01T17:00 blood_pressure 121/79"],
    ],
    ["oxygen as a share of one", table("Date,SpO2", "2026-03-01,0.97"), ["2026-03-01T17:00 oxygen_sat 97"]],
    [
      "Arabic digits and marks",
      table("التاريخ;الوقت;الوزن (كغ)", "٢٠٢٦/٠٣/٠١;٧:١٠ ص;٨١٫٤"),
      ["2026-03-01T12:10 body_weight 81.4"],
    ],
    ["Persian digits", table("date,weight (kg)", "۲۰۲۶-۰۳-۰۱,۸۱٫۴"), ["2026-03-01T17:00 body_weight 81.4"]],
    [
      "a named separator and a title",
      table("sep=;", "My weights, as of March", "# from the scale", "Date;Weight (kg)", "2026-03-01;81,4"),
      ["2026-03-01T17:00 body_weight 81.4"],
    ],
    [
      "another table below",
      table("Date,Weight (kg)", "2026-03-01,81.4", "Date,Pulse", "2026-03-01,64", "Date,Steps", "2026-03-02,9000"),
      ["2026-03-01T17:00 body_weight 81.4", "2026-03-01T17:00 heart_rate 64"],
    ],
  ])("%s", (_name, text, readings) => expect(read(text).short).toEqual(readings));

  test("a weight in a unit that is not known is not stored in another", () => {
    for (const heading of ["Weight (jin)", "Weight jin", "weight_livre", "Poids (livres)"])
      expect(readVitalsFile(table(`Date,${heading}`, "2026-03-01,162"), CHOICES, NOW), heading).toMatchObject({
        fault: { id: expect.stringContaining("No column with readings") as string },
        columns: [{ choice: "date" }, { heading, choice: "none", values: ["162"] }],
      });
    const { short, refused } = read(table("Date,Weight,Unit", "2026-03-01,162,jin", "2026-03-02,81,kg"));
    expect(short).toEqual(["2026-03-02T17:00 body_weight 81"]);
    expect(refused).toEqual([
      { line: 2, reason: message("{label}: the unit is not known", { label: message("Weight") }) },
    ]);
    expect(read(table("#Units: jin", "date,weight", "2026-03-01,162")).short).toEqual([]);
  });

  test("what is not used is named with some of its values", () => {
    const { columns, unused } = read(
      table("Date,Weight (kg),Mood", "2026-03-01,81,good", "2026-03-02,81,good", "2026-03-03,80,sad"),
    );
    expect(unused).toEqual(["Mood"]);
    expect(columns[2]).toEqual({ heading: "Mood", choice: "none", values: ["good", "sad"] });
  });

  test("a person can say what each column is, of a table without headings, too", () => {
    const text = table("2026-03-01,x,162,80.1", "2026-03-02,y,161,79.8");
    expect(readVitalsFile(text, CHOICES, NOW)).toMatchObject({
      fault: { id: expect.any(String) as string },
      columns: { length: 4 },
    });
    expect(read(text, { columns: ["date", "none", "weight [lb_av]", "pulse"] }).short).toEqual([
      "2026-03-01T17:00 body_weight 73.482",
      "2026-03-01T17:00 heart_rate 80.1",
      "2026-03-02T17:00 body_weight 73.0284",
      "2026-03-02T17:00 heart_rate 79.8",
    ]);
    // A unit that only the heading names stays.
    const pressures = table("date,SYS (kPa),DIA (kPa),x", "2026-03-01,16,10.6,64");
    expect(read(pressures, { columns: ["date", "systolic", "diastolic", "pulse"] }).short).toEqual([
      "2026-03-01T17:00 blood_pressure 120.0099/79.5065",
      "2026-03-01T17:00 heart_rate 64",
    ]);
    expect(
      read(table("date,weight,pulse", "2026-03-01,81,64"), { columns: ["date", "weight kg", "none"] }).short,
    ).toEqual(["2026-03-01T17:00 body_weight 81"]);
  });
});

test.each([
  ["Mar 1, 2026", "2026-03-01T17:00"],
  ["1 March 2026 7:10 a. m.", "2026-03-01T12:10"],
  ["1 de marzo de 2026, 7:10 p. m.", "2026-03-02T00:10"],
  ["dom. 1 mar 2026", "2026-03-01T17:00"],
  ["1. März 2026", "2026-03-01T17:00"],
  ["1er août 2025", "2025-08-01T16:00"],
  ["١ مارس ٢٠٢٦", "2026-03-01T17:00"],
  ["15 كانون الثاني 2026", "2026-01-15T17:00"],
  ["Sunday, March 1st, 2026 at 7:10 AM", "2026-03-01T12:10"],
  ["25.06.2015 - 19:14", "2015-06-25T23:14"],
  ["1-Mar-26", "2026-03-01T17:00"],
  ["20260301", "2026-03-01T17:00"],
  ["1772349000000", "2026-03-01T07:10"],
  ["2026-03-01T07:10:00.000+0100", "2026-03-01T06:10"],
  ["‏١‏/‏٣‏/‏٢٠٢٦ ٧:١٠ م", "2026-01-04T00:10"],
])("%j is a time", (written, instant) =>
  expect(read(table("timestamp;pulse", `${written};64`)).short).toEqual([`${instant} heart_rate 64`]),
);

test.each(["1 Foo 2026", "March 2026", "32 March 2026", "1 2 March 2026", "7:10 a. m.", "2026-03-01 EST or so"])(
  "%j is none",
  (written) => expect(read(table("timestamp;pulse", `${written};64`, "2026-03-01;64")).refused).toHaveLength(1),
);
