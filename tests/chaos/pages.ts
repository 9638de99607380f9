import { Visitor } from "../api/support/visitor";
import type { Site } from "./site";

/** What pages answered while the database was away. */
export type Pages = { asked: number; /** What must not be, one line each. */ wrong: string[]; slowest: number };

/** Longer than this nobody may be kept waiting for the word that something is not there. */
const PATIENCE_MS = 10_000;
const AT_ONCE = 4;

/** Every screen, with an address for each of its kind. */
const SCREENS = [
  ...["/", "/specialists", "/specialists/ID", "/book-appointment", "/book-appointment?specialist=ID", "/specialist-signup", "/application", "/emergency"],
  ...["/register", "/sign-in", "/reset-password", "/account", "/account/second-factor", "/patient-portal", "/patient-portal/accesses", "/patient-portal/details"],
  ...["/health-dashboard", "/health-dashboard?tab=weight", "/health-dashboard/devices", "/health-dashboard/import", "/health-dashboard/limits"],
  ...["/ai-consultation", "/ai-consultation/conversations", "/ai-consultation/interactions", "/vr-consultation"],
  ...["/desk", "/desk/patients", "/desk/availability", "/desk/profile", "/review"],
];

/**
 * Asks for every screen as a stranger, a patient and a specialist. Right is what
 * needs no database, and 503 with `Retry-After`.
 */
export async function askAll({ url, cast }: Pick<Site, "url" | "cast">): Promise<Pages> {
  const pages: Pages = { asked: 0, wrong: [], slowest: 0 };
  const people = [undefined, cast.cookies.patient, cast.cookies.specialist];
  const left = people.flatMap((cookie) => SCREENS.map((path) => ({ cookie, path: path.replace("ID", String(cast.specialists[0]!.id)) })));
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { cookie, path } = next;
      const started = performance.now();
      const answer = await new Visitor({ url }, cookie ? { cookie } : {}).get(path).catch((error: Error) => error);
      const took = performance.now() - started;
      pages.asked++;
      pages.slowest = Math.max(pages.slowest, took);
      const said = answer instanceof Error ? answer.message : answer.status === 503 && !answer.headers.has("retry-after") ? "503 without Retry-After" : answer.status >= 500 && answer.status !== 503 ? String(answer.status) : null;
      if (said) pages.wrong.push(`${path}: ${said}`);
      else if (took > PATIENCE_MS) pages.wrong.push(`${path}: only after ${(took / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return pages;
}
