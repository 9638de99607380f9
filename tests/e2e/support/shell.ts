import { expect, type Locator, type Page } from "@playwright/test";

export const NAVIGATION = [
  { label: "Find Specialists", path: "/specialists" },
  { label: "AI Nutrition Coach", path: "/ai-consultation" },
  { label: "VR Consultations", path: "/vr-consultation" },
  { label: "Weight Tracking", path: "/health-dashboard" },
  { label: "Client Portal", path: "/patient-portal" },
];

export const banner = (page: Page) => page.getByRole("banner");
export const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const background = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

/** The current entry is marked and looks different from all others. */
export async function expectHighlighted(page: Page, label: string | null) {
  const entries = navigation(page).getByRole("link");
  await expect(entries).toHaveText(NAVIGATION.map((entry) => entry.label));
  await expect(navigation(page).locator("[aria-current=page]")).toHaveText(label === null ? [] : [label]);
  const grounds = await Promise.all((await entries.all()).map(background));
  const current = NAVIGATION.findIndex((entry) => entry.label === label);
  const others = new Set(grounds.filter((_ground, index) => index !== current));
  expect(others.size, "all other entries look the same").toBe(1);
  if (label !== null) expect(others).not.toContain(grounds[current]);
}
