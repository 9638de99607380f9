import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { englishTranslator } from "~/locales/translator";
import { csvLine, parseCsv } from "~/domain/vitals/csv";
import { columnsOf } from "~/domain/vitals/csv-columns";
import {
  CSV_HEAD,
  readingLine,
  readVitalsFile,
  type FileFault,
  type ImportChoices,
} from "~/domain/vitals/csv-readings";
import { instantOf, orderOf } from "~/domain/vitals/csv-values";
import { MAX_IMPORT_LINES } from "~/domain/vitals/import-limits";
import { SERVER_KINDS } from "~/domain/vitals/kinds";
import { readingFaults, type Measurement } from "~/domain/vitals/plausible";
import { DEVICE_TYPES } from "~/domain/vitals/types";
import { catalogTexts } from "../support/catalog-texts";

const NOW = new Date("2026-03-10T12:00:00Z");
const { say } = englishTranslator;
const CHOICES: ImportChoices = { order: null, zone: "America/New_York", weightUnit: "lb" };
const file = (...lines: string[]) => lines.join("\n");
function understood(text: string, choices: Partial<ImportChoices> = {}) {
  const result = readVitalsFile(text, { ...CHOICES, ...choices }, NOW);
  if ("fault" in result) throw new Error(result.fault.id);
  return { ...result, unused: result.columns.filter(({ choice }) => choice === "none").map(({ heading }) => heading) };
}
/** Readings as short texts, newest first. */
const short = (text: string, choices: Partial<ImportChoices> = {}) =>
  understood(text, choices).readings.map(
    ({ deviceType, value, diastolic, measuredAt }) =>
      `${measuredAt.toISOString().slice(0, 16)} ${deviceType} ${value}${diastolic === null ? "" : `/${diastolic}`}`,
  );

const measurements: fc.Arbitrary<Measurement> = fc
  .record({
    deviceType: fc.constantFrom(...DEVICE_TYPES),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    // A diastolic pressure may be absent.
    lower: fc.constantFrom(15.5, null),
    measuredAt: fc.date({ min: new Date("1990-01-01T00:00:00Z"), max: NOW, noInvalidDate: true }),
  })
  .map(({ deviceType, share, lower, measuredAt }) => {
    const { low, high } = SERVER_KINDS[deviceType].plausible;
    const value = Math.round((low + share * (high - low)) * 10_000) / 10_000;
    return { deviceType, value, diastolic: deviceType === "blood_pressure" ? lower : null, measuredAt };
  });

test.each([
  ["Spanish", "Fecha;Hora;Peso (kg);Pulso;Sistólica;Diastólica;Saturación de oxígeno;Temperatura (°C)"],
  ["Spanish without accents", "FECHA;HORA;PESO (kg);PULSO;SISTOLICA;DIASTOLICA;OXIGENO;TEMPERATURA (°C)"],
  ["Arabic", "التاريخ;الوقت;الوزن (kg);النبض;الضغط الانقباضي;الضغط الانبساطي;الأكسجين;الحرارة (°C)"],
])("headings in %s are understood", (_language, headings) => {
  expect(understood(file(headings, "2026-03-01;08:00;80,2;60;120;80;97;36,8")).unused).toEqual([]);
  expect(
    short(file(headings, "2026-03-01;08:00;80,2;60;120;80;97;36,8"))
      .map((text) => text.slice(17))
      .sort(),
  ).toEqual(["blood_pressure 120/80", "body_weight 80.2", "heart_rate 60", "oxygen_sat 97", "temperature 98.24"]);
});

test.each([
  ["English", Object.values(catalogTexts("en", "dashboard"))],
  ["Spanish", Object.values(catalogTexts("es", "dashboard"))],
  ["Arabic", Object.values(catalogTexts("ar", "dashboard"))],
])("every heading that the import’s hints quote in %s is understood", (_language, texts) => {
  const hints = texts.filter((text) =>
    /columns: “date”|^No column with|columnas?[,:].*«fecha»|«peso»|«التاريخ»|«الوزن»/.test(text),
  );
  expect(hints).toHaveLength(3);
  for (const hint of hints) {
    // The English of a refusal names its headings without quoting them.
    const quoted = [...hint.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, heading]) => heading!);
    if (!/^No column with/.test(hint)) expect(quoted.length, hint).toBeGreaterThan(2);
    for (const heading of quoted) {
      // A lower pressure counts only beside an upper one.
      expect([...columnsOf([heading]), ...columnsOf([heading, "systolic"])][0]?.index, heading).toBe(0);
    }
    expect(hint).not.toMatch(/^(?!.*(español|العربية)).*(en inglés|بالإنجليزية)/);
  }
});

describe("comma-separated text", () => {
  test.each<[string, string, string[][]]>([
    [
      "quotes, doubled ones and line ends within",
      'a,b\r\n"x, ""y""","two\nlines"\r\n',
      [
        ["a", "b"],
        ['x, "y"', "two\nlines"],
      ],
    ],
    [
      "semicolons and decimal commas",
      "a;b\n1,5;2,5",
      [
        ["a", "b"],
        ["1,5", "2,5"],
      ],
    ],
    [
      "tabs",
      "a\tb\n1\t",
      [
        ["a", "b"],
        ["1", ""],
      ],
    ],
    [
      "a byte order mark, blanks and empty lines",
      "\uFEFF a , b \n\n,\n1,2\r3,4",
      [
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
      ],
    ],
    ["nothing", "", []],
  ])("with %s", (_name, text, cells) => expect(parseCsv(text).rows.map((row) => row.cells)).toEqual(cells));

  test("knows the line that each record begins on, and where a quotation mark is left open", () => {
    const table = parseCsv('a,b\n"1\n2",3\n\n4,5\n"6,7\n8,9\n');
    expect(table.rows.map(({ line }) => line)).toEqual([1, 2, 5]);
    expect(table.openQuote).toBe(6);
  });

  test("what is written reads as it was, and is no formula", () => {
    const cells = fc
      .array(
        fc.string({ unit: "grapheme" }).map((text) => text.trim()),
        { minLength: 2, maxLength: 5 },
      )
      .filter((row) => row.some((cell) => cell !== ""));
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 8 }), (rows) => {
        const text = csvLine(["a", "b", "c", "d", "e", "f"]) + rows.map(csvLine).join("");
        const expected = rows.map((row) => row.map((cell) => (/^[=+\-@]/.test(cell) ? `'${cell}` : cell)));
        expect(
          parseCsv(text)
            .rows.slice(1)
            .map((row) => row.cells),
        ).toEqual(expected);
      }),
    );
  });
});

describe("a file of readings", () => {
  test.each<[string, string, string[], Partial<ImportChoices>?]>([
    [
      "a column for each kind",
      file(
        "Date,Time,Weight (kg),Heart Rate (bpm),Systolic,Diastolic,SpO₂ %,Temp (°C)",
        "2026-03-01,08:30,81.4,64,120,80,98,36.6",
      ),
      [
        "2026-03-01T13:30 body_weight 81.4",
        "2026-03-01T13:30 heart_rate 64",
        "2026-03-01T13:30 blood_pressure 120/80",
        "2026-03-01T13:30 oxygen_sat 98",
        "2026-03-01T13:30 temperature 97.88",
      ],
    ],
    [
      "pounds by choice, kilograms by choice",
      file("date,weight", "2026-03-01,180"),
      ["2026-03-01T17:00 body_weight 81.6466"],
    ],
    [
      "kilograms by choice",
      file("date,weight", "2026-03-01,81.5"),
      ["2026-03-01T17:00 body_weight 81.5"],
      { weightUnit: "kg" },
    ],
    [
      "units in the cells",
      file("timestamp;Body weight;Blood pressure", "2026-03-01 08:30:15 +0100;81,4 kg;120/80 mmHg"),
      ["2026-03-01T07:30 body_weight 81.4", "2026-03-01T07:30 blood_pressure 120/80"],
    ],
    [
      "half-days, and temperatures whose unit the number tells",
      file("time,temperature", "3/1/2026 12:05 AM,98.6", "3/1/2026 12:05 PM,37"),
      ["2026-03-01T17:05 temperature 98.6", "2026-03-01T05:05 temperature 98.6"],
    ],
    [
      "the long form",
      file(
        "type,value,unit,timestamp",
        "Heart Rate,64,count/min,2026-03-01T08:30:00Z",
        "body_weight,180,lb,1772353800",
      ),
      ["2026-03-01T08:30 heart_rate 64", "2026-03-01T08:30 body_weight 81.6466"],
    ],
    [
      "a zone of summer time",
      file("date,time,pulse", "2025-07-01,08:00,64"),
      ["2025-07-01T06:00 heart_rate 64"],
      { zone: "Europe/Paris" },
    ],
    [
      "the same time twice: the last counts",
      file("date,pulse", "2026-03-01,64", "2026-03-01,66"),
      ["2026-03-01T17:00 heart_rate 66"],
    ],
  ])("with %s", (_name, text, readings, choices) => expect(short(text, choices).sort()).toEqual([...readings].sort()));

  test("dates are read in the order that the file itself tells, else as chosen, and a guess is called one", () => {
    expect(orderOf(["1/2/2026", "13/2/2026"])).toEqual({ order: "day", isGuess: false });
    expect(orderOf(["1/2/2026", "2/13/2026"])).toEqual({ order: "month", isGuess: false });
    expect([orderOf(["1/2/2026"]), orderOf(["1.2.2026"]), orderOf(["2026-01-02"])]).toEqual([
      { order: "month", isGuess: true },
      { order: "day", isGuess: true },
      null,
    ]);
    const text = file("date,pulse", "1/2/2026,64");
    expect([short(text), short(text, { order: "day" })]).toEqual([
      ["2026-01-02T17:00 heart_rate 64"],
      ["2026-02-01T17:00 heart_rate 64"],
    ]);
    expect(understood(text, { order: "day" }).dates).toEqual({ order: "day", isGuess: true });
  });

  test("what is wrong is named by its line and never quoted; the rest is taken", () => {
    const text = file(
      "date,pulse,systolic,diastolic,notes",
      "2026-03-01,64,120,",
      "someday,65,,",
      "2026-03-02,fast,118,78",
      "2026-03-03,,,",
      "2026-03-04,900,,",
      "2027-03-04,70,,",
      "2026-03-05,,,80",
    );
    const { readings, refused, unused } = understood(text);
    expect(readings).toHaveLength(2);
    expect(unused).toEqual(["notes"]);
    expect(refused.map(({ line, reason }) => ({ line, reason: say(reason) }))).toEqual([
      { line: 2, reason: "Blood pressure has two values, like 120/80" },
      { line: 3, reason: "The date or the time cannot be read" },
      { line: 4, reason: "Heart rate: not a number" },
      { line: 5, reason: "Nothing was measured in this line" },
      { line: 6, reason: "Heart rate is between 10 and 500 bpm" },
      { line: 7, reason: "The time is in the future" },
      { line: 8, reason: "Blood pressure has two values, like 120/80" },
    ]);
  });

  test.each([
    ["", "The file is empty."],
    ["date,weight\n", "The file names its columns, but has no line below them"],
    ['<?xml version="1.0"?>\n<HealthData></HealthData>', "This is no table"],
    ['{"resourceType": "Bundle", "date": "2026-03-01"}', "This is no table"],
    ['[{"date": "2026-03-01", "weight": 80}]', "This is no table"],
    ["%PDF-1.7\n", "This is no table"],
    ["2026-03-01,64", "No column with the date was found"],
    ["date,notes\n2026-03-01,fine", "No column with readings was found"],
    [`date,pulse\n${"2026-03-01,64\n".repeat(MAX_IMPORT_LINES)}`, "The file has more than 50,000 lines"],
  ])("%# that is none says why", (text, fault) =>
    expect(say((readVitalsFile(text, CHOICES, NOW) as FileFault).fault)).toContain(fault),
  );

  test("what the export writes is read as the same readings, whatever is chosen", () => {
    fc.assert(
      fc.property(
        fc.array(measurements, { minLength: 1, maxLength: 20 }),
        fc.constantFrom("kg", "lb"),
        (readings, weightUnit) => {
          const { readings: read, refused } = understood(CSV_HEAD + readings.map(readingLine).join(""), {
            weightUnit: weightUnit as "kg",
          });
          const last = new Map(
            readings.map((reading) => [`${reading.deviceType} ${reading.measuredAt.toISOString()}`, reading]),
          );
          const valid = [...last.values()].filter((reading) => readingFaults(reading, NOW).length === 0);
          expect(refused.length).toBe(readings.filter((reading) => readingFaults(reading, NOW).length > 0).length);
          expect(new Set(read)).toEqual(new Set(valid));
        },
      ),
    );
  });

  test("whatever a file holds, it is understood or refused", () => {
    const words = fc.constantFrom(
      "date",
      "time",
      "weight (kg)",
      "pulse",
      "bp",
      "type",
      "value",
      "2026-03-01",
      "3/4/26",
      "12:30 PM",
      "120/80",
      "64",
      "81,5 kg",
      '"',
      ",",
      ";",
      "\t",
      "\n",
      "\r\n",
      "\u0000",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(words, { maxLength: 40 }).map((parts) => `date,pulse,weight\n${parts.join(",")}`),
          fc.array(words, { maxLength: 40 }).map((parts) => parts.join("")),
        ),
        (text) => {
          const result = readVitalsFile(text, CHOICES, NOW);
          if ("readings" in result)
            for (const reading of result.readings) expect(readingFaults(reading, NOW)).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test("a cell or a heading that is far too long is not read, whatever it is made of, and takes no time", () => {
    const long = 100_000;
    const from = performance.now();
    // As long again for each of its characters: of 40,000 brackets it was half a minute, in which nobody else was
    // answered.
    expect(understood(`date,pulse,${"(".repeat(long)})x\n2026-03-01,64`).readings).toHaveLength(1);
    expect(understood(`date,pulse,${"a ".repeat(long)}\n2026-03-01,64`).readings).toHaveLength(1);
    const { readings, refused } = understood(
      `timestamp,pulse\n2026-03-01 10:00${" ".repeat(long)}x,64\n2026-03-01 10:00,64${" ".repeat(long)}5\n2026-03-01,66`,
    );
    expect(readings.map(({ value }) => value)).toEqual([66]);
    expect(refused.map(({ line }) => line)).toEqual([2, 3]);
    for (const wide of [
      "unit,".repeat(30_000),
      `date,pulse\n${"unit,".repeat(30_000)}`,
      "weight (lb)\t".repeat(30_000),
    ])
      readVitalsFile(`${wide}x\n2026-03-01,64`, CHOICES, NOW);
    expect(performance.now() - from).toBeLessThan(1_000);
  });

  test.each([
    "2026-02-30",
    "13/13/2026",
    "2026-03-01 25:00",
    "2026-03-01 13:00 PM",
    "2026-03-01 0:30 AM",
    "2026-03-01 08:61",
    "yesterday",
    "12345",
    "",
  ])("%j is no time", (text) => expect(instantOf(text, "", { order: "month", zone: "UTC" })).toBeNull());
});
