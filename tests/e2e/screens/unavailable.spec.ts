import { prepareCast } from "../../support/screens/cast";
import { EVERY_SCREEN } from "../../support/screens/list";
import { startProxiedServer } from "../../support/proxied-server";
import { violations } from "../support/axe";
import { addressOn, enterAs } from "../support/cast-site";
import { onPostgres, SESSION_SECRET } from "../support/own-site";
import { expectSaid } from "../support/screen-checks";
import { expect, test } from "../support/visit";

/** One of each page and person: what it shows of the record makes no difference. */
const ASKED = EVERY_SCREEN.filter(
  ({ steps, status, route, who }, index, all) =>
    !steps &&
    !status &&
    all.findIndex((one) => one.route === route && one.who === who && !one.steps && !one.status) === index,
);

test("every page whose records are out of reach says so on a page that is sound to axe and a screen reader @js", async ({
  page,
  faults,
}) => {
  test.setTimeout(120_000 + ASKED.length * 15_000);
  faults.allow(/status of 5\d\d|status of 40[34]/);
  await onPostgres(async (db, address) => {
    const cast = await prepareCast(db, SESSION_SECRET);
    const cabled = await startProxiedServer(address, { SESSION_SECRET });
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
  });
});
