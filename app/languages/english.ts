import { formatCount } from "~/domain/format";
import { COUNTS } from "./counts";
import type { Speaker } from "./words";

/** English needs neither catalogue nor library, and most visitors read it. */
export const english: Speaker = {
  say: (text, values) => (values ? text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])) : text),
  count: (noun, count) => COUNTS[noun][count === 1 ? "one" : "other"].replace("#", formatCount(count)),
  retell: (said) => said,
};
