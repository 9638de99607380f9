import { BOARD, ROOM, WINDOW } from "./plan";
import { ball, blend, box, chance, paint, sheet, turned, type Model, type Paint } from "./solids";

/* Walls, floor, window and door. */

const WALL = paint(0xfaf2e4);
const PANEL = paint(0x93b6ae);
const TRIM = paint(0xfaf5ec);
const OAK = paint(0xb98b5e);
/** Up to here the walls are panelled. */
const PANEL_TOP = 0.86;
/** How thick the wall is around the window. */
const REVEAL = 0.16;

const { west, east, north, south, height } = ROOM;
const [wide, deep] = [east - west, south - north];

/** Boards of oak, no two alike, so finely cut that shadows lie softly on them. */
function floor(model: Model): void {
  const random = chance(7);
  const width = deep / 26;
  for (let row = 0; row < 26; row++) {
    const z = north + (row + 1) * width;
    let x = west - random() * 0.9;
    while (x < east) {
      const length = 1.1 + random() * 0.7;
      const [from, to] = [Math.max(west, x), Math.min(east, x + length)];
      const tone = blend(paint(0xc39a6b), paint(0xa97d50), random());
      if (to > from)
        sheet(model, [from, 0, z], [to - from - 0.004, 0, 0], [0, 0, -(width - 0.004)], tone, {
          columns: Math.ceil((to - from) / 0.13),
          rows: 1,
        });
      x += length;
    }
  }
  // Between the boards.
  sheet(model, [west, -0.004, south], [wide, 0, 0], [0, 0, -deep], paint(0x6e4f33), { columns: 12, rows: 10 });
}

/** A wall from left to right as seen from inside, with panels below and a rail between. */
function wall(
  model: Model,
  fromX: number,
  fromZ: number,
  toX: number,
  toZ: number,
  low = 0,
  high: number = height,
): void {
  const [dx, dz] = [toX - fromX, toZ - fromZ];
  const columns = Math.ceil(Math.hypot(dx, dz) / 0.2);
  const part = (from: number, to: number, colour: Paint) => {
    if (to > from)
      sheet(model, [fromX, from, fromZ], [dx, 0, dz], [0, to - from, 0], colour, {
        columns,
        rows: Math.ceil((to - from) / 0.2),
      });
  };
  part(low, Math.min(high, PANEL_TOP), PANEL);
  part(Math.max(low, PANEL_TOP), high, WALL);
}

function rails(model: Model): void {
  const along = (y: number, tall: number, thick: number) => {
    const options = { cell: 0.5 };
    box(model, [0, y, north + thick / 2], [wide, tall, thick], TRIM, options);
    box(model, [0, y, south - thick / 2], [wide, tall, thick], TRIM, options);
    // Not across the window.
    const isCut = y > WINDOW.sill - 0.1 && y < WINDOW.top;
    for (const [from, to] of isCut
      ? ([
          [north, WINDOW.north - 0.08],
          [WINDOW.south + 0.08, south],
        ] as const)
      : ([[north, south]] as const))
      box(model, [west + thick / 2, y, (from + to) / 2], [thick, tall, to - from], TRIM, options);
    box(model, [east - thick / 2, y, (north + south) / 2], [thick, tall, deep], TRIM, options);
  };
  along(0.05, 0.1, 0.02);
  along(PANEL_TOP, 0.045, 0.03);
  along(height - 0.04, 0.08, 0.05);
}

/** What is seen through the window: a bright sky over hills and trees. It shines by itself. */
function outside(model: Model): void {
  const [sky, low] = [paint(0xa9d3ea), paint(0xfdf3e0)];
  const far = west - 7;
  sheet(model, [far, -4, 9], [0, 0, -18], [0, 9, 0], (_, v) => blend(low, sky, Math.min(1, Math.max(0, v * 2 - 0.9))), {
    columns: 2,
    rows: 10,
    glow: true,
  });
  const hill = (x: number, z: number, y: number, radius: number, tall: number, colour: Paint) =>
    ball(model, [x, y, z], radius, (_, v) => blend(blend(colour, [0.2, 0.3, 0.25], 0.25), colour, v), {
      tall,
      around: 16,
      glow: true,
    });
  hill(far + 1.6, -4.2, -1.6, 4.6, 2.5, paint(0xb5cfae));
  hill(far + 1.5, 4, -1.7, 5.2, 3, paint(0xa6c6a0));
  hill(far + 2.4, -0.6, -1.9, 3.8, 2.5, paint(0x8db78b));
  for (const [z, tall] of [
    [-2.6, 1.25],
    [-1.7, 0.95],
    [2.9, 1.2],
  ] as const) {
    turned(
      model,
      [west - 3.1, -1.2, z],
      [
        [0.05, 0],
        [0.05, 1.5],
      ],
      paint(0x7b5b41),
      { around: 6, glow: true },
    );
    ball(model, [west - 3.1, 0.2 + tall * 0.5, z], 0.5, (_, v) => blend(paint(0x4d8763), paint(0x93c193), v), {
      tall: tall * 0.75,
      around: 14,
      glow: true,
    });
  }
}

function windowInWall(model: Model): void {
  const { south: left, north: right, sill, top } = WINDOW;
  const length = left - right;
  // The wall around it; seen from inside its left is the south.
  wall(model, west, south, west, left);
  wall(model, west, right, west, north);
  wall(model, west, left, west, right, 0, sill);
  wall(model, west, left, west, right, top, height);
  const inner = { columns: 8, rows: 2 };
  sheet(model, [west - REVEAL, sill, left], [REVEAL, 0, 0], [0, 0, -length], TRIM, { columns: 2, rows: 8 });
  sheet(model, [west, top, left], [-REVEAL, 0, 0], [0, 0, -length], TRIM, { columns: 2, rows: 8 });
  sheet(model, [west, sill, left], [-REVEAL, 0, 0], [0, top - sill, 0], TRIM, inner);
  sheet(model, [west - REVEAL, sill, right], [REVEAL, 0, 0], [0, top - sill, 0], TRIM, inner);
  // A sill to put something on, and the frame with its bars.
  box(model, [west + 0.05, sill - 0.015, (left + right) / 2], [0.24, 0.03, length + 0.16], TRIM, { cell: 0.2 });
  const bar = (z: number, y: number, along: number, tall: number, thick = 0.05) =>
    box(model, [west - REVEAL + 0.03, y, z], [0.05, tall, along], thick > 0.04 ? TRIM : paint(0xf0e9dd), {
      cell: 0.25,
    });
  bar((left + right) / 2, sill + 0.03, length, 0.06);
  bar((left + right) / 2, top - 0.03, length, 0.06);
  for (const z of [left - 0.03, (left + right) / 2, right + 0.03]) bar(z, (sill + top) / 2, 0.06, top - sill);
  bar((left + right) / 2, sill + (top - sill) * 0.68, length, 0.035, 0.03);
  curtain(model, left + 0.14, 6);
  curtain(model, right - 0.14, 6);
  box(model, [west + 0.13, top + 0.16, (left + right) / 2], [0.025, 0.025, length + 1], paint(0x8a6a47), { cell: 0.4 });
}

/** Linen in folds. */
function curtain(model: Model, z: number, folds: number): void {
  for (let fold = 0; fold < folds; fold++) {
    const at = z + (fold - (folds - 1) / 2) * 0.07;
    const tone = blend(paint(0xeadfcb), paint(0xdccdb4), fold % 2);
    turned(
      model,
      [west + 0.12 + (fold % 2) * 0.015, 0.1, at],
      Array.from({ length: 6 }, (_, step) => [0.046 - step * 0.0013, step * 0.461] as const),
      tone,
      { around: 7, isSmooth: true },
    );
  }
}

function door(model: Model): void {
  const [x, z] = [1.35, south - 0.02];
  box(model, [x, 1.02, z], [0.98, 2.12, 0.06], TRIM, { cell: 0.3 });
  box(model, [x, 1, z - 0.02], [0.86, 2, 0.05], OAK, { cell: 0.2 });
  for (const y of [0.52, 1.45])
    box(model, [x, y, z - 0.05], [0.62, y < 1 ? 0.74 : 0.86, 0.012], blend(OAK, [1, 0.9, 0.7], 0.16), { cell: 0.2 });
  box(model, [x - 0.34, 1, z - 0.08], [0.13, 0.024, 0.03], paint(0xb8aa90));
}

/** The board's frame; its picture is a thing of its own. */
function boardFrame(model: Model): void {
  const [w, h, edge] = [BOARD.width, BOARD.height, 0.05];
  const z = north + 0.03;
  box(model, [BOARD.x, BOARD.y, z], [w + 0.02, h + 0.02, 0.04], paint(0x2b3836), { cell: 0.4 });
  for (const side of [-1, 1]) {
    box(model, [BOARD.x + (side * (w + edge)) / 2, BOARD.y, z + 0.01], [edge, h + 2 * edge, 0.06], OAK, { cell: 0.25 });
    box(model, [BOARD.x, BOARD.y + (side * (h + edge)) / 2, z + 0.01], [w, edge, 0.06], OAK, { cell: 0.25 });
  }
}

export function buildShell(model: Model): void {
  floor(model);
  sheet(model, [west, height, north], [wide, 0, 0], [0, 0, deep], paint(0xfaf6ef), { columns: 18, rows: 16 });
  wall(model, west, north, east, north);
  wall(model, east, north, east, south);
  wall(model, east, south, west, south);
  windowInWall(model);
  outside(model);
  rails(model);
  boardFrame(model);
  door(model);
}
