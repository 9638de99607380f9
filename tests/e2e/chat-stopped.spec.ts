import { input, log, send } from "./flows/chat";
import { expect, test } from "./support/visit";

test("@js by keyboard, stopping a reply and asking for it again leave the focus in the chat", async ({
  page,
  visit,
  faults,
}) => {
  faults.allow(/ERR_|Failed to load resource/);
  await visit("/ai-consultation?conversation=new");
  await page.route("**/api/ai/**", () => {});
  await input(page).fill("How can I sleep better?");
  await send(page).press("Enter");
  const isInChat = () => page.evaluate(() => document.activeElement?.closest("#chat") !== null);
  for (let round = 0; round < 2; round++) {
    await page.getByRole("button", { name: "Stop" }).press("Enter");
    await expect(log(page)).not.toContainText("AI is thinking");
    await expect.poll(isInChat).toBe(true);
    if (round === 0) await page.getByRole("button", { name: /^Try again/ }).press("Enter");
  }
  await page.unroute("**/api/ai/**");
  await page.getByRole("button", { name: /^Try again/ }).press("Enter");
  await expect(log(page)).toContainText("Most adults need 7 to 9 hours");
  await expect.poll(isInChat).toBe(true);
});

test("beyond the limit, what was asked says how long to wait, with script as without", async ({
  page,
  visit,
  scripted,
  faults,
}) => {
  faults.allow(/status of 429/);
  await visit("/ai-consultation?conversation=new");
  for (let status = 200; status !== 429;)
    status = (await page.request.post("/api/ai/analyze-symptoms", { data: { symptoms: ["headache"] } })).status();
  await input(page).fill("How can I sleep better?");
  await send(page).click();
  const waits = page.getByText(/^Too many tries\. Wait (a minute|\d+ minutes), then send the form again\.$/);
  await expect(waits.filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("Message Failed").first()).toBeVisible();
  // Not lost: in the conversation by script, else in the field.
  if (scripted) await expect(log(page)).toContainText("How can I sleep better?");
  else await expect(input(page)).toHaveValue("How can I sleep better?");

  await visit("/ai-consultation");
  await page.getByLabel("Symptom", { exact: true }).fill("headache");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Analyze with AI" }).click();
  await expect(page.getByText("Analysis Failed").first()).toBeVisible();
  await expect(waits.filter({ visible: true }).first()).toBeVisible();
});
