import { ACCOUNTS } from "./accounts";
import { CARE } from "./care";
import { DEMO } from "./demo";
import type { Screen } from "./screen";
import { VISITORS } from "./visitors";
import { WORK } from "./work";

type Listed = Screen & { /** The id of the route that draws it, as the build has it. */ route: string };

const listed = (byRoute: Record<string, Screen[]>): Listed[] =>
  Object.entries(byRoute).flatMap(([route, screens]) => screens.map((screen) => ({ ...screen, route })));

/** Those of the demonstration alone: the browser tests' two servers have them. */
export const DEMO_SCREENS = listed(DEMO);
/** Those that need somebody, or something, of the cast, or that leave something behind. */
export const CAST_SCREENS = [VISITORS, ACCOUNTS, CARE, WORK].flatMap(listed);
/**
 * Every screen of the application in every state that looks different. A page of the build that has none here fails
 * `tests/api/screens.test.ts`.
 */
export const EVERY_SCREEN = [...DEMO_SCREENS, ...CAST_SCREENS];
