import type { NextFunction, Request, Response } from "express";
import { MINUTE_MS } from "~/domain/durations";

/** What a request may take to arrive, head and body, whatever it is: ten files of 10 MB at 1.4 Mbit a second. */
export const LONGEST_BODY_MS = 10 * MINUTE_MS;
/** What all but uploads may take: the longest of them has 256 kB. */
const BODY_MS = MINUTE_MS;

/** A body of megabytes from a phone takes its time, and has a limit on silence of its own. */
const UPLOADS = new Set(["/patient-portal/documents", "/health-dashboard/import", "/health-dashboard/import.data"]);

/** A picture of eight megabytes at half a megabit a second. */
const PICTURE_MS = 150_000;
const PICTURES = new Set(["/profile-picture", "/profile-picture.data"]);

/** Ends the connection of whoever sends a body drop by drop. */
export function limitBodyTime(req: Request, res: Response, next: NextFunction): void {
  if (UPLOADS.has(req.path) || req.complete) return next();
  const timer = setTimeout(
    () => {
      if (!req.complete) req.destroy();
    },
    PICTURES.has(req.path) ? PICTURE_MS : BODY_MS,
  );
  const stop = () => clearTimeout(timer);
  req.once("end", stop);
  res.once("close", stop);
  next();
}
