import { readFile } from "node:fs/promises";
import { violations } from "./support/axe";
import { becomePatient } from "./support/patients";
import { allowStatus } from "./flows/form";
import { overflow } from "./support/structure";
import { expect, test } from "./support/visit";

const PATH = "/health-dashboard/import";
const FILE =
  "Date;Time;Weight;Pulse;Notes\n3/4/2025;08:00;180,5;64;slept well\n3/5/2025;08:00;179,8;fast;\n3/6/2025;08:00;179,2;66;\n";

test("a visitor exports the sample record and finds the way to sign in", async ({ page, visit, scripted }) => {
  await visit(PATH);
  const main = page.getByRole("main");
  await expect(main).toContainText("Readings are imported into a patient’s own record.");
  await expect(main.getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/sign-in?next=%2Fhealth-dashboard%2Fimport",
  );
  if (scripted) expect(await violations(page)).toEqual([]);
  await expect(main).toContainText("A day begins at midnight, UTC, and the last one is included.");
  await main.getByLabel("What").selectOption("Weight");
  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: "Download CSV" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("weight.csv");
  const lines = (await readFile(await saved.path(), "utf8")).split("\r\n");
  expect(lines[0], "with the mark that spreadsheets know UTF-8 by").toBe("\uFEFFtype,value,unit,timestamp");
  expect(lines[1]).toMatch(/^body_weight,[\d.]+,kg,\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test("a patient sees how a file is understood, puts it right, and takes it in @main", async ({
  page,
  visit,
  scripted,
  faults,
}) => {
  allowStatus(faults, 400);
  await becomePatient({ page, visit, scripted });
  await visit(PATH);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Preview file" }).click();
  await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText(["Choose a file, or paste its text"]);
  if (scripted) expect(await violations(page)).toEqual([]);
  await main
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "empty.csv", mimeType: "text/csv", buffer: Buffer.from("") });
  await main.getByRole("button", { name: "Preview file" }).click();
  await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText(["The file is empty."]);
  await main
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "scale.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
  await main.getByRole("button", { name: "Preview file" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review your import");
  await expect(page.getByRole("heading", { level: 2, name: "5 readings" })).toBeVisible();
  await expect(main).toContainText("Notes: “slept well”");
  await expect(main).toContainText("Line 3: Heart rate: not a number");
  await expect(main.getByRole("row").nth(1)).toContainText("Mar 6, 2025, 8:00 AM");
  await expect(main.getByRole("row").nth(1)).toContainText("81.3 kg");
  await expect(main).toContainText("Month first was taken.");
  if (scripted) expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await main.getByLabel("Dates").selectOption("day");
  await main.getByLabel("Weights without a unit").selectOption("Kilograms");
  await main.getByRole("button", { name: "Read It Again" }).click();
  await expect(main.getByRole("row").nth(1)).toContainText("Jun 3, 2025, 8:00 AM");
  await expect(main.getByRole("row").nth(1)).toContainText("179.2 kg");
  await main.getByRole("button", { name: "Import 5 Readings" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "5 readings added" })).toBeVisible();
  await expect(main).toContainText("Line 3: Heart rate: not a number");
  if (scripted) expect(await violations(page)).toEqual([]);

  // Undone: the record is as it was.
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await main.getByRole("link", { name: "Import another file" }).click();
  await main.getByRole("link", { name: "5 readings added" }).click();
  await main.getByRole("button", { name: "Undo This Import" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "5 readings taken back" })).toBeVisible();
  await expect(main).toContainText("Your readings are as they were before the import.");
  if (scripted) expect(await violations(page)).toEqual([]);

  // Of headings that nobody knows the patient says what they are, and need not say it again.
  for (const day of ["01", "02"]) {
    await main.getByRole("link", { name: "Import another file" }).click();
    await main.getByLabel("Or its text").fill(`Kdy;Kolik\n2025-07-${day} 07:00;81,5\n`);
    await main.getByRole("button", { name: "Preview file" }).click();
    if (day === "01") {
      await expect(main).toContainText("No column with the date was found.");
      await main.getByLabel("Column 1: Kdy").selectOption("Date and time");
      await main.getByLabel("Column 2: Kolik").selectOption("Weight in kilograms");
      if (scripted) expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await main.getByRole("button", { name: "Read It Again" }).click();
    }
    await expect(main.getByRole("row").nth(1)).toContainText("81.5 kg");
    await main.getByRole("button", { name: "Import 1 Reading" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "1 reading added" })).toBeVisible();
  }
  // A weight far from the others is asked about.
  await main.getByRole("link", { name: "Import another file" }).click();
  await main
    .getByLabel("Or its text")
    .fill("date,weight (kg)\n2025-07-11,81.5\n2025-07-12,8.15\n2025-07-13,81.3\n2025-07-14,81.2\n");
  await main.getByRole("button", { name: "Preview file" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "1 weight looks wrong" })).toBeVisible();
  if (scripted) expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await main.getByRole("button", { name: "Import 3 Readings Without Them" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "3 readings added" })).toBeVisible();
  await expect(main).toContainText("Line 3: This weight is far from the others around it; it was left out");

  // Pasted, and thrown away before it is taken in.
  await main.getByRole("link", { name: "Import another file" }).click();
  await main.getByLabel("Or its text").fill("date,pulse\n4 Mar,64\n2025-06-03,66 bpm\n");
  await main.getByRole("button", { name: "Preview file" }).click();
  await expect(main).toContainText("Line 2: The date or the time cannot be read");
  await main.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Nothing was imported").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import and Export");
});
