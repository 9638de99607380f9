import express, { type Request, type Response, type Router } from "express";

/**
 * What a balancer and whoever starts processes ask: does the process live, and mean to go on (`/healthz`)? And can it
 * serve everything (`/readyz`), for which `ping` has to succeed? Both are 503 from `end` on.
 */
export function healthChecks(ping: () => Promise<unknown>): { router: Router; end: () => void } {
  let isEnding = false;
  const tell = (isWell: () => Promise<unknown>) => (_req: Request, res: Response) => {
    res.set("Cache-Control", "no-store");
    const unavailable = () => void res.status(503).set("Retry-After", "5").json({ status: "unavailable" });
    if (isEnding) return unavailable();
    isWell().then(() => res.json({ status: "ok" }), unavailable);
  };
  const router = express.Router();
  router.get(
    "/healthz",
    tell(async () => {}),
  );
  router.get("/readyz", tell(ping));
  return { router, end: () => void (isEnding = true) };
}
