/**
 * Loaded into a server before anything else (`--import`): its clock can be set.
 * `Date` is off by as many milliseconds as the file `CHAOS_CLOCK` says. Timers and
 * `performance` go on as they do when an operator or NTP sets a machine's clock.
 */
import { readFileSync } from "node:fs";

const RealDate = Date;
const realNow = Date.now.bind(Date);
let offset = 0;
const now = () => realNow() + offset;

const look = () => {
  try {
    offset = Number(readFileSync(process.env.CHAOS_CLOCK!, "utf8")) || 0;
  } catch {
    // Nobody has set it.
  }
};
look();
setInterval(look, 100).unref();

RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made) as object,
  apply: () => new RealDate(now()).toString(),
});
