import { SCREENS } from "../support/screens";
import { expectSaid, expectWalkable, lostInForcedColours, movingParts } from "../support/soundness";
import { expect, test } from "../support/visit";

/** What `accessibility.spec.ts` and `everyone.spec.ts` do not ask of the demonstration's screens. */
for (const { prepare, path, status = 200, ...screen } of SCREENS) {
  test(`${screen.clauses} ${screen.name}: said as what it is, read in the order of its places, nothing lost in forced colours, nothing moving`, async ({
    page,
    visit,
    faults,
  }) => {
    test.slow();
    if (prepare) faults.allow(/status of 400/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(path, { status });
    await prepare?.(page);
    await expectSaid(page, screen);
    // Of the others `everyone.spec.ts` walks through each.
    if (prepare) await expectWalkable(page, screen.name);
    expect.soft(await movingParts(page), "moves").toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await lostInForcedColours(page), "lost in forced colours").toEqual([]);
  });
}
