import { spawnSync } from "node:child_process";
import { SESSION_SECRET } from "./secret";
import type { Site } from "./site";

/**
 * `npm run admin -- words…` on a site's database. With the embedded one its server must be stopped meanwhile
 * (`whileStopped`).
 */
export const runAdmin = (site: Site, ...words: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "scripts/admin.ts", ...words], {
    encoding: "utf8",
    env: { ...process.env, SESSION_SECRET, SEED: "none", ...site.databaseEnv },
  });
