import type { Page } from "@playwright/test";
import { expect } from "./visit";

export const TABS = ["Overview", "Health Summary", "Appointments", "Medications", "Documents"] as const;
export type TabName = (typeof TABS)[number];
export const addressOf = (tab: TabName) =>
  tab === "Overview" ? "/patient-portal" : `/patient-portal?tab=${tab.toLowerCase().replace(" ", "-")}`;

export const main = (page: Page) => page.getByRole("main");
export const banner = (page: Page) => page.getByRole("region", { name: /^Welcome/ });
export const panel = (page: Page) => page.locator("#portal-panel");
/** The tabs: with script real ones, without links that lead to the same addresses. */
export const tab = (page: Page, scripted: boolean, name: TabName) =>
  scripted
    ? page.getByRole("tab", { name, exact: true })
    : page.getByRole("navigation", { name: "Your record" }).getByRole("link", { name, exact: true });

/** Opens the portal and, with script, waits for the tabs. */
export async function openPortal(
  { page, visit, scripted }: { page: Page; visit: (path: string) => Promise<unknown>; scripted: boolean },
  path = "/patient-portal",
) {
  await visit(path);
  if (scripted) await expect(page.getByRole("tab")).toHaveCount(5);
}
