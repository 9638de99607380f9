import { Mesh, MeshBasicMaterial } from "three";
import { canvasOf, directionOf, pictureTexture } from "./board-panel";
import { fitted } from "./board-layout";
import { rectangle } from "./geometry";

const [WIDTH, HEIGHT] = [768, 112];

/** A name over a head. */
export function createNamePlate(name: string) {
  const context = canvasOf(WIDTH, HEIGHT);
  const texture = context ? pictureTexture(context.canvas) : null;
  if (context && name.trim()) {
    const font = (size: number) => `600 ${size}px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;
    const measure = (text: string, size: number) => {
      context.font = font(size);
      return context.measureText(text).width;
    };
    const text = fitted(name.trim(), WIDTH - 72, 50, true, measure);
    const width = measure(text, 50) + 64;
    context.fillStyle = "rgba(255, 252, 246, 0.94)";
    context.beginPath();
    if ("roundRect" in context) context.roundRect((WIDTH - width) / 2, 8, width, HEIGHT - 16, 48);
    else (context as CanvasRenderingContext2D).rect((WIDTH - width) / 2, 8, width, HEIGHT - 16);
    context.fill();
    context.fillStyle = "#0a4a47";
    context.textAlign = "center";
    context.direction = directionOf(text);
    context.font = font(50);
    context.fillText(text, WIDTH / 2, 74);
  }
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const shape = rectangle(0.66, (0.66 * HEIGHT) / WIDTH);
  const mesh = new Mesh(shape, material);
  return {
    mesh,
    dispose(): void {
      texture?.dispose();
      material.dispose();
      shape.dispose();
    },
  };
}
