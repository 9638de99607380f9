import { openServer } from "db/client";
import { prepareCast } from "../../support/screens/cast";
import { EVERY_SCREEN } from "../../support/screens/list";
import { startOnCable } from "../../support/cable";
import { openServerDatabases } from "../../support/server-databases";
import { violations } from "../support/axe";
import { addressOn, enterAs } from "../support/cast-site";
import { SESSION_SECRET } from "../support/own-site";
import { expectSaid } from "../support/soundness";
import { expect, test } from "../support/visit";

/** One of each page and person: what it shows of the record makes no difference. */
const ASKED = EVERY_SCREEN.filter(({ steps, status, route, who }, index, all) => !steps && !status && all.findIndex((one) => one.route === route && one.who === who && !one.steps && !one.status) === index);

test("every page whose records are out of reach says so on a page that is sound to axe and a screen reader @js", async ({ page, faults }) => {
  test.setTimeout(120_000 + ASKED.length * 15_000);
  faults.allow(/status of 5\d\d|status of 40[34]/);
  const databases = await openServerDatabases(process.env.E2E_POSTGRES!);
  const url = await databases.create();
  const database = await openServer(url, { max: 2 });
  try {
    await database.migrate();
    const cast = await prepareCast(database.db, SESSION_SECRET);
    const cabled = await startOnCable(url, { SESSION_SECRET });
    const site = { url: cabled.server.url, cast };
    try {
      await cabled.cable.cut();
      await page.setViewportSize({ width: 360, height: 800 });
      for (const screen of ASKED) {
        await test.step(screen.name, async () => {
          await page.context().clearCookies();
          await enterAs(page.context(), site, screen.who);
          const status = (await page.goto(addressOn(site, screen)))!.status();
          expect.soft([200, 404, 503], screen.name).toContain(status);
          await expectSaid(page, { name: screen.name, title: /\S/ });
          if (status === 503) await expect.soft(page.locator("main"), screen.name).toContainText("right now");
          expect.soft(await violations(page), `${screen.name}: axe`).toEqual([]);
        });
      }
      // Or it complains of what it was loading when its server ended.
      await page.goto("about:blank");
    } finally {
      await cabled.stop();
    }
  } finally {
    await database.close();
    await databases.close();
  }
});
