import {
  CanvasTexture,
  Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  type Texture,
  VideoTexture,
} from "three";
import type { Board } from "~/domain/room/board";
import { EXTENT } from "~/domain/charts/scale";
import { layOutBoard, PICTURE, type Ink } from "./board-layout";
import { rectangle } from "./geometry";
import { BOARD } from "./plan";
import type { ViewWords } from "./view";

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const font = (size: number, isBold: boolean) => `${isBold ? 600 : 400} ${size}px ${FONT}`;

/**
 * A shared screen is put up so often a second at the most: sending a picture to a software renderer takes milliseconds.
 */
const SCREENS_PER_SECOND = 15;

/** Which way a text runs: as its first letter does. A name may be of another direction than its page. */
export const directionOf = (text: string): CanvasDirection =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? "rtl" : "ltr";

function draw(context: CanvasRenderingContext2D, ink: Ink): void {
  context.fillStyle = context.strokeStyle = ink.colour;
  if (ink.kind === "text") {
    context.font = font(ink.size, ink.isBold);
    context.textAlign = ink.align;
    context.direction = directionOf(ink.text);
    context.fillText(ink.text, ink.x, ink.y);
  } else if (ink.kind === "rect") {
    context.beginPath();
    // Browsers before 2023 have no round corners.
    if (ink.radius > 0 && "roundRect" in context) context.roundRect(ink.x, ink.y, ink.width, ink.height, ink.radius);
    else context.rect(ink.x, ink.y, ink.width, ink.height);
    context.fill();
  } else if (ink.kind === "dot") {
    context.beginPath();
    context.arc(ink.x, ink.y, ink.radius, 0, 2 * Math.PI);
    context.fill();
  } else {
    const path = new Path2D();
    path.addPath(new Path2D(ink.path), new DOMMatrix([ink.width / EXTENT, 0, 0, ink.height / EXTENT, ink.x, ink.y]));
    context.lineWidth = ink.stroke;
    context.lineCap = context.lineJoin = "round";
    context.stroke(path);
  }
}

/** A canvas of its own for a picture. Null where the browser gives no more of them. */
export function canvasOf(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d");
}

/** A picture drawn by script, for the room: sharp from afar, too. */
export function pictureTexture(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 4;
  return texture;
}

/**
 * The board on the wall: the patient's values, or a shared screen, letterboxed.
 * @param changed is called when there is something new to draw.
 */
export function createBoardPanel(words: ViewWords, changed: () => void) {
  const group = new Group();
  group.position.set(BOARD.x, BOARD.y, BOARD.z);
  const context = canvasOf(PICTURE.width, PICTURE.height);
  const picture = context ? pictureTexture(context.canvas) : null;
  const material = new MeshBasicMaterial({ map: picture });
  const dark = new MeshBasicMaterial({ color: 0x141b1a });
  const shape = rectangle(1, 1);
  const panel = new Mesh(shape, material);
  const behind = new Mesh(shape, dark);
  behind.position.z = -0.008;
  behind.scale.set(BOARD.width, BOARD.height, 1);
  behind.visible = false;
  panel.scale.set(BOARD.width, BOARD.height, 1);
  group.add(behind, panel);

  let video: HTMLVideoElement | null = null;
  let texture: Texture | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** As large as it fits, without a stretch. */
  const letterbox = () => {
    const ratio =
      video && video.videoWidth > 0 && video.videoHeight > 0
        ? video.videoWidth / video.videoHeight
        : BOARD.width / BOARD.height;
    const width = Math.min(BOARD.width, BOARD.height * ratio);
    panel.scale.set(width, width / ratio, 1);
  };

  const showPicture = () => {
    clearInterval(timer);
    if (video) {
      video.removeEventListener("resize", letterbox);
      video.pause();
      video.srcObject = null;
    }
    texture?.dispose();
    video = null;
    texture = null;
    material.map = picture;
    behind.visible = false;
    panel.scale.set(BOARD.width, BOARD.height, 1);
    changed();
  };

  return {
    group,
    /** @param zone of the reader's clock. */
    board(board: Board, zone: string): void {
      if (!context) return;
      const measure = (text: string, size: number, isBold: boolean) => {
        context.font = font(size, isBold);
        return context.measureText(text).width;
      };
      for (const ink of layOutBoard(board, zone, measure, words)) draw(context, ink);
      if (picture) picture.needsUpdate = true;
      changed();
    },
    screen(stream: MediaStream | null): void {
      showPicture();
      if (!stream) return;
      const shown = (video = document.createElement("video"));
      // Its sound, if it has one, comes with the other's voice; and only what is muted may start by itself.
      shown.muted = true;
      shown.playsInline = true;
      shown.srcObject = stream;
      const film = (texture = new VideoTexture(shown));
      // It would ask for each of the film's frames; we put up fewer, and only new ones.
      film.generateMipmaps = false;
      material.map = film;
      behind.visible = true;
      letterbox();
      shown.addEventListener("resize", letterbox);
      let seen = -1;
      timer = setInterval(() => {
        if (document.hidden || shown.readyState < 2 || shown.currentTime === seen) return;
        seen = shown.currentTime;
        film.needsUpdate = true;
        changed();
      }, 1000 / SCREENS_PER_SECOND);
      // Refused where another element takes its place at once, or all is being let go: nothing to do then.
      shown.play().catch(() => {});
      changed();
    },
    dispose(): void {
      showPicture();
      picture?.dispose();
      material.dispose();
      dark.dispose();
      shape.dispose();
    },
  };
}
