import { BufferAttribute, BufferGeometry } from "three";
import type { Model } from "./solids";

/** A model as three.js draws it, for a material that light falls on. */
export function geometryOf({ at, normal, paint, faces }: Model): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.from(at), 3));
  geometry.setAttribute("normal", new BufferAttribute(Float32Array.from(normal), 3));
  geometry.setAttribute("color", new BufferAttribute(Float32Array.from(paint), 3));
  geometry.setIndex(new BufferAttribute(Uint32Array.from(faces), 1));
  return geometry;
}

/** A rectangle in the x-y plane that shows a whole picture; it faces the viewer. */
export function rectangle(width: number, height: number): BufferGeometry {
  const [x, y] = [width / 2, height / 2];
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(Float32Array.of(-x, -y, 0, x, -y, 0, x, y, 0, -x, y, 0), 3));
  geometry.setAttribute("uv", new BufferAttribute(Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1), 2));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  return geometry;
}
