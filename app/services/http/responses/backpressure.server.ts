import type { NextFunction, Request, Response } from "express";

/**
 * Lets whoever writes a long answer wait for a slow client, by
 * `res.locals.drained`: Remix's adapter writes as fast as it is given, whether
 * or not anything leaves. Behind compression, which stands between the two.
 */
export function trackDrain(_req: Request, res: Response, next: NextFunction): void {
  const write = res.write.bind(res) as (...values: unknown[]) => boolean;
  let isFull = false;
  let gone = false;
  const waiting: (() => void)[] = [];
  const release = () => {
    isFull = false;
    for (const resolve of waiting.splice(0)) resolve();
  };
  res.write = ((...values: unknown[]) => {
    const taken = write(...values);
    isFull = !taken;
    return taken;
  }) as Response["write"];
  res.on("drain", release);
  res.on("close", () => {
    gone = true;
    release();
  });
  res.locals.drained = () =>
    isFull && !gone ? new Promise<void>((resolve) => void waiting.push(resolve)) : Promise.resolve();
  next();
}
