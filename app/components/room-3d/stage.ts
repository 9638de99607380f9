import {
  BufferAttribute,
  BufferGeometry,
  ColorManagement,
  DirectionalLight,
  Group,
  HemisphereLight,
  LinearSRGBColorSpace,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from "three";
import type { Role } from "~/domain/room/room";
import { createFigure } from "./figure";
import { geometryOf, rectangle } from "./geometry";
import { buildInterior } from "./interior";
import { createNamePlate } from "./name-plate";
import { emptyModel, softBox, turned } from "./solids";
import { pictureTexture, canvasOf } from "./board-panel";

// Colours are worked out when the room is built and drawn as they are: nothing is converted for each pixel.
ColorManagement.enabled = false;

/** More pixels than these to each of the page's cost more than they show. */
const MAX_PIXELS = 2;

/**
 * Whether the processor has to draw, with no graphics card to help: smooth edges
 * would cost it more than all the rest. A canvas has to be told before it is used.
 */
function isDrawnBySoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  if (!gl) return false;
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}

/** A soft round shadow under somebody who stands. */
function shadow(): { mesh: Mesh; dispose(): void } {
  const context = canvasOf(64, 64);
  if (context) {
    const fade = context.createRadialGradient(32, 32, 2, 32, 32, 31);
    fade.addColorStop(0, "rgba(45, 30, 20, 0.5)");
    fade.addColorStop(1, "rgba(45, 30, 20, 0)");
    context.fillStyle = fade;
    context.fillRect(0, 0, 64, 64);
  }
  const texture = context ? pictureTexture(context.canvas) : null;
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const shape = rectangle(0.75, 0.75);
  const mesh = new Mesh(shape, material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = 0.02;
  return {
    mesh,
    dispose() {
      texture?.dispose();
      material.dispose();
      shape.dispose();
    },
  };
}

/**
 * The renderer, and all that stands in the room; knows nothing of pages and people.
 * @throws if the browser gives no WebGL.
 */
export function createStage(canvas: HTMLCanvasElement, other: Role, name: string) {
  const renderer = new WebGLRenderer({
    canvas,
    antialias: !isDrawnBySoftware(),
    powerPreference: "default",
    stencil: false,
  });
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.setClearColor(0xe9e2d6);
  const scene = new Scene();
  const camera = new PerspectiveCamera(60, 16 / 9, 0.05, 40);
  camera.rotation.order = "YXZ";
  /** Stands still on the page; carries the play space in a headset. */
  const rig = new Group();
  rig.add(camera);
  scene.add(rig);

  const plain = new MeshBasicMaterial({ vertexColors: true });
  for (const { middle, at, colours, faces } of buildInterior()) {
    const shape = new BufferGeometry();
    shape.setAttribute("position", new BufferAttribute(at, 3));
    shape.setAttribute("color", new BufferAttribute(colours, 3));
    shape.setIndex(new BufferAttribute(faces, 1));
    const part = new Mesh(shape, plain);
    part.position.set(...middle);
    scene.add(part);
  }

  // Only people are lit while drawing, for they move: from above and below, and from the window.
  const soft = new MeshLambertMaterial({ vertexColors: true });
  const sky = new HemisphereLight(0xfff8ee, 0xd8c7b0, 2.5);
  const day = new DirectionalLight(0xfff4e2, 1.15);
  day.position.set(-3, 2.4, 1.6);
  scene.add(sky, day);
  const figure = createFigure(other, soft, plain);
  figure.group.visible = false;
  const plate = createNamePlate(name);
  figure.crown.add(plate.mesh);
  const ground = shadow();
  figure.group.add(ground.mesh);
  scene.add(figure.group);

  /** Two simple controllers, which the headset moves. */
  const model = emptyModel();
  softBox(model, [0, 0, 0.03], [0.032, 0.03, 0.12], 0.014, [0.16, 0.36, 0.35]);
  turned(
    model,
    [0, 0.016, -0.025],
    [
      [0.022, 0],
      [0.022, 0.004],
      [0.001, 0.004],
    ],
    [0.9, 0.88, 0.83],
    { around: 16 },
  );
  turned(
    model,
    [0, 0.02, -0.025],
    [
      [0.006, 0],
      [0.008, 0.012],
      [0.001, 0.014],
    ],
    [0.2, 0.22, 0.22],
    { around: 10 },
  );
  const grip = geometryOf(model);
  const hands = [0, 1].map((index) => {
    const hand = renderer.xr.getControllerGrip(index);
    hand.add(new Mesh(grip, soft));
    rig.add(hand);
    return hand;
  });

  let sharpness = 1;
  let [width, height] = [0, 0];
  const fit = () => {
    if (renderer.xr.isPresenting || width === 0 || height === 0) return;
    renderer.setPixelRatio(Math.min(MAX_PIXELS, devicePixelRatio || 1) * sharpness);
    // Its size on the page is the style's: the canvas fills its host.
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
  };

  return {
    renderer,
    scene,
    camera,
    rig,
    figure,
    plate: plate.mesh,
    resize(nextWidth: number, nextHeight: number): void {
      [width, height] = [nextWidth, nextHeight];
      fit();
    },
    sharpen(next: number): void {
      sharpness = next;
      fit();
    },
    /**
     * Degrees from top to bottom for a view as wide as it should be: in a narrow window one sees more of ceiling and
     * floor.
     */
    fieldOfView(zoom: number): number {
      const wide = (90 / 180) * Math.PI;
      const tall = 2 * Math.atan(Math.tan(wide / 2) / Math.max(0.4, camera.aspect));
      return Math.min(78, Math.max(46, (tall * 180) / Math.PI)) / zoom;
    },
    dispose(): void {
      renderer.setAnimationLoop(null);
      scene.traverse((it) => {
        if (it instanceof Mesh) (it.geometry as BufferGeometry).dispose();
      });
      for (const hand of hands) rig.remove(hand);
      plate.dispose();
      ground.dispose();
      plain.dispose();
      soft.dispose();
      sky.dispose();
      day.dispose();
      renderer.dispose();
      // A browser has some sixteen contexts for a whole page, and takes the oldest away when they are used up.
      renderer.forceContextLoss();
    },
  };
}

export type Stage = ReturnType<typeof createStage>;
