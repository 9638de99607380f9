import { reachable, walk } from "./support/keyboard";
import { SCREENS } from "./support/screens";
import { expect, test } from "./support/visit";

/** Roles that say nothing without a name. */
const NAMED =
  /^- (button|link|textbox|searchbox|spinbutton|combobox|listbox|option|checkbox|radio|switch|slider|tab|tabpanel|dialog|alertdialog|img|navigation|region|progressbar|meter)\b(?! ")/;

test.describe("for a screen reader and a keyboard", () => {
  for (const { name, clauses, path, status = 200, prepare } of SCREENS) {
    test(`${clauses} ${name}: landmarks stand once, whatever is operated has a name, a keyboard reaches all of it in order, and one sees where it is`, async ({
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

      const tree = (await page.locator("body").ariaSnapshot()).split("\n");
      const lines = tree.map((line) => line.trim());
      for (const landmark of ["banner", "main", "contentinfo"])
        expect(
          lines.filter((line) => new RegExp(`^- ${landmark}\\b`).test(line)),
          landmark,
        ).toHaveLength(1);
      expect(
        lines.filter((line) => NAMED.test(line)),
        "without a name",
      ).toEqual([]);
      expect(
        lines.some((line) => line.startsWith('- link "Skip to content"')),
        "a way past the header",
      ).toBe(true);

      // From its start: a refused form has the focus on its errors.
      if (prepare) await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const wanted = await reachable(page);
      const stops = await walk(page);
      expect(stops, "the focus gets out again").not.toBeNull();
      const reached = new Set(stops!.map(({ index }) => index));
      if (!prepare) {
        expect(
          wanted.filter(({ index }) => !reached.has(index)),
          "not reached",
        ).toEqual([]);
        const order = stops!.map(({ index }) => index).filter((index) => index !== -1);
        expect(order, "in the order of the page").toEqual(order.toSorted((a, b) => a - b));
      }
      expect(stops!.flatMap(({ name: stop, faults: wrong }) => wrong.map((fault) => `${stop}: ${fault}`))).toEqual([]);
    });
  }
});
