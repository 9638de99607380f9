import { violations } from "./support/axe";
import { allowStatus, summaryOf } from "./flows/form";
import { enter } from "./support/own-site";
import { REASON, test } from "./support/review-site";
import { expect } from "./support/visit";

test("a reviewer rejects one with a reason, approves the next, and finds both in the audit log @main", async ({
  page,
  context,
  visit,
  scripted,
  faults,
  desk,
}) => {
  allowStatus(faults, 400);
  await enter(context, desk.url, desk.admin);
  const sound = async () => expect(scripted ? await violations(page) : []).toEqual([]);
  const title = page.getByRole("heading", { level: 1 });

  await visit(`${desk.url}/account`);
  await page.getByRole("link", { name: "Review applications" }).click();
  await expect(title).toHaveText("Review Applications");
  await expect(page.getByText("Waiting 3 days")).toBeVisible();
  await sound();
  await page.getByRole("link", { name: "Nora Okafor" }).click();
  await expect(title).toHaveText("Nora Okafor");
  await sound();

  await page.getByRole("button", { name: "Reject" }).click();
  await expect(summaryOf(page)).toContainText("Tell the applicant why, in 10 characters or more");
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByLabel("Reason").fill(REASON);
  await page.getByRole("button", { name: "Reject" }).click();

  await expect(title).toHaveText("Idris Bell");
  await expect(page.getByText("Application rejected").first()).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveValue("");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Application approved").first()).toBeVisible();

  await visit(`${desk.url}/review?status=rejected`);
  await page.getByRole("link", { name: "Nora Okafor" }).click();
  await expect(page.getByRole("main")).toContainText(REASON);
  await expect(page.getByRole("main")).toContainText("By Rosa Lind");
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);

  await visit(`${desk.url}/review/audit`);
  await page.getByLabel("Action").selectOption("decision");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/action=decision/);
  await expect(page.locator("[data-entry]")).toHaveText([
    /decision: application approved/,
    /decision: application rejected/,
  ]);
  await sound();
});

test("a rejected specialist reads why, corrects the application and sends it in again", async ({
  page,
  context,
  visit,
  scripted,
  faults,
  desk,
}) => {
  allowStatus(faults, 400);
  await enter(context, desk.url, desk.rejected);
  await visit(`${desk.url}/account`);
  await page.getByRole("link", { name: "My application" }).click();
  await expect(page.getByRole("blockquote")).toHaveText(REASON);
  expect(scripted ? await violations(page) : []).toEqual([]);

  await page.getByLabel("License number").fill("1");
  await page.getByRole("button", { name: "Send It Again" }).click();
  await expect(summaryOf(page)).toContainText("License number is required");
  await page.getByLabel("License number").fill("RDN-4471-TX");
  await page.getByRole("button", { name: "Send It Again" }).click();
  await expect(page.getByText("Application sent again").first()).toBeVisible();
  await expect(page.getByRole("main")).toContainText("under review since");
  // On the clock that they applied with, where no script tells the browser's.
  await expect(page.getByRole("main")).not.toContainText("UTC");
  if (!scripted)
    await expect(page.getByRole("main").locator("time")).toHaveText(
      /^\w{3}, \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M \([\w ]+ time\)$/,
    );
});
