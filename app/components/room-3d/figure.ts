import { Group, Mesh, type MeshBasicMaterial, type MeshLambertMaterial } from "three";
import type { Pose } from "~/domain/room/poses";
import type { Role } from "~/domain/room/room";
import { geometryOf } from "./geometry";
import { turnBetween } from "./peer-track";
import { SEATS } from "./plan";
import { ball, blend, lean, paint, place, softBox, turned, emptyModel, type Model, type Paint } from "./solids";

/* Somebody as they are seen by the other: a head that looks where its owner does, on a body that sits or stands. */

type Looks = { skin: Paint; hair: Paint; top: Paint; collar: Paint; legs: Paint; shoes: Paint };

const LOOKS: Record<Role, Looks> = {
  patient: {
    skin: paint(0xe0a884),
    hair: paint(0x6d4530),
    top: paint(0xe0aa50),
    collar: paint(0xf4e6c8),
    legs: paint(0x47627c),
    shoes: paint(0xf1ebe1),
  },
  doctor: {
    skin: paint(0xb97f5c),
    hair: paint(0x2f2826),
    top: paint(0xfaf7f1),
    collar: paint(0x2f8f88),
    legs: paint(0x3d4a52),
    shoes: paint(0x4a3a30),
  },
};

/** From the eyes down to the hips; from hip to knee, and from knee to sole. */
const TRUNK = 0.72;
const THIGH = 0.42;
const SHIN = 0.44;
const DARK = paint(0x2b2422);

/** A head around its eyes' height, looking north. */
function head(role: Role, { skin, hair }: Looks): Model {
  const model = emptyModel();
  ball(model, [0, 0, 0], 0.118, skin, { tall: 0.148, around: 18 });
  for (const side of [-1, 1])
    ball(model, [side * 0.117, -0.012, 0.01], 0.024, blend(skin, [0.6, 0.25, 0.2], 0.12), { tall: 0.034, around: 10 });
  ball(model, [0, -0.022, -0.118], 0.017, blend(skin, [0.75, 0.35, 0.25], 0.14), { tall: 0.022, around: 10 });
  for (const side of [-1, 1]) {
    ball(model, [side * 0.068, -0.04, -0.093], 0.02, blend(skin, [0.9, 0.4, 0.35], role === "doctor" ? 0.12 : 0.2), {
      tall: 0.015,
      squash: 0.4,
      around: 8,
    });
    // A smile, in beads.
    for (let bead = 0; bead < 7; bead++) {
      const angle = bead * 0.13;
      ball(
        model,
        [side * Math.sin(angle) * 0.045, -0.032 - Math.cos(angle) * 0.045, -0.112 + Math.sin(angle) * 0.012],
        0.0056,
        blend(skin, paint(0x6b2a22), 0.72),
        { around: 6 },
      );
    }
    const brow = model.glow.length;
    softBox(model, [0, 0, 0], [0.042, 0.009, 0.012], 0.004, hair, { bend: 1 });
    place(model, brow, side * 0.28, [side * 0.045, 0.048, -0.106]);
  }
  if (role === "doctor") {
    ball(model, [0, 0.042, 0.02], 0.127, hair, { tall: 0.128, around: 16 });
    softBox(model, [0.012, 0.118, -0.05], [0.17, 0.06, 0.09], 0.03, hair);
    glasses(model);
  } else {
    ball(model, [0, 0.034, 0.026], 0.13, hair, { tall: 0.138, around: 16 });
    softBox(model, [0, -0.055, 0.062], [0.252, 0.24, 0.13], 0.06, hair);
    softBox(model, [-0.02, 0.11, -0.052], [0.17, 0.055, 0.085], 0.027, blend(hair, [1, 0.8, 0.6], 0.08));
  }
  return model;
}

function glasses(model: Model): void {
  for (const side of [-1, 1]) {
    const since = model.glow.length;
    turned(
      model,
      [0, 0, 0],
      [
        [0.031, -0.003],
        [0.035, 0],
        [0.031, 0.003],
        [0.028, 0],
        [0.031, -0.003],
      ],
      DARK,
      { around: 16 },
    );
    lean(model, since, Math.PI / 2, 0, 0);
    place(model, since, side * 0.2, [side * 0.046, 0.002, -0.122]);
    softBox(model, [side * 0.103, 0.008, -0.055], [0.006, 0.007, 0.13], 0.002, DARK, { bend: 1, cell: 1 });
  }
  softBox(model, [0, 0.006, -0.128], [0.026, 0.006, 0.006], 0.002, DARK, { bend: 1, cell: 1 });
}

/** Open eyes; closed now and then for a moment. */
function eyes(): Model {
  const model = emptyModel();
  for (const side of [-1, 1]) {
    ball(model, [side * 0.043, 0, -0.108], 0.0135, DARK, { tall: 0.017, around: 10 });
    ball(model, [side * 0.043 + 0.004, 0.006, -0.1195], 0.004, [1, 1, 1], { around: 6 });
  }
  return model;
}

/** From the hips, which are its origin, to the neck, with arms whose hands lie in front. */
function trunk(role: Role, { skin, top, collar }: Looks): Model {
  const model = emptyModel();
  const profile = [
    [0.001, -0.05],
    [0.13, -0.04],
    [0.165, 0.03],
    [0.16, 0.14],
    [0.165, 0.26],
    [0.19, 0.37],
    [0.18, 0.44],
    [0.12, 0.485],
    [0.06, 0.505],
  ] as const;
  turned(model, [0, 0, 0], profile, top, { around: 20, isSmooth: true, squash: 0.64 });
  turned(
    model,
    [0, 0.47, 0],
    [
      [0.062, 0],
      [0.052, 0.06],
      [0.05, 0.13],
    ],
    skin,
    { around: 14, isSmooth: true },
  );
  turned(
    model,
    [0, 0.478, 0],
    [
      [0.082, 0],
      [0.078, 0.03],
      [0.058, 0.035],
    ],
    role === "patient" ? collar : top,
    { around: 18, squash: 0.9, isSmooth: true },
  );
  for (const side of [-1, 1]) {
    const arm = model.glow.length;
    turned(
      model,
      [0, -0.28, 0],
      [
        [0.001, -0.05],
        [0.045, -0.03],
        [0.05, 0.05],
        [0.058, 0.2],
        [0.066, 0.28],
        [0.05, 0.335],
        [0.001, 0.35],
      ],
      top,
      { around: 14, isSmooth: true },
    );
    lean(model, arm, -0.22, 0, 0);
    place(model, arm, 0, [side * 0.2, 0.385, 0.01]);
    const forearm = model.glow.length;
    turned(
      model,
      [0, 0, 0],
      [
        [0.001, -0.04],
        [0.048, -0.02],
        [0.046, 0.1],
        [0.04, 0.2],
        [0.042, 0.205],
      ],
      top,
      { around: 12, isSmooth: true },
    );
    ball(model, [0, 0.235, 0], 0.042, skin, { tall: 0.05, around: 12 });
    lean(model, forearm, -1.42, 0, 0);
    place(model, forearm, side * 0.52, [side * 0.215, 0.105, -0.055]);
  }
  if (role === "doctor") {
    softBox(model, [0, 0.32, -0.1], [0.1, 0.3, 0.05], 0.02, collar);
    for (const side of [-1, 1]) {
      const lapel = model.glow.length;
      softBox(model, [0, 0, 0], [0.055, 0.26, 0.02], 0.01, blend(top, [0.6, 0.6, 0.55], 0.12));
      place(model, lapel, side * -0.25, [side * 0.066, 0.34, -0.119]);
    }
    softBox(model, [0.115, 0.3, -0.112], [0.06, 0.035, 0.012], 0.005, collar, { bend: 1 });
    // A stethoscope round the neck.
    turned(
      model,
      [0, 0.468, -0.012],
      [
        [0.098, -0.008],
        [0.106, 0],
        [0.098, 0.008],
        [0.09, 0],
        [0.098, -0.008],
      ],
      paint(0x2d3b3c),
      { around: 20, squash: 0.95 },
    );
    ball(model, [-0.06, 0.26, -0.14], 0.02, paint(0x9aa6a6), { squash: 0.5, around: 10 });
    softBox(model, [-0.07, 0.36, -0.128], [0.01, 0.2, 0.01], 0.004, paint(0x2d3b3c), { bend: 1 });
  } else {
    for (const y of [0.02, 0.06])
      turned(
        model,
        [0, y, 0],
        [
          [0.168, -0.008],
          [0.172, 0],
          [0.168, 0.008],
        ],
        blend(top, [0.5, 0.3, 0.1], 0.14),
        { around: 24, squash: 0.64 },
      );
  }
  return model;
}

const limb = (length: number, from: number, to: number, colour: Paint, model = emptyModel()): Model => {
  turned(
    model,
    [0, -length, 0],
    [
      [0.001, -to],
      [to * 0.8, -to * 0.6],
      [to, 0],
      [from, length],
      [from * 0.7, length + from * 0.6],
      [0.001, length + from],
    ],
    colour,
    { around: 14, isSmooth: true },
  );
  return model;
};

function shin({ legs, shoes }: Looks): Model {
  const model = limb(SHIN - 0.06, 0.066, 0.05, legs);
  softBox(model, [0, -SHIN + 0.04, -0.05], [0.1, 0.08, 0.25], 0.038, shoes);
  return model;
}

export type Figure = {
  group: Group;
  /** Puts it where its owner's head is. `seconds` since the last time; 0: at once. */
  pose(pose: Pose, seconds: number): void;
  blink(isClosed: boolean): void;
  /** Above the head. */
  crown: Group;
};

/** So far a head is turned before the body follows. */
const NECK = 0.6;

/** Whether somebody at a pose sits in their chair, and which way it stands; else null. */
export function chairOf({ x, y, z }: Pose, role: Role): number | null {
  const seat = SEATS[role];
  return y < 1.38 && Math.hypot(x - seat.x, z - seat.z) < 0.4 ? seat.yaw : null;
}

/** How far a hip and knee are bent when the hips are so high over the floor: 0 standing, a right angle sitting. */
export const bendAt = (hips: number): number => Math.acos(Math.min(1, Math.max(0, (hips - SHIN) / THIGH)));

export function createFigure(role: Role, material: MeshLambertMaterial, plain: MeshBasicMaterial): Figure {
  const looks = LOOKS[role];
  const group = new Group();
  const neck = new Group();
  const crown = new Group();
  const body = new Group();
  const sight = new Mesh(geometryOf(eyes()), plain);
  neck.rotation.order = "YXZ";
  neck.add(new Mesh(geometryOf(head(role, looks)), material), sight);
  body.add(new Mesh(geometryOf(trunk(role, looks)), material));
  const [thighShape, shinShape] = [geometryOf(limb(THIGH, 0.085, 0.066, looks.legs)), geometryOf(shin(looks))];
  const legs = [-1, 1].map((side) => {
    const [thigh, knee] = [new Group(), new Group()];
    thigh.position.x = side * 0.09;
    thigh.rotation.y = -side * 0.06;
    knee.position.y = -THIGH;
    knee.add(new Mesh(shinShape, material));
    thigh.add(new Mesh(thighShape, material), knee);
    body.add(thigh);
    return { thigh, knee };
  });
  group.add(body, neck, crown);
  let bodyYaw = SEATS[role].yaw;

  return {
    group,
    crown,
    pose(pose, seconds) {
      const chair = chairOf(pose, role);
      const beyond = turnBetween(bodyYaw, pose.yaw);
      const wanted = chair ?? (Math.abs(beyond) > NECK ? pose.yaw - Math.sign(beyond) * NECK : bodyYaw);
      bodyYaw += turnBetween(bodyYaw, wanted) * (seconds > 0 ? 1 - Math.exp(-seconds * 10) : 1);
      const hips = Math.max(0.3, pose.y - TRUNK);
      group.position.set(pose.x, 0, pose.z);
      neck.position.y = hips + TRUNK;
      // Nobody looks over their own back.
      neck.rotation.set(pose.pitch * 0.9, bodyYaw + Math.max(-1.5, Math.min(1.5, turnBetween(bodyYaw, pose.yaw))), 0);
      crown.position.y = hips + TRUNK + 0.34;
      body.position.y = hips;
      body.rotation.y = bodyYaw;
      const bend = bendAt(hips);
      for (const { thigh, knee } of legs) {
        thigh.rotation.x = bend;
        knee.rotation.x = -bend;
      }
    },
    blink(isClosed) {
      sight.scale.y = isClosed ? 0.12 : 1;
    },
  };
}
