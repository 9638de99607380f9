import { expect, test } from "vitest";
import { buildBare } from "../bench/servers";

/** Nothing else imports what only its template does, so nothing else misses it in package.json. */
test("what the benches compare us with can be built from the packages that are installed", async () => {
  await expect(buildBare()).resolves.toBeUndefined();
}, 60_000);
