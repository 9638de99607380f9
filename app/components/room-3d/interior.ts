import { buildFurniture } from "./furniture";
import { lit, type Blocker, type Lighting } from "./light";
import { BOARD, LAMP, PLANT, ROOM, SEATS, SIDEBOARD, TABLE, WINDOW } from "./plan";
import { buildShell } from "./shell";
import { emptyModel } from "./solids";

/**
 * A part of the room around a middle: places from there, colours as they are seen, and which corners make a triangle.
 */
export type Part = {
  middle: readonly [number, number, number];
  at: Float32Array;
  colours: Float32Array;
  faces: Uint16Array;
};

/** What throws shadows in an armchair, turned as it is. */
function chairBlockers({ x, z, yaw }: { x: number; z: number; yaw: number }): Blocker[] {
  const part = (dx: number, y: number, dz: number, width: number, height: number, depth: number): Blocker => ({
    kind: "box",
    x: x + dx * Math.cos(yaw) + dz * Math.sin(yaw),
    y,
    z: z + dz * Math.cos(yaw) - dx * Math.sin(yaw),
    width,
    height,
    depth,
    yaw,
  });
  return [
    part(0, 0.31, 0, 0.6, 0.24, 0.56),
    part(0, 0.66, 0.35, 0.56, 0.6, 0.12),
    part(-0.33, 0.42, 0.03, 0.1, 0.32, 0.56),
    part(0.33, 0.42, 0.03, 0.1, 0.32, 0.56),
  ];
}

const drum = (x: number, y: number, z: number, radius: number, height: number): Blocker => ({
  kind: "drum",
  x,
  y,
  z,
  radius,
  height,
});
const block = (x: number, y: number, z: number, width: number, height: number, depth: number): Blocker => ({
  kind: "box",
  x,
  y,
  z,
  width,
  height,
  depth,
  yaw: 0,
});

const BLOCKERS: Blocker[] = [
  ...chairBlockers(SEATS.patient),
  ...chairBlockers(SEATS.doctor),
  drum(0, TABLE.height - 0.02, 0, TABLE.radius - 0.01, 0.03),
  drum(0, TABLE.height / 2 - 0.02, 0, 0.05, TABLE.height - 0.08),
  drum(0, 0.01, 0, 0.25, 0.025),
  drum(0.27, TABLE.height + 0.035, 0.14, 0.036, 0.06),
  drum(-0.25, TABLE.height + 0.035, -0.17, 0.036, 0.06),
  drum(0.02, TABLE.height + 0.06, -0.06, 0.04, 0.11),
  drum(PLANT.x, 0.18, PLANT.z, 0.17, 0.34),
  drum(PLANT.x, 1.25, PLANT.z, 0.22, 0.5),
  drum(LAMP.x, 0.01, LAMP.z, 0.14, 0.02),
  drum(0, 2.13, 0, 0.2, 0.13),
  block(SIDEBOARD.x + 0.01, 0.4, SIDEBOARD.z, SIDEBOARD.width - 0.03, 0.62, SIDEBOARD.length - 0.03),
  block(SIDEBOARD.x + 0.03, SIDEBOARD.height + 0.11, SIDEBOARD.z - 0.62, 0.15, 0.2, 0.36),
  drum(SIDEBOARD.x, SIDEBOARD.height + 0.12, SIDEBOARD.z + 0.55, 0.08, 0.22),
  drum(-1.75, 0.21, ROOM.south - 0.4, 0.17, 0.4),
  block(BOARD.x, BOARD.y, ROOM.north + 0.03, BOARD.width + 0.08, BOARD.height + 0.08, 0.05),
  block(ROOM.east - 0.02, 1.6, SIDEBOARD.z, 0.035, 0.84, 1.2),
];

/** Points over the window, and a ring of them in a lamp. */
const overWindow = (): [number, number, number][] =>
  [0.12, 0.38, 0.62, 0.88].flatMap((along) =>
    [0.2, 0.55, 0.88].map((up): [number, number, number] => [
      ROOM.west,
      WINDOW.sill + (WINDOW.top - WINDOW.sill) * up,
      WINDOW.north + (WINDOW.south - WINDOW.north) * along,
    ]),
  );
const ring = (x: number, y: number, z: number, radius: number): [number, number, number][] =>
  [0.4, 2, 3.5, 5.1].map((angle) => [x + Math.sin(angle) * radius, y, z + Math.cos(angle) * radius]);

const SUN: [number, number, number] = [-0.62, 0.74, 0.26];

const LIGHTING: Lighting = {
  walls: [ROOM.west, ROOM.east, ROOM.north, ROOM.south, ROOM.height],
  blockers: BLOCKERS,
  sources: [
    { points: overWindow(), facing: [1, 0, 0], colour: [6.2, 6, 5.6] },
    { points: ring(0, 1.98, 0, 0.14), facing: [0, -1, 0], colour: [1.5, 1.2, 0.82] },
    { points: ring(LAMP.x, 1.45, LAMP.z, 0.24), facing: null, colour: [0.8, 0.58, 0.32] },
  ],
  sun: {
    towards: SUN,
    colour: [1.5, 1.3, 0.95],
    // Through the panes, not through bars and wall.
    isOpen: (x, y, z) => {
      const far = (ROOM.west - x) / SUN[0];
      const [atY, atZ] = [y + SUN[1] * far, z + SUN[2] * far];
      return (
        far > 0 &&
        atY > WINDOW.sill + 0.06 &&
        atY < WINDOW.top - 0.06 &&
        atZ > WINDOW.north + 0.06 &&
        atZ < WINDOW.south - 0.06
      );
    },
  },
  sky: [0.86, 0.83, 0.78],
  ground: [0.78, 0.69, 0.58],
};

/** Parts are so long and so wide, metres. */
const PART = 1.4;

/**
 * The whole room, in parts: what lies behind the viewer is left out by its part,
 * and near parts are drawn before far ones, which they hide.
 */
export function buildInterior(): Part[] {
  const model = emptyModel();
  buildFurniture(model);
  buildShell(model);
  const colours = lit(model, LIGHTING);
  const parts = new Map<
    string,
    {
      middle: readonly [number, number, number];
      at: number[];
      colours: number[];
      faces: number[];
      corners: Map<number, number>;
    }
  >();
  for (let face = 0; face < model.faces.length; face += 3) {
    const cell = ([0, 2] as const).map((axis) =>
      Math.round(
        [0, 1, 2].reduce((sum, corner) => sum + model.at[model.faces[face + corner]! * 3 + axis]!, 0) / 3 / PART,
      ),
    );
    const key = cell.join();
    let part = parts.get(key);
    if (!part)
      parts.set(
        key,
        (part = { middle: [cell[0]! * PART, 1, cell[1]! * PART], at: [], colours: [], faces: [], corners: new Map() }),
      );
    for (let index = face; index < face + 3; index++) {
      const corner = model.faces[index]!;
      let own = part.corners.get(corner);
      if (own === undefined) {
        part.corners.set(corner, (own = part.corners.size));
        for (const axis of [0, 1, 2] as const) {
          part.at.push(model.at[corner * 3 + axis]! - part.middle[axis]);
          part.colours.push(colours[corner * 3 + axis]!);
        }
      }
      part.faces.push(own);
    }
  }
  return Array.from(parts.values(), (part) => ({
    middle: part.middle,
    at: Float32Array.from(part.at),
    colours: Float32Array.from(part.colours),
    faces: Uint16Array.from(part.faces),
  }));
}
