import type { BrowserContext } from "@playwright/test";
import { prepareCast, type Cast } from "../../support/screens/cast";
import type { Screen } from "../../support/screens/screen";
import { enter, SESSION_SECRET, withOwnSite, WORKERS_OWN } from "./own-site";
import { test as base } from "./visit";

type CastSite = { url: string; cast: Cast };

/**
 * `test` with a server of its own that has somebody for every screen; it is a developer's own machine, so that the
 * mails' page is there.
 */
export const test = base.extend<object, { site: CastSite }>({
  site: [
    ({}, use) =>
      withOwnSite(async (db) => ({ cast: await prepareCast(db, SESSION_SECRET) }), use, { TRUST_PROXY: "0" }),
    { ...WORKERS_OWN, timeout: 180_000 },
  ],
  // As a developer's browser sends them: nobody has passed the request on.
  extraHTTPHeaders: async ({}, use) => {
    await use({});
  },
});

/** Where a screen is on a site. */
export const addressOn = ({ url, cast }: CastSite, { path }: Pick<Screen, "path">): string =>
  url + (typeof path === "string" ? path : path(cast));

/** Makes a browser theirs whom a screen is shown to. */
export async function enterAs(context: BrowserContext, { url, cast }: CastSite, who: Screen["who"]): Promise<void> {
  if (who) for (const cookie of await cast.cookiesOf(who)) await enter(context, url, cookie);
}
