import type { Model } from "./solids";

/*
 * The room's light is worked out once, when it is built, and painted onto its
 * corners: daylight from the window, two lamps, and what walls and floor throw
 * back. No light is computed while drawing, which is what lets a machine without
 * a graphics card hold its frame rate, and shadows are soft for nothing.
 */

/** What throws shadows: a box that may be turned, or a drum standing upright. Coarser than what is seen. */
export type Blocker = { x: number; y: number; z: number; height: number } & (
  { kind: "box"; width: number; depth: number; yaw: number } | { kind: "drum"; radius: number }
);

/** A source: points that each give a share of its light. `facing`: it only shines to that side (the window). */
type Source = {
  points: [number, number, number][];
  facing: [number, number, number] | null;
  colour: [number, number, number];
};

type Sun = {
  towards: [number, number, number];
  colour: [number, number, number];
  isOpen: (x: number, y: number, z: number) => boolean;
};

export type Lighting = {
  /** Walls, floor and ceiling: west, east, north, south, and the height. */ walls: readonly [
    number,
    number,
    number,
    number,
    number,
  ];
  blockers: Blocker[];
  sources: Source[];
  sun: Sun;
  /** From above and from below, where nothing is in the way. */ sky: [number, number, number];
  ground: [number, number, number];
};

/** A blocker as the innermost loop reads it. `reach`: everything of it is within this of its middle. */
type Solid = {
  x: number;
  y: number;
  z: number;
  halfY: number;
  isDrum: boolean;
  halfX: number;
  halfZ: number;
  sin: number;
  cos: number;
  reach: number;
};

const solid = (it: Blocker): Solid => {
  const [halfX, halfZ, yaw] = it.kind === "drum" ? [it.radius, it.radius, 0] : [it.width / 2, it.depth / 2, it.yaw];
  return {
    x: it.x,
    y: it.y,
    z: it.z,
    halfY: it.height / 2,
    isDrum: it.kind === "drum",
    halfX,
    halfZ,
    sin: Math.sin(yaw),
    cos: Math.cos(yaw),
    reach: Math.hypot(halfX, it.height / 2, halfZ),
  };
};

const EPSILON = 1e-4;

/**
 * Whether something is between a place and another place so far along a
 * direction. From inside a blocker it does not count: that is the thing itself.
 * Runs some ten million times while the room is built: numbers only, no pairs.
 */
function isBlocked(
  solids: readonly Solid[],
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
): boolean {
  for (let index = 0; index < solids.length; index++) {
    const it = solids[index]!;
    let px = x - it.x;
    const py = y - it.y;
    let pz = z - it.z;
    // Past it on the way, and too far aside?
    const ahead = -(px * dx + py * dy + pz * dz);
    if (ahead < -it.reach || ahead > far + it.reach) continue;
    if (px * px + py * py + pz * pz - ahead * ahead > it.reach * it.reach) continue;
    let from = 0;
    let to = far;
    const half = it.halfY;
    if (dy > EPSILON || dy < -EPSILON) {
      const a = (-half - py) / dy;
      const b = (half - py) / dy;
      const near = a < b ? a : b;
      const back = a < b ? b : a;
      if (near > from) from = near;
      if (back < to) to = back;
      if (from > to) continue;
    } else if (py > half || py < -half) continue;
    const isWithinHeight = py < half && py > -half;
    if (it.isDrum) {
      const c = px * px + pz * pz - it.halfX * it.halfX;
      if (isWithinHeight && c < 0) continue;
      const a = dx * dx + dz * dz;
      if (a < EPSILON) {
        if (c < 0) return true;
        continue;
      }
      const b = px * dx + pz * dz;
      const root = b * b - a * c;
      if (root < 0) continue;
      const side = Math.sqrt(root);
      if ((-b - side) / a > from) from = (-b - side) / a;
      if ((-b + side) / a < to) to = (-b + side) / a;
    } else {
      let qx = dx;
      let qz = dz;
      if (it.sin !== 0) {
        const turnedX = px * it.cos - pz * it.sin;
        pz = px * it.sin + pz * it.cos;
        px = turnedX;
        qx = dx * it.cos - dz * it.sin;
        qz = dx * it.sin + dz * it.cos;
      }
      if (isWithinHeight && px < it.halfX && px > -it.halfX && pz < it.halfZ && pz > -it.halfZ) continue;
      if (qx > EPSILON || qx < -EPSILON) {
        const a = (-it.halfX - px) / qx;
        const b = (it.halfX - px) / qx;
        const near = a < b ? a : b;
        const back = a < b ? b : a;
        if (near > from) from = near;
        if (back < to) to = back;
      } else if (px > it.halfX || px < -it.halfX) continue;
      if (qz > EPSILON || qz < -EPSILON) {
        const a = (-it.halfZ - pz) / qz;
        const b = (it.halfZ - pz) / qz;
        const near = a < b ? a : b;
        const back = a < b ? b : a;
        if (near > from) from = near;
        if (back < to) to = back;
      } else if (pz > it.halfZ || pz < -it.halfZ) continue;
    }
    if (from < to && to > EPSILON) return true;
  }
  return false;
}

/** Directions over a hemisphere, more of them near its pole, where light counts more. */
const AROUND: readonly (readonly [number, number, number])[] = Array.from({ length: 14 }, (_, index) => {
  const height = Math.sqrt(1 - (index + 0.5) / 14);
  const angle = index * Math.PI * (3 - Math.sqrt(5));
  const out = Math.sqrt(1 - height * height);
  return [Math.cos(angle) * out, height, Math.sin(angle) * out] as const;
});
/** What is further away than this takes no light from a corner. */
const NEAR = 1.1;
/** So far a corner's dimness reaches. */
const CORNER = 0.55;

const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toScreen = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
/** Bright places come close to white and do not break off there. */
const exposed = (value: number) => toScreen(Math.min(1, (value * (1 + value / 6)) / (1 + value * 0.45)));

/** Light that falls on a place: red, green, blue. */
function lightAt(
  solids: readonly Solid[],
  { sources, sun, sky, ground, walls }: Lighting,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): [number, number, number] {
  let red = 0;
  let green = 0;
  let blue = 0;

  for (const { points, facing, colour } of sources) {
    let sum = 0;
    for (const point of points) {
      const dx = point[0] - x;
      const dy = point[1] - y;
      const dz = point[2] - z;
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const towards = (dx * nx + dy * ny + dz * nz) / distance;
      if (towards <= 0) continue;
      const shines = facing ? -(dx * facing[0] + dy * facing[1] + dz * facing[2]) / distance : 1;
      if (shines <= 0) continue;
      const share = (towards * shines) / (distance * distance + 0.25);
      if (share > 0.004 && !isBlocked(solids, x, y, z, dx / distance, dy / distance, dz / distance, distance - 0.03))
        sum += share;
    }
    sum /= points.length;
    red += colour[0] * sum;
    green += colour[1] * sum;
    blue += colour[2] * sum;
  }

  const sunny = nx * sun.towards[0] + ny * sun.towards[1] + nz * sun.towards[2];
  if (
    sunny > 0 &&
    sun.isOpen(x, y, z) &&
    !isBlocked(solids, x, y, z, sun.towards[0], sun.towards[1], sun.towards[2], 6)
  ) {
    red += sun.colour[0] * sunny;
    green += sun.colour[1] * sunny;
    blue += sun.colour[2] * sunny;
  }

  const near = solids.filter((it) => {
    const reach = it.reach + NEAR;
    return (it.x - x) ** 2 + (it.y - y) ** 2 + (it.z - z) ** 2 < reach * reach;
  });
  let open = AROUND.length;
  if (near.length > 0) {
    // The hemisphere's pole goes to the surface's normal: any two directions across it will do.
    const flat = Math.hypot(nx, nz);
    const isUpright = flat < 0.4;
    const tx = isUpright ? 1 : nz / flat;
    const tz = isUpright ? 0 : -nx / flat;
    const bx = ny * tz;
    const by = nz * tx - nx * tz;
    const bz = -ny * tx;
    for (const [a, up, b] of AROUND) {
      if (isBlocked(near, x, y, z, tx * a + nx * up + bx * b, ny * up + by * b, tz * a + nz * up + bz * b, NEAR))
        open -= 1;
    }
  }
  const share = 0.3 + 0.7 * (open / AROUND.length);
  // In corners and along skirtings, where two surfaces take light from each other.
  const [west, east, north, south, height] = walls;
  let corner = 1;
  for (const [distance, facing] of [
    [x - west, nx],
    [east - x, -nx],
    [z - north, nz],
    [south - z, -nz],
    [y, ny],
    [height - y, -ny],
  ] as const) {
    if (facing < 0.5 && distance < CORNER && distance > -0.02)
      corner *= 1 - 0.32 * (1 - Math.max(0, distance) / CORNER) ** 2;
  }
  const above = 0.5 + 0.5 * ny;
  const around = (band: 0 | 1 | 2) => (ground[band] + (sky[band] - ground[band]) * above) * share;
  return [(red + around(0)) * corner, (green + around(1)) * corner, (blue + around(2)) * corner];
}

/**
 * Corners so close to each other that face the same way have the same light: boards lie side by side, cells share
 * corners.
 */
const sameAs = (at: number[], normal: number[], index: number) =>
  `${Math.round(at[index]! * 40)},${Math.round(at[index + 1]! * 40)},${Math.round(at[index + 2]! * 40)},${Math.round(normal[index]! * 5)},${Math.round(normal[index + 1]! * 5)},${Math.round(normal[index + 2]! * 5)}`;

/** Colours of a model's corners as they are seen in a light: red, green, blue of each. */
export function lit(model: Model, lighting: Lighting): Float32Array {
  const solids = lighting.blockers.map(solid);
  const known = new Map<string, [number, number, number]>();
  const colours = new Float32Array(model.paint.length);
  for (let corner = 0; corner < model.glow.length; corner++) {
    const at = corner * 3;
    if (model.glow[corner] === 1) {
      for (let band = 0; band < 3; band++) colours[at + band] = model.paint[at + band]!;
      continue;
    }
    const key = sameAs(model.at, model.normal, at);
    let light = known.get(key);
    if (!light) {
      const nx = model.normal[at]!;
      const ny = model.normal[at + 1]!;
      const nz = model.normal[at + 2]!;
      // A little off the surface, or it would shade itself.
      light = lightAt(
        solids,
        lighting,
        model.at[at]! + nx * 0.015,
        model.at[at + 1]! + ny * 0.015,
        model.at[at + 2]! + nz * 0.015,
        nx,
        ny,
        nz,
      );
      known.set(key, light);
    }
    for (let band = 0; band < 3; band++) colours[at + band] = exposed(toLight(model.paint[at + band]!) * light[band]!);
  }
  return colours;
}
