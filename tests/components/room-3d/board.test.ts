import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitted, layOutBoard, PICTURE, type Ink, type Measure } from "~/components/room-3d/board-layout";
import type { Board } from "~/domain/room/board";
import { amountOf } from "~/domain/vitals/reading";
import { VITAL_KINDS } from "~/domain/vitals/types";
import { loadMessages } from "~/locales/translate";
import { wordsFor } from "../support/room-words";

const english = wordsFor("en");

const measure: Measure = (text, size, isBold) => Array.from(text).length * size * (isBold ? 0.6 : 0.52);
const DAY = 86_400_000;
const start = Date.UTC(2026, 7, 1);

const board: Board = {
  title: "Ana",
  vitals: [
    { label: "Heart rate", value: amountOf("72", "bpm"), isInRange: true },
    { label: "Blood pressure", value: "148/94 mmHg", isInRange: false },
  ],
  weight: { unit: "kg", points: [0, 10, 20, 30].map((day) => ({ at: start + day * DAY, value: 90 - day / 10 })) },
};

const texts = (inks: Ink[]) => inks.filter((ink) => ink.kind === "text").map(({ text }) => text);

describe("the board's picture", () => {
  test("says the vital signs in words with how they stand, and the weight with its axes", () => {
    const said = texts(layOutBoard(board, "America/New_York", measure, english));
    for (const words of [
      "Ana",
      "Heart rate",
      "72 bpm",
      "In range",
      "Blood pressure",
      "148/94 mmHg",
      "▲ Out of range",
      "Weight, kg",
      "87.0 kg",
      "88",
      "90",
    ])
      expect(said).toContain(words);
    expect(said.filter((text) => /^(Jul|Aug) \d+$/.test(text)).length).toBeGreaterThanOrEqual(3);
  });

  test("a value that is older than a week is no alarm: it says how old it is", () => {
    const vitals = board.vitals.map((vital) => ({ ...vital, isOld: true }));
    const inks = layOutBoard({ ...board, vitals }, "UTC", measure, english);
    expect(texts(inks).filter((text) => text === "Over 7 days old")).toHaveLength(2);
    expect(texts(inks)).not.toContain("▲ Out of range");
    const colours = (one: Board) => new Set(layOutBoard(one, "UTC", measure, english).map(({ colour }) => colour));
    const alarming = [...colours(board)].filter(
      (colour) => !colours({ ...board, vitals: [board.vitals[0]!] }).has(colour),
    );
    expect(alarming.length).toBeGreaterThan(0);
    expect(inks.some(({ colour }) => alarming.includes(colour))).toBe(false);
  });

  test("a curve from the first weight to the last, falling as they fall", () => {
    const path = layOutBoard(board, "UTC", measure, english).find((ink) => ink.kind === "path")!;
    const places = Array.from(path.path.matchAll(/[ML](\S+) ([\d.]+)/g), ([, x, y]) => [Number(x), Number(y)] as const);
    expect(places).toHaveLength(4);
    expect(places[0]![0]).toBe(0);
    expect(places[3]![0]).toBe(1000);
    expect(places.map(([, y]) => y)).toEqual(places.map(([, y]) => y).sort((a, b) => a - b));
  });

  test("no line over weeks in which nobody weighed themselves", () => {
    const gap = {
      ...board,
      weight: {
        unit: "kg" as const,
        points: [0, 1, 2, 3, 60, 61, 62].map((day) => ({ at: start + day * DAY, value: 90 })),
      },
    };
    expect(
      layOutBoard(gap, "UTC", measure, english)
        .find((ink) => ink.kind === "path")!
        .path.match(/M/g),
    ).toHaveLength(2);
  });

  test("says so where there is nothing", () => {
    expect(texts(layOutBoard({ title: "Ana", vitals: [], weight: null }, "UTC", measure, english))).toContain(
      "No readings yet",
    );
    expect(
      texts(layOutBoard({ title: "Ana", vitals: [], weight: { unit: "lb", points: [] } }, "UTC", measure, english)),
    ).toContain("No entries in this time.");
  });

  test("whatever is in the record, nothing is written beyond the board or over the words beside it", () => {
    const words = fc.string({ maxLength: 60 });
    const label = fc.constantFrom(...Object.values(VITAL_KINDS).map((kind) => kind.label));
    const boards = fc.record({
      title: words,
      vitals: fc.array(fc.record({ label, value: words, isInRange: fc.boolean(), isOld: fc.boolean() }), {
        maxLength: 9,
      }),
      weight: fc.option(
        fc.record({
          unit: fc.constantFrom<"kg" | "lb">("kg", "lb"),
          points: fc
            .array(
              fc.record({
                at: fc.integer({ min: 0, max: 90 }).map((day) => start + day * DAY),
                value: fc.double({ min: 20, max: 700, noNaN: true }),
              }),
              { maxLength: 40 },
            )
            .map((points) => points.sort((a, b) => a.at - b.at)),
        }),
      ),
    });
    fc.assert(
      fc.property(boards, (any) => {
        for (const ink of layOutBoard(any, "America/New_York", measure, english)) {
          if (ink.kind === "path") expect(ink.path).not.toMatch(/NaN|Infinity/);
          if (ink.kind !== "text") continue;
          const width = measure(ink.text, ink.size, ink.isBold);
          const left = ink.align === "left" ? ink.x : ink.align === "right" ? ink.x - width : ink.x - width / 2;
          // One letter and an ellipsis is the least that is left of anything.
          if (Array.from(ink.text).length <= 2) continue;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(PICTURE.width);
          expect(ink.y).toBeLessThanOrEqual(PICTURE.height);
        }
      }),
    );
  });

  test("in Arabic everything stands on the other side but the curve, on which time goes on to the right", async () => {
    await loadMessages("ar", ["shell", "rooms"]);
    const [here, there] = [
      layOutBoard(board, "UTC", measure, english),
      layOutBoard(board, "UTC", measure, wordsFor("ar")),
    ];
    const texts = there.filter((ink) => ink.kind === "text");
    for (const words of ["معدل ضربات القلب", "ضمن النطاق", "▲ خارج النطاق", "الوزن، كغ"])
      expect(texts.map(({ text }) => text)).toContain(words);
    expect(texts.find(({ text }) => text.includes("72"))!.text).toContain("نبضة/دقيقة");
    expect(texts.find(({ text }) => text === "Ana")).toMatchObject({ align: "right", x: PICTURE.width - 48 });
    expect(texts.filter(({ text }) => /أغسطس|يوليو/.test(text)).length).toBeGreaterThanOrEqual(3);
    const curve = (inks: Ink[]) => inks.find((ink) => ink.kind === "path")!;
    expect(curve(there).path).toBe(curve(here).path);
    expect(curve(there).x + curve(there).width).toBeLessThan(PICTURE.width / 2);
  });

  test("a text is cut only where it must be", () => {
    expect(fitted("Ana", 1000, 50, true, measure)).toBe("Ana");
    const cut = fitted("Ana Maria Ruiz", 300, 50, true, measure);
    expect(cut.endsWith("…")).toBe(true);
    expect(measure(cut, 50, true)).toBeLessThanOrEqual(300);
  });
});
