/** A place or a direction, metres: x, y, z. */
export type Spot = readonly [number, number, number];
/** A colour as on the screen: red, green, blue, 0 to 1. */
export type Paint = readonly [number, number, number];

/** Triangles in plain numbers; made into one geometry once all of it is there. */
export type Model = {
  at: number[];
  normal: number[];
  paint: number[];
  /** 1: shows its paint as it is, whatever light falls on it. */
  glow: number[];
  faces: number[];
};

export const emptyModel = (): Model => ({ at: [], normal: [], paint: [], glow: [], faces: [] });

export const paint = (hex: number): Paint => [(hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255];

/** Between two paints; 0 is the first. */
export const blend = (a: Paint, b: Paint, share: number): Paint => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Numbers by chance, 0 to 1, the same each time: the room looks alike for both. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type PaintAt = Paint | ((u: number, v: number) => Paint);
const paintAt = (colour: PaintAt, u: number, v: number): Paint =>
  typeof colour === "function" ? colour(u, v) : colour;

function vertex(model: Model, at: Spot, normal: Spot, colour: Paint, glow: number): number {
  model.at.push(...at);
  model.normal.push(...normal);
  model.paint.push(...colour);
  model.glow.push(glow);
  return model.glow.length - 1;
}

/** Two triangles for each cell of a grid of points, `columns` points a row, from `first` on. */
function grid(model: Model, first: number, columns: number, rows: number): void {
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = first + row * columns + column;
      model.faces.push(a, a + 1, a + columns, a + 1, a + columns + 1, a + columns);
    }
  }
}

const cross = (a: Spot, b: Spot): Spot => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Spot): Spot => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

export type SheetOptions = { columns?: number; rows?: number; glow?: boolean };

/**
 * A parallelogram from a corner along two edges; it faces where the thumb points when the right hand turns from `u` to
 * `v`.
 */
export function sheet(
  model: Model,
  corner: Spot,
  u: Spot,
  v: Spot,
  colour: PaintAt,
  { columns = 1, rows = 1, glow = false }: SheetOptions = {},
): void {
  const normal = unit(cross(u, v));
  const first = model.glow.length;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [s, t] = [column / columns, row / rows];
      vertex(
        model,
        [corner[0] + u[0] * s + v[0] * t, corner[1] + u[1] * s + v[1] * t, corner[2] + u[2] * s + v[2] * t],
        normal,
        paintAt(colour, s, t),
        glow ? 1 : 0,
      );
    }
  }
  grid(model, first, columns + 1, rows + 1);
}

/** An upright sheet along an edge, flat below and as high as a profile (metres, by the share of the way) above. */
export function ridge(
  model: Model,
  corner: Spot,
  u: Spot,
  profile: (share: number) => number,
  colour: Paint,
  parts = 20,
): void {
  const normal = unit(cross(u, [0, 1, 0]));
  const first = model.glow.length;
  for (const isTop of [false, true]) {
    for (let part = 0; part <= parts; part++) {
      const share = part / parts;
      vertex(
        model,
        [corner[0] + u[0] * share, corner[1] + (isTop ? profile(share) : 0), corner[2] + u[2] * share],
        normal,
        colour,
        0,
      );
    }
  }
  grid(model, first, parts + 1, 2);
}

/** A box around its middle, its faces cut into cells no longer than `cell`, so that light can change across them. */
export function box(
  model: Model,
  middle: Spot,
  size: Spot,
  colour: Paint,
  { cell = 0.3, glow = false }: { cell?: number; glow?: boolean } = {},
): void {
  const [x, y, z] = [size[0] / 2, size[1] / 2, size[2] / 2];
  const [w, h, d] = size;
  const face = (corner: Spot, u: Spot, v: Spot) =>
    sheet(model, [middle[0] + corner[0], middle[1] + corner[1], middle[2] + corner[2]], u, v, colour, {
      columns: Math.ceil(Math.hypot(...u) / cell),
      rows: Math.ceil(Math.hypot(...v) / cell),
      glow,
    });
  face([-x, -y, z], [w, 0, 0], [0, h, 0]);
  face([x, -y, -z], [-w, 0, 0], [0, h, 0]);
  face([x, -y, z], [0, 0, -d], [0, h, 0]);
  face([-x, -y, -z], [0, 0, d], [0, h, 0]);
  face([-x, y, z], [w, 0, 0], [0, 0, -d]);
  face([-x, -y, -z], [w, 0, 0], [0, 0, d]);
}

/** A box with round edges: cushions, bodies. */
export function softBox(
  model: Model,
  middle: Spot,
  size: Spot,
  radius: number,
  colour: Paint,
  { bend = 2, cell = 0.34 }: { bend?: number; cell?: number } = {},
): void {
  const half = size.map((length) => length / 2) as unknown as Spot;
  const r = Math.min(radius, ...half);
  /** Where an edge of so much is cut: often in its bends, seldom between. */
  const cuts = (h: number) => {
    const flat = Math.max(1, Math.ceil((2 * (h - r)) / cell));
    const bends = Array.from(
      { length: bend },
      (_, step) => -h + r - r * Math.tan(((bend - step) / bend) * (Math.PI / 4)),
    );
    const middle = Array.from({ length: flat + 1 }, (_, step) => -(h - r) + (2 * (h - r) * step) / flat);
    return [...bends, ...middle, ...bends.map((cut) => -cut).reverse()];
  };
  for (const axis of [0, 1, 2] as const) {
    for (const side of [1, -1] as const) {
      const [a, b] =
        side === 1 ? ([(axis + 1) % 3, (axis + 2) % 3] as const) : ([(axis + 2) % 3, (axis + 1) % 3] as const);
      const [across, along] = [cuts(half[a]!), cuts(half[b]!)];
      const first = model.glow.length;
      for (const t of along) {
        for (const s of across) {
          const point = [0, 0, 0];
          point[axis] = half[axis] * side;
          point[a] = s;
          point[b] = t;
          const inner = point.map((value, index) => Math.min(half[index]! - r, Math.max(r - half[index]!, value)));
          const normal = unit([point[0]! - inner[0]!, point[1]! - inner[1]!, point[2]! - inner[2]!]);
          vertex(
            model,
            [
              middle[0] + inner[0]! + normal[0] * r,
              middle[1] + inner[1]! + normal[1] * r,
              middle[2] + inner[2]! + normal[2] * r,
            ],
            normal,
            colour,
            0,
          );
        }
      }
      grid(model, first, across.length, along.length);
    }
  }
}

export type Turned = { around?: number; isSmooth?: boolean; glow?: boolean; squash?: number };

/**
 * What a lathe makes of a profile: pairs of radius and height, from the bottom up,
 * the outside to the right. `squash` makes it flatter from front to back.
 */
export function turned(
  model: Model,
  base: Spot,
  profile: readonly (readonly [number, number])[],
  colour: PaintAt,
  { around = 16, isSmooth = false, glow = false, squash = 1 }: Turned = {},
): void {
  const slope = (index: number): readonly [number, number] => {
    const [from, to] = [profile[index]!, profile[index + 1]!];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  };
  const ring = (index: number, [out, up]: readonly [number, number]) => {
    const [radius, height] = profile[index]!;
    for (let step = 0; step <= around; step++) {
      const angle = (step / around) * 2 * Math.PI;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const at: Spot = [base[0] + sin * radius, base[1] + height, base[2] + cos * radius * squash];
      vertex(
        model,
        at,
        unit([sin * out * squash, up, cos * out]),
        paintAt(colour, step / around, index / (profile.length - 1)),
        glow ? 1 : 0,
      );
    }
  };
  const columns = around + 1;
  if (isSmooth) {
    const first = model.glow.length;
    for (let index = 0; index < profile.length; index++) {
      const [a, b] = [slope(Math.max(0, index - 1)), slope(Math.min(profile.length - 2, index))];
      ring(index, [a[0] + b[0], a[1] + b[1]]);
    }
    grid(model, first, columns, profile.length);
    return;
  }
  for (let index = 0; index + 1 < profile.length; index++) {
    const first = model.glow.length;
    ring(index, slope(index));
    ring(index + 1, slope(index));
    grid(model, first, columns, 2);
  }
}

/** A ball, or an egg where the two radii differ. */
export function ball(
  model: Model,
  middle: Spot,
  radius: number,
  colour: PaintAt,
  {
    tall = radius,
    squash = 1,
    around = 14,
    glow = false,
  }: { tall?: number; squash?: number; around?: number; glow?: boolean } = {},
): void {
  const half = Math.ceil(around / 2);
  const profile = Array.from({ length: half + 1 }, (_, step) => {
    const angle = (step / half - 0.5) * Math.PI;
    return [Math.max(1e-4, Math.cos(angle) * radius), Math.sin(angle) * tall] as const;
  });
  turned(model, middle, profile, colour, { around, isSmooth: true, squash, glow });
}

/**
 * A leaf, seen from both sides, that bows down from its stem: length and width in metres, `rise` how steeply it begins.
 */
export function leaf(
  model: Model,
  stem: Spot,
  yaw: number,
  rise: number,
  length: number,
  width: number,
  colour: Paint,
): void {
  const parts = 5;
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  for (const side of [1, -1]) {
    const first = model.glow.length;
    let [out, up] = [0, 0];
    for (let part = 0; part <= parts; part++) {
      const share = part / parts;
      const angle = rise - share * 1.5;
      const half = Math.sin(Math.PI * Math.min(1, share * 0.92 + 0.08)) * (width / 2) * side;
      const normal: Spot = unit([-Math.sin(angle) * sin * side, Math.cos(angle) * side, -Math.sin(angle) * cos * side]);
      for (const edge of [1, 0, -1]) {
        const lift = Math.abs(edge) * width * 0.12;
        const at: Spot = [
          stem[0] + sin * out + cos * half * edge,
          stem[1] + up + lift,
          stem[2] + cos * out - sin * half * edge,
        ];
        vertex(model, at, normal, edge === 0 ? blend(colour, [1, 1, 0.8], 0.12) : colour, 0);
      }
      out += (Math.cos(angle) * length) / parts;
      up += (Math.sin(angle) * length) / parts;
    }
    grid(model, first, 3, parts + 1);
  }
}

/** Turns all that was added since a number of vertices to the left around the origin, and then moves it. */
export function place(model: Model, since: number, yaw: number, by: Spot): void {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  for (let index = since * 3; index < model.at.length; index += 3) {
    for (const list of [model.at, model.normal]) {
      const [x, z] = [list[index]!, list[index + 2]!];
      list[index] = x * cos + z * sin;
      list[index + 2] = z * cos - x * sin;
    }
    for (const axis of [0, 1, 2] as const) model.at[index + axis]! += by[axis];
  }
}

/** Leans all that was added since back around the x axis through a height: the top moves to +z. */
export function lean(model: Model, since: number, angle: number, height: number, z: number): void {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  for (let index = since * 3; index < model.at.length; index += 3) {
    const [y, far] = [model.at[index + 1]! - height, model.at[index + 2]! - z];
    model.at[index + 1] = height + y * cos - far * sin;
    model.at[index + 2] = z + far * cos + y * sin;
    const [ny, nz] = [model.normal[index + 1]!, model.normal[index + 2]!];
    model.normal[index + 1] = ny * cos - nz * sin;
    model.normal[index + 2] = nz * cos + ny * sin;
  }
}
