import { violations } from "./support/axe";
import { becomePatient } from "./support/patients";
import { allowStatus } from "./flows/form";
import { overflow } from "./support/structure";
import { expect, test } from "./support/visit";

const PATH = "/health-dashboard/devices";

test("a visitor reads what devices are and finds the way to sign in", async ({ page, visit, scripted }) => {
  await visit(PATH);
  await expect(page.getByRole("main")).toContainText("Devices belong to a patient’s own record.");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/sign-in?next=%2Fhealth-dashboard%2Fdevices",
  );
  if (scripted) expect(await violations(page)).toEqual([]);
});

test("a patient adds a device, sends with its token, sees that it was used, and revokes it @main", async ({
  page,
  visit,
  scripted,
  faults,
  request,
}) => {
  allowStatus(faults, 400);
  await becomePatient({ page, visit, scripted });
  await visit(PATH);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Add Device" }).click();
  await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText([
    "Enter a name, like the device's own",
    "Choose what the device measures",
  ]);
  await main.getByLabel("Name").fill("Bathroom scale");
  await main.getByLabel("Weight").check();
  if (scripted) expect(await violations(page)).toEqual([]);
  await main.getByRole("button", { name: "Add Device" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bathroom scale Is Added");
  const token = (await page.locator("[data-token]").textContent())!;
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(page.url()).not.toContain(token);
  await expect(page.locator("pre"), "the command works as it is copied").toContainText(`TOKEN=${token}`);
  const address = /curl (\S+)/.exec((await main.textContent())!)![1]!;
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  if (scripted) {
    expect(await violations(page)).toEqual([]);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await main.getByRole("button", { name: "Copy" }).click();
    await expect(main.getByText("Copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  }
  const send = () =>
    request.post(address, {
      headers: { Authorization: `Bearer ${token}` },
      data: { deviceType: "body_weight", value: 82.4, unit: "kg", timestamp: new Date().toISOString() },
    });
  expect((await send()).status()).toBe(201);

  await main.getByRole("link", { name: "I Have Entered It" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Devices");
  await expect(main.getByRole("listitem")).toContainText("last used just now");
  await expect(main).not.toContainText(token);
  // One tap only asks.
  const revoke = main.getByRole("button", { name: "Yes, revoke this device Bathroom scale" });
  await expect(revoke).toBeHidden();
  await main.locator("summary").filter({ hasText: "Revoke Bathroom scale" }).click();
  await revoke.click();
  await expect(page.getByText("Device revoked").first()).toBeVisible();
  await expect(main).toContainText("None yet.");
  expect((await send()).status()).toBe(401);
});
