import { ASKING, awayAddress, wrongAway } from "../../api/support/unavailable";
import { builtRoutes } from "../../api/support/routes";
import { Visitor } from "../../api/support/visitor";
import type { Site } from "./site";

/** What pages answered while the database was away. */
export type Pages = { asked: number; /** What must not be, one line each. */ wrong: string[]; slowest: number };

/** Longer than this nobody may be kept waiting for the word that something is not there. */
const PATIENCE_MS = 10_000;
const AT_ONCE = 4;

/**
 * Asks for every page of the build as a stranger, a patient, a specialist and an administrator. Right is what the list
 * of `tests/api/support/unavailable.ts` says of each: its own panel with 503 and `Retry-After`, or what needs no
 * database.
 * @throws where a page is not in the list.
 */
export async function askAll({ url, cast }: Pick<Site, "url" | "cast">): Promise<Pages> {
  const pages: Pages = { asked: 0, wrong: [], slowest: 0 };
  const routes = (await builtRoutes()).filter(({ isPage }) => isPage);
  const left = routes.flatMap((route) => ASKING.map((asking) => ({ route, asking, path: awayAddress(route) })));
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { route, asking, path } = next;
      const started = performance.now();
      const answer = await new Visitor({ url }, asking === "nobody" ? {} : { cookie: cast.cookies[asking] })
        .get(path)
        .catch((error: Error) => error);
      const took = performance.now() - started;
      pages.asked++;
      pages.slowest = Math.max(pages.slowest, took);
      const said = answer instanceof Error ? answer.message : wrongAway(route, asking, answer);
      if (said) pages.wrong.push(`${path} as ${asking}: ${said}`);
      else if (took > PATIENCE_MS) pages.wrong.push(`${path} as ${asking}: only after ${(took / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return pages;
}
