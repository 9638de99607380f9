import type { Page } from "@playwright/test";

export const LATEST = "/api/health-monitoring/1/latest";

/** The four vitals in their order, and what the API calls each. */
export const VITALS = [
  { key: "heartRate", type: "heart_rate", label: "Heart rate" },
  { key: "bloodPressure", type: "blood_pressure", label: "Blood pressure" },
  { key: "oxygenSat", type: "oxygen_sat", label: "Oxygen saturation" },
  { key: "temperature", type: "temperature", label: "Temperature" },
] as const;

export const liveSection = (page: Page) => page.getByRole("region", { name: "Your health, live" });
export const vitals = (page: Page) => liveSection(page).locator("[data-vital]");
export const vital = (page: Page, key: string) => liveSection(page).locator(`[data-vital="${key}"]`);
