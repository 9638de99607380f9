import { LAMP, PLANT, ROOM, SEATS, SIDEBOARD, TABLE, WINDOW } from "./plan";
import {
  ball,
  blend,
  box,
  chance,
  leaf,
  lean,
  paint,
  place,
  ridge,
  sheet,
  softBox,
  turned,
  type Model,
  type Paint,
} from "./solids";

/* What stands in the room. */

const OAK = paint(0xb68657);
const DARK_OAK = paint(0x8b6340);
const TEAL = paint(0x2a7f79);
const CREAM = paint(0xf1e7d6);
const OCHRE = paint(0xd9a552);
const CLAY = paint(0xc98c66);
const LEAF = paint(0x4f8a5b);
const BRASS = paint(0xb79a63);

/** An armchair that looks north, to be turned: a wide seat, a back that leans, round arms. */
function armchair(model: Model, { x, z, yaw }: { x: number; z: number; yaw: number }, cushion: Paint): void {
  const since = model.glow.length;
  for (const [left, front] of [
    [-0.25, -0.22],
    [0.25, -0.22],
    [-0.25, 0.24],
    [0.25, 0.24],
  ] as const) {
    turned(
      model,
      [left, 0, front],
      [
        [0.014, 0],
        [0.026, 0.2],
      ],
      DARK_OAK,
      { around: 8 },
    );
  }
  softBox(model, [0, 0.25, 0.02], [0.66, 0.14, 0.62], 0.05, blend(TEAL, [0, 0, 0], 0.12));
  softBox(model, [0, 0.37, -0.03], [0.54, 0.16, 0.58], 0.065, TEAL);
  const back = model.glow.length;
  softBox(model, [0, 0.66, 0.3], [0.62, 0.7, 0.15], 0.07, TEAL);
  lean(model, back, 0.2, 0.36, 0.3);
  for (const side of [-1, 1])
    softBox(model, [side * 0.33, 0.42, 0.03], [0.13, 0.36, 0.62], 0.06, blend(TEAL, [1, 1, 1], 0.06));
  const pillow = model.glow.length;
  softBox(model, [0.04, 0.6, 0.19], [0.4, 0.28, 0.11], 0.05, cushion);
  lean(model, pillow, 0.28, 0.46, 0.19);
  place(model, since, yaw, [x, 0, z]);
}

function table(model: Model): void {
  const { radius, height } = TABLE;
  turned(
    model,
    [0, 0, 0],
    [
      [0.001, 0.0],
      [0.27, 0],
      [0.27, 0.02],
      [0.06, 0.05],
      [0.045, 0.09],
      [0.045, height - 0.06],
      [0.13, height - 0.035],
    ],
    DARK_OAK,
    { around: 20 },
  );
  turned(
    model,
    [0, height - 0.035, 0],
    [
      [0.001, 0],
      [radius - 0.03, 0],
      [radius - 0.004, 0.012],
    ],
    OAK,
    { around: 26 },
  );
  turned(
    model,
    [0, height - 0.035, 0],
    [
      [radius - 0.004, 0.012],
      [radius, 0.022],
      [radius - 0.012, 0.035],
    ],
    OAK,
    { around: 26 },
  );
  // In rings, so that what stands on it throws its shadow.
  turned(
    model,
    [0, height, 0],
    [
      [radius - 0.012, 0],
      [0.36, 0],
      [0.28, 0],
      [0.2, 0],
      [0.12, 0],
      [0.05, 0],
      [0.001, 0],
    ],
    (u) => blend(OAK, paint(0xc49a6a), 0.5 + 0.5 * Math.sin(u * Math.PI * 6)),
    { around: 26 },
  );
  cup(model, 0.27, 0.14, height, CREAM);
  cup(model, -0.25, -0.17, height, paint(0x7fb3ac));
  vase(model, [0.02, height, -0.06], paint(0xe9dcc6), 0.7);
  sprigs(model, [0.02, height + 0.13, -0.06], 7, 0.17, paint(0x6fa06d), 11);
  // A notebook lies on the doctor's side.
  const note = model.glow.length;
  box(model, [0, height + 0.009, 0], [0.15, 0.016, 0.2], paint(0x35706b));
  box(model, [0, height + 0.009, 0.003], [0.145, 0.011, 0.2], CREAM);
  place(model, note, 0.7, [-0.2, 0, 0.15]);
}

function cup(model: Model, x: number, z: number, y: number, colour: Paint): void {
  turned(
    model,
    [x, y, z],
    [
      [0.001, 0.002],
      [0.062, 0.002],
      [0.07, 0.01],
    ],
    CREAM,
    { around: 14 },
  );
  turned(
    model,
    [x, y + 0.008, z],
    [
      [0.026, 0],
      [0.038, 0.03],
      [0.041, 0.065],
      [0.037, 0.065],
      [0.034, 0.05],
    ],
    colour,
    { around: 14 },
  );
  turned(
    model,
    [x, y + 0.056, z],
    [
      [0.036, 0],
      [0.001, 0],
    ],
    paint(0x6b4429),
    { around: 14 },
  );
}

function vase(model: Model, base: readonly [number, number, number], colour: Paint, size: number): void {
  turned(
    model,
    base,
    (
      [
        [0.001, 0],
        [0.05, 0],
        [0.075, 0.04],
        [0.08, 0.09],
        [0.055, 0.15],
        [0.035, 0.18],
        [0.04, 0.2],
        [0.03, 0.195],
      ] as const
    ).map(([r, y]) => [r * size, y * size] as const),
    colour,
    { around: 16, isSmooth: true },
  );
}

/** Thin twigs with small leaves. */
function sprigs(
  model: Model,
  from: readonly [number, number, number],
  count: number,
  length: number,
  colour: Paint,
  seed: number,
): void {
  const random = chance(seed);
  for (let twig = 0; twig < count; twig++) {
    const yaw = (twig / count) * Math.PI * 2 + random();
    leaf(
      model,
      from,
      yaw,
      1.2 + random() * 0.35,
      length * (0.8 + random() * 0.5),
      length * 0.26,
      blend(colour, [0.9, 1, 0.7], random() * 0.35),
    );
  }
}

function rug(model: Model): void {
  const rings: [number, Paint][] = [
    [1.62, paint(0xcfbfa3)],
    [1.56, CREAM],
    [1.3, paint(0x8fb9b2)],
    [1.2, CREAM],
    [1.08, CREAM],
    [0.92, paint(0x3e8a84)],
    [0.86, CREAM],
    [0.6, CREAM],
    [0.34, paint(0xe4d3b3)],
    [0.001, paint(0xe4d3b3)],
  ];
  rings.slice(0, -1).forEach(([outer, colour], index) => {
    const inner = rings[index + 1]![0];
    const steps = Math.max(1, Math.ceil((outer - inner) / 0.17));
    const profile = Array.from(
      { length: steps + 1 },
      (_, step) => [outer + ((inner - outer) * step) / steps, 0] as const,
    );
    turned(model, [0, 0.012, 0], profile, colour, { around: 40 });
  });
  turned(
    model,
    [0, 0, 0],
    [
      [1.63, 0],
      [1.62, 0.012],
    ],
    paint(0xcfbfa3),
    { around: 40 },
  );
}

/** A pot with a plant of big leaves. */
function bigPlant(model: Model): void {
  const { x, z } = PLANT;
  turned(
    model,
    [x, 0, z],
    [
      [0.001, 0],
      [0.15, 0],
      [0.2, 0.34],
      [0.205, 0.36],
      [0.18, 0.36],
      [0.175, 0.32],
    ],
    CREAM,
    { around: 20 },
  );
  turned(
    model,
    [x, 0.32, z],
    [
      [0.18, 0],
      [0.001, 0],
    ],
    paint(0x57402c),
    { around: 16 },
  );
  const random = chance(23);
  for (const [dx, dz, tall] of [
    [0, 0, 1.25],
    [0.07, 0.05, 0.95],
    [-0.06, 0.06, 0.75],
  ] as const) {
    turned(
      model,
      [x + dx, 0.3, z + dz],
      [
        [0.016, 0],
        [0.01, tall],
      ],
      paint(0x6c5139),
      { around: 6 },
    );
    for (let leafs = 0; leafs < 9; leafs++) {
      const up = 0.3 + tall * (0.3 + 0.7 * (leafs / 8));
      leaf(
        model,
        [x + dx, up, z + dz],
        leafs * 2.4 + random(),
        0.75 + random() * 0.4,
        0.34 + random() * 0.14,
        0.2,
        blend(LEAF, random() > 0.5 ? paint(0x7fb069) : paint(0x356b4a), random() * 0.6),
      );
    }
  }
}

function floorLamp(model: Model): void {
  const { x, z } = LAMP;
  turned(
    model,
    [x, 0, z],
    [
      [0.001, 0],
      [0.15, 0],
      [0.15, 0.02],
      [0.02, 0.035],
    ],
    BRASS,
    { around: 18 },
  );
  turned(
    model,
    [x, 0.03, z],
    [
      [0.012, 0],
      [0.012, 1.42],
    ],
    BRASS,
    { around: 8 },
  );
  // The shade: lit from within, brightest in its middle.
  turned(
    model,
    [x, 1.36, z],
    [
      [0.22, 0],
      [0.2, 0.11],
      [0.17, 0.24],
      [0.14, 0.32],
    ],
    (_, v) => blend(paint(0xffe9bd), paint(0xf1cd92), Math.abs(v - 0.35) * 1.4),
    { around: 20, glow: true },
  );
  turned(
    model,
    [x, 1.36, z],
    [
      [0.14, 0.318],
      [0.17, 0.24],
      [0.22, 0.001],
    ],
    paint(0xfff3d6),
    { around: 20, glow: true },
  );
}

function pendant(model: Model): void {
  const y = 2.02;
  turned(
    model,
    [0, y + 0.2, 0],
    [
      [0.006, 0],
      [0.006, ROOM.height - y - 0.2],
    ],
    paint(0x4b4b47),
    { around: 6 },
  );
  turned(
    model,
    [0, y, 0],
    [
      [0.24, 0],
      [0.22, 0.09],
      [0.15, 0.17],
      [0.03, 0.21],
      [0.001, 0.215],
    ],
    paint(0x2c7771),
    { around: 24, isSmooth: true },
  );
  turned(
    model,
    [0, y, 0],
    [
      [0.001, 0.19],
      [0.14, 0.16],
      [0.21, 0.085],
      [0.235, 0],
    ],
    paint(0xfff0cf),
    { around: 24, glow: true },
  );
  ball(model, [0, y + 0.06, 0], 0.05, paint(0xfffaf0), { glow: true, around: 10 });
}

function sideboard(model: Model): void {
  const { x, z, width, length, height } = SIDEBOARD;
  box(model, [x, 0.08 + (height - 0.08) / 2, z], [width, height - 0.08, length], OAK, { cell: 0.16 });
  for (const [dx, dz] of [
    [-0.15, -0.85],
    [-0.15, 0.85],
    [0.15, -0.85],
    [0.15, 0.85],
  ] as const)
    turned(
      model,
      [x + dx, 0, z + dz],
      [
        [0.015, 0],
        [0.02, 0.09],
      ],
      DARK_OAK,
      { around: 6 },
    );
  const front = x - width / 2 - 0.006;
  for (const side of [-1, 0, 1]) {
    box(model, [front, 0.4, z + side * 0.625], [0.012, 0.54, 0.6], blend(OAK, [1, 0.92, 0.78], 0.22), { cell: 0.16 });
    ball(model, [front - 0.015, 0.52, z + side * 0.625 + 0.22], 0.016, BRASS, { around: 8 });
  }
  const random = chance(5);
  const covers = [0x2f7d77, 0xd9a552, 0xe9dcc6, 0x7d94a8, 0xb98268, 0x4b6d57, 0xf2e3c4].map(paint);
  let at = z - 0.82;
  for (let book = 0; book < 9; book++) {
    const [thick, tall] = [0.03 + random() * 0.028, 0.2 + random() * 0.09];
    box(model, [x + 0.03, height + tall / 2, at + thick / 2], [0.17, tall, thick], covers[book % covers.length]!, {
      cell: 0.15,
    });
    at += thick + 0.002;
  }
  vase(model, [x, height, z + 0.55], paint(0x7fb3ac), 1.35);
  sprigs(model, [x, height + 0.25, z + 0.55], 9, 0.3, paint(0xcdb681), 3);
  turned(
    model,
    [x, height, z + 0.05],
    [
      [0.001, 0],
      [0.1, 0.0],
      [0.14, 0.05],
      [0.13, 0.05],
      [0.09, 0.015],
    ],
    CLAY,
    { around: 18 },
  );
  picture(model);
}

/** Three hills and a sun, in a frame over the sideboard. */
function picture(model: Model): void {
  const [x, y, z] = [ROOM.east - 0.02, 1.6, SIDEBOARD.z];
  const [w, h] = [1.15, 0.8];
  box(model, [x, y, z], [0.04, h + 0.08, w + 0.08], DARK_OAK, { cell: 0.3 });
  sheet(
    model,
    [x - 0.022, y - h / 2, z - w / 2],
    [0, 0, w],
    [0, h, 0],
    (_, v) => blend(paint(0xf6e3c3), paint(0xf4efe4), v),
    { columns: 6, rows: 5 },
  );
  const flat = (profile: (u: number) => number, colour: Paint, off: number) =>
    ridge(model, [x - off, y - h / 2, z - w / 2], [0, 0, w], (u) => profile(u) * h, colour);
  const sun = model.glow.length;
  turned(
    model,
    [0, 0, 0],
    [
      [0.13, 0],
      [0.001, 0],
    ],
    paint(0xe3ab54),
    { around: 24 },
  );
  lean(model, sun, Math.PI / 2, 0, 0);
  place(model, sun, -Math.PI / 2, [x - 0.0235, y + 0.13, z + 0.19]);
  flat((u) => 0.42 + 0.14 * Math.sin(u * 4.4 + 0.4), paint(0xa9c9c2), 0.025);
  flat((u) => 0.3 + 0.12 * Math.sin(u * 5.2 + 2.6), paint(0x5c9c95), 0.027);
  flat((u) => 0.15 + 0.09 * Math.sin(u * 6.1 + 4.4), paint(0x1f5f5b), 0.029);
}

/** Small things: a pot on the window's sill, hooks with a scarf by the door, a stool with books. */
function smallThings(model: Model): void {
  const z = WINDOW.north + 0.35;
  turned(
    model,
    [ROOM.west + 0.05, WINDOW.sill, z],
    [
      [0.001, 0],
      [0.055, 0],
      [0.075, 0.11],
      [0.06, 0.11],
      [0.055, 0.095],
      [0.001, 0.095],
    ],
    CLAY,
    { around: 14 },
  );
  sprigs(model, [ROOM.west + 0.05, WINDOW.sill + 0.09, z], 11, 0.2, paint(0x5f9a5e), 31);
  box(model, [-0.2, 1.62, ROOM.south - 0.03], [1, 0.09, 0.03], OAK, { cell: 0.2 });
  for (const x of [-0.55, -0.2, 0.15]) box(model, [x, 1.6, ROOM.south - 0.07], [0.02, 0.02, 0.07], BRASS);
  softBox(model, [-0.55, 1.3, ROOM.south - 0.07], [0.14, 0.62, 0.06], 0.03, OCHRE);
  turned(
    model,
    [-1.75, 0, ROOM.south - 0.4],
    [
      [0.17, 0],
      [0.2, 0.05],
      [0.2, 0.38],
      [0.17, 0.43],
      [0.001, 0.435],
    ],
    paint(0xd8c6a6),
    { around: 20, isSmooth: true },
  );
  for (const [y, colour, yaw] of [
    [0.45, 0x2f7d77, 0.2],
    [0.482, 0xd9a552, -0.1],
  ] as const) {
    const since = model.glow.length;
    box(model, [0, y, 0], [0.17, 0.03, 0.24], paint(colour), { cell: 0.1 });
    place(model, since, yaw, [-1.75, 0, ROOM.south - 0.4]);
  }
}

export function buildFurniture(model: Model): void {
  rug(model);
  armchair(model, SEATS.patient, OCHRE);
  armchair(model, SEATS.doctor, CREAM);
  table(model);
  bigPlant(model);
  floorLamp(model);
  pendant(model);
  sideboard(model);
  smallThings(model);
}
