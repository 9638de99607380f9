import type { Page } from "@playwright/test";
import type { Cast } from "../../support/screens/cast";
import { DEMO_SCREENS } from "../../support/screens/list";
import type { Screen as Listed } from "../../support/screens/screen";
import { expect } from "./visit";

/** A screen in one of its states. */
export type Screen = Pick<Listed, "name" | "status" | "title" | "live" | "isRefused"> & {
  path: string;
  /** Brings it from the opened page into its state. */
  prepare?: (page: Page) => Promise<void>;
};

/**
 * Every screen that a visitor reaches on an installation with nothing but the demonstration, in the states that look
 * different.
 */
export const SCREENS: Screen[] = DEMO_SCREENS.map(({ steps, path, ...screen }) => ({
  ...screen,
  path: path as string,
  ...(steps ? { prepare: (page: Page) => takeSteps(page, { ...screen, steps }) } : {}),
}));

/** Brings an opened page into the state that a screen is of. */
export async function takeSteps(
  page: Page,
  { steps = [], until }: Pick<Listed, "steps" | "until">,
  cast?: Cast,
): Promise<void> {
  for (const step of steps) {
    if ("press" in step) {
      await page.locator(step.press).first().click();
      continue;
    }
    const value = typeof step.with === "string" ? step.with : await step.with(cast!);
    const field = page.locator(step.fill).first();
    if (await field.evaluate((element) => element.tagName === "SELECT")) await field.selectOption(value);
    else await field.fill(value);
  }
  if (until) await expect(page.locator("main")).toContainText(until);
  if (steps.length === 0) return;
  await page.waitForLoadState("load");
  // A toast brings focus guards along, which are no targets.
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  if (await dismiss.first().isVisible()) await dismiss.first().click();
  await expect(dismiss).toHaveCount(0);
}

/** The menu of a narrow window. */
export const openMenu = async (page: Page) => {
  await page.getByRole("banner").locator("summary").click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
};
