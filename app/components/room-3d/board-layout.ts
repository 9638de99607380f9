import { DAY_MS } from "~/domain/durations";
import { linePath, splitAtGaps } from "~/domain/charts/path";
import { EXTENT, scale, ticks } from "~/domain/charts/scale";
import { timeTicks } from "~/domain/charts/time-ticks";
import { LANGUAGES } from "~/domain/language";
import { SAMPLE_RECORD, type Board } from "~/domain/room/board";
import type { ViewWords } from "./view";

/** The board's picture in pixels: 16 to 9, as its frame is. */
export const PICTURE = { width: 1280, height: 720 } as const;

const INK = "#1d2927";
const MUTED = "#56625f";
const LINE = "#e2dacd";
const TEAL = "#0b5d5a";
const DANGER = "#b3372a";
const GROUND = "#faf7f2";
const TINT = "#e1efec";
const DANGER_TINT = "#fcebe7";

export type Ink =
  | {
      kind: "text";
      x: number;
      y: number;
      text: string;
      size: number;
      isBold: boolean;
      colour: string;
      align: "left" | "right" | "center";
    }
  | { kind: "rect"; x: number; y: number; width: number; height: number; radius: number; colour: string }
  /** An SVG path of numbers from 0 to `EXTENT`, in a rectangle. */
  | { kind: "path"; x: number; y: number; width: number; height: number; path: string; colour: string; stroke: number }
  | { kind: "dot"; x: number; y: number; radius: number; colour: string };

/** How wide a text is, in pixels. */
export type Measure = (text: string, size: number, isBold: boolean) => number;

const MARGIN = 48;
/** Without an entry for longer nobody knows the weight between; the dashboard's chart has the same. */
const GAP_MS = 21 * DAY_MS;

/** A text cut so that it fits, with an ellipsis. */
export function fitted(text: string, width: number, size: number, isBold: boolean, measure: Measure): string {
  if (measure(text, size, isBold) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join("").trimEnd()}…`, size, isBold) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/**
 * What is drawn on the board, in order: the title, the newest vital signs in
 * words with how they stand (in words too: colours alone say nothing to some),
 * and the weight over time with its axes. Large, because it is read from a chair.
 * From right to left everything stands on the other side but the curve: time runs
 * to the right in every chart.
 * @param zone of the reader's clock, for the days on the axis.
 */
export function layOutBoard(board: Board, zone: string, measure: Measure, words: ViewWords): Ink[] {
  const { t, say, language } = words;
  const { width, height } = PICTURE;
  const isRtl = LANGUAGES[language].direction === "rtl";
  const inks: Ink[] = [{ kind: "rect", x: 0, y: 0, width, height, radius: 0, colour: GROUND }];
  const text = writer(inks, measure);
  const whole = () => (isRtl ? inks.map(mirrored) : inks);

  text(MARGIN, 82, board.title === SAMPLE_RECORD ? t(SAMPLE_RECORD) : board.title, 50, { bold: true, colour: TEAL });
  inks.push({ kind: "rect", x: MARGIN, y: 106, width: width - 2 * MARGIN, height: 3, radius: 0, colour: LINE });

  const hasBoth = board.vitals.length > 0 && board.weight !== null;
  if (board.vitals.length === 0 && board.weight === null) {
    text(width / 2, height / 2 + 30, t("No readings yet"), 44, { colour: MUTED, align: "center" });
    return whole();
  }
  const columnWidth = hasBoth ? 548 : width - 2 * MARGIN;
  vitalCards(board.vitals, columnWidth, inks, words, measure);
  if (!board.weight) return whole();
  const left = hasBoth ? MARGIN + columnWidth + 36 : MARGIN;
  const frame = { x: left, y: 130, width: width - MARGIN - left, height: height - 130 - 40 };
  const { unit, points } = board.weight;
  const known = points.filter(({ at, value }) => Number.isFinite(at) && Number.isFinite(value));
  text(frame.x, frame.y + 34, t(unit === "kg" ? "Weight, kg" : "Weight, lb"), 32, { bold: true });
  const last = known.at(-1);
  if (!last) {
    text(frame.x, frame.y + 100, t("No entries in this time."), 30, { colour: MUTED, room: frame.width });
    return whole();
  }
  const newest = t(unit === "kg" ? "{amount} kg" : "{amount} lb", { amount: formatted(last.value) });
  text(frame.x + frame.width, frame.y + 34, newest, 38, {
    bold: true,
    colour: TEAL,
    align: "right",
    room: frame.width / 2,
  });
  return [
    ...whole(),
    ...weightCurve(known, isRtl ? { ...frame, x: width - frame.x - frame.width } : frame, zone, say, measure),
  ];
}

type Align = (Ink & { kind: "text" })["align"];
type Point = { at: number; value: number };

/** What writes among the inks; what does not fit is cut. */
const writer =
  (inks: Ink[], measure: Measure) =>
  (
    x: number,
    y: number,
    words: string,
    size: number,
    { bold = false, colour = INK, align = "left" as Align, room = PICTURE.width - 2 * MARGIN } = {},
  ) =>
    void inks.push({
      kind: "text",
      x,
      y,
      text: fitted(words, room, size, bold, measure),
      size,
      isBold: bold,
      colour,
      align,
    });

const OTHER_SIDE = { left: "right", right: "left", center: "center" } as const;

function mirrored(ink: Ink): Ink {
  if (ink.kind === "text") return { ...ink, x: PICTURE.width - ink.x, align: OTHER_SIDE[ink.align] };
  return { ...ink, x: PICTURE.width - ink.x - ("width" in ink ? ink.width : 0) };
}

/** Five at the most; further ones would be too small to read. */
const MAX_VITALS = 5;

function vitalCards(
  vitals: Board["vitals"],
  width: number,
  inks: Ink[],
  { t, say }: ViewWords,
  measure: Measure,
): void {
  const text = writer(inks, measure);
  const shown = vitals.slice(0, MAX_VITALS);
  const [top, bottom, gap] = [130, PICTURE.height - 36, 14];
  const tall = Math.min(150, (bottom - top - gap * (shown.length - 1)) / Math.max(1, shown.length));
  shown.forEach(({ label, value: message, isInRange, isOld }, index) => {
    const isAlarming = !isInRange && !isOld;
    const ink = isAlarming ? DANGER : isOld ? MUTED : TEAL;
    const value = say(message);
    const y = top + index * (tall + gap);
    inks.push({ kind: "rect", x: MARGIN, y, width, height: tall, radius: 18, colour: isAlarming ? DANGER_TINT : TINT });
    inks.push({ kind: "rect", x: MARGIN, y, width: 10, height: tall, radius: 5, colour: ink });
    text(MARGIN + 30, y + tall * 0.36, t(label), 30, { colour: MUTED, room: width - 52 });
    const status = isOld ? t("Over 7 days old") : isInRange ? t("In range") : t("▲ Out of range");
    text(MARGIN + width - 22, y + tall * 0.82, status, 24, {
      bold: isAlarming,
      colour: ink,
      align: "right",
    });
    const room = width - 30 - 22 - 20 - measure(status, 24, isAlarming);
    // A long value becomes smaller: half a number is worse than none.
    const size = [50, 44, 39, 35, 31, 28].find((smaller) => measure(value, smaller, true) <= room) ?? 28;
    text(MARGIN + 30, y + tall * 0.82, value, size, { bold: true, room });
  });
}

function weightCurve(
  known: readonly Point[],
  frame: { x: number; y: number; width: number; height: number },
  zone: string,
  say: ViewWords["say"],
  measure: Measure,
): Ink[] {
  const inks: Ink[] = [];
  const text = writer(inks, measure);
  const last = known.at(-1)!;
  const values = known.map(({ value }) => value);
  const [least, most] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  const room = Math.max((most - least) * 0.1, 0.5);
  const [low, high] = [least - room, most + room];
  const yTicks = ticks(low, high, 5);
  const labels = Math.max(...yTicks.map((tick) => measure(String(tick), 28, false)));
  const plot = {
    x: frame.x + labels + 18,
    y: frame.y + 66,
    width: frame.width - labels - 30,
    height: frame.height - 66 - 50,
  };
  // A single day has no width of its own.
  const from = Math.min(known[0]!.at, last.at - DAY_MS);
  const x = scale(from, last.at, 0, EXTENT);
  const y = scale(low, high, EXTENT, 0);
  for (const tick of yTicks) {
    const at = plot.y + (y(tick) / EXTENT) * plot.height;
    inks.push({ kind: "rect", x: plot.x, y: at - 1, width: plot.width, height: 2, radius: 0, colour: LINE });
    text(plot.x - 14, at + 10, String(tick), 28, { colour: MUTED, align: "right" });
  }
  let free = -Infinity;
  for (const { at, label: message } of timeTicks(from, last.at, zone)) {
    const label = say(message);
    const [middle, half] = [plot.x + (x(at) / EXTENT) * plot.width, measure(label, 26, false) / 2];
    const shown = Math.min(frame.x + frame.width - half, Math.max(plot.x + half, middle));
    // Labels that would touch are left out.
    if (shown - half < free) continue;
    free = shown + half + 20;
    text(shown, plot.y + plot.height + 38, label, 26, { colour: MUTED, align: "center" });
  }
  const path = linePath(
    splitAtGaps(known, GAP_MS).map((run) => run.map((point) => ({ x: x(point.at), y: y(point.value) }))),
  );
  inks.push({ kind: "path", ...plot, path, colour: TEAL, stroke: 7 });
  inks.push({
    kind: "dot",
    x: plot.x + (x(last.at) / EXTENT) * plot.width,
    y: plot.y + (y(last.value) / EXTENT) * plot.height,
    radius: 12,
    colour: TEAL,
  });
  return inks;
}

const formatted = (value: number) => (Math.round(value * 10) / 10).toFixed(1);
