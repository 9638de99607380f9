import type { Viewer } from "./policy";

/** Who looks at a screen of the record in view: decides what it says about whose record it shows. */
export type Reader = "nobody" | "patient" | "staff";

export const readerOf = (viewer: Viewer): Reader =>
  !viewer ? "nobody" : viewer.role === "patient" ? "patient" : "staff";
