import type { BrowserContext, Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { expectAnnounced } from "./flows/form";
import { becomePatient, enterCredentials } from "./support/patients";
import { expect, test, type Visit } from "./support/visit";

const symptom = (page: Page) => page.getByLabel("Symptom", { exact: true });
const chips = (page: Page) => page.getByRole("list", { name: "Your symptoms" }).getByRole("button");
const analyze = (page: Page) => page.getByRole("button", { name: "Analyze with AI" });
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const input = (page: Page) => page.getByLabel("Your message");
const said = (page: Page) => log(page).getByRole("listitem");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

async function add(page: Page, text: string) {
  await symptom(page).fill(text);
  await page.getByRole("button", { name: "Add", exact: true }).click();
}

/** As signing out in another tab does: the cookie is gone, this page does not know. */
const endSession = (context: BrowserContext) => context.clearCookies({ name: "session" });

const QUESTION = "How can I sleep better?";

/** A new chat, and a first message with its reply. */
async function begin(page: Page, visit: Visit) {
  await visit("/ai-consultation?conversation=new");
  await input(page).fill(QUESTION);
  await send(page).click();
  await expect(said(page)).toHaveCount(3);
  await expect(log(page)).toContainText("Most adults need 7 to 9 hours");
}

/** So many entries, the welcome among them, and no reply under way. */
async function answered(page: Page, entries: number) {
  await expect(said(page)).toHaveCount(entries);
  await expect(log(page)).toHaveAttribute("aria-busy", "false");
}

/** In a browser without script the page moves on to the conversation's own address. */
const settled = (page: Page) => expect(send(page)).toBeVisible();

test(
  "symptoms are collected, analyzed and talked about @main",
  proves(
    "AIC-01",
    "AIC-02",
    "AIC-03",
    "AIC-04",
    "AIC-05",
    "AIC-06",
    "AIC-07",
    "AIC-08",
    "AIC-09",
    "AIC-14",
    "AIC-15",
    "AIC-16",
    "AIC-17",
    "AIC-18",
    "AIC-23",
    "AIC-24",
    "CHAT-01",
    "CHAT-03",
  ),
  async ({ page, visit, scripted }) => {
    await visit("/ai-consultation");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Nutrition Coach");
    const prompt = page.getByText("Here you will read how urgent it may be");
    const chat = page.getByRole("region", { name: "Continue with AI Assistant" });
    await expect(prompt).toBeVisible();
    await expect(chat).toHaveCount(0);
    await expect(page.getByLabel(/^Age/)).toHaveAttribute("type", "number");
    await page.getByLabel(/^Age/).fill("41");
    await expect(page.getByLabel(/^Gender/).locator("option")).toHaveText(["Choose", "Male", "Female", "Other"]);
    await page.getByLabel(/^Gender/).selectOption("female");
    await expect(page.getByLabel(/^Medical history/)).toHaveAttribute("rows", "3");
    await page.getByLabel(/^Medical history/).fill("hay fever, , nut allergy");
    if (scripted) await expect(analyze(page)).toBeDisabled();

    await add(page, "runny nose");
    await symptom(page).fill("sneezing");
    await symptom(page).press("Enter");
    await expect(chips(page)).toHaveText(["Remove runny nose", "Remove sneezing"]);
    await add(page, "  ");
    await add(page, " Sneezing ");
    await add(page, "itchy toe");
    await expect(chips(page)).toHaveCount(3);
    await page.getByRole("button", { name: "Remove itchy toe" }).click();
    await expect(chips(page)).toHaveText(["Remove runny nose", "Remove sneezing"]);

    const posted = page.waitForRequest((request) => request.method() === "POST");
    await analyze(page).click();
    if (scripted) expect((await posted).postDataJSON()).toMatchObject({ medicalHistory: ["hay fever", "nut allergy"] });
    await expect(page.getByRole("heading", { name: "Preliminary diagnosis" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Recommended actions" })).toBeVisible();
    await expect(prompt).toHaveCount(0);
    await expect(page.getByRole("definition").filter({ hasText: /^(Low|Medium)$/ })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "Routine" })).toBeVisible();
    const meter = page.getByRole("meter", { name: /AI confidence/ });
    await expect(meter).toHaveAttribute("aria-valuetext", /^\d+ percent$/);
    await expect(page.getByText("Analysis Complete").first()).toBeVisible();

    const known = chat.getByRole("group", { name: "What the assistant knows about you" });
    await expect(known).toContainText("Age: 41");
    await expect(known).toContainText("Gender: Female");
    await expect(known).toContainText("Symptoms: runny nose, sneezing");
    await expect(known).toContainText("Medical history: hay fever, nut allergy");
    await expect(said(page)).toHaveText([/^Assistant:\s*Hello\. I can help you think about food/]);
    await expect(chat.getByText("This is general information, not a diagnosis")).toBeVisible();
    await expect(chat.getByLabel("Your message")).toBeVisible();
    await expect(send(page)).toBeVisible();
  },
);

test("an analysis without symptoms says so", proves("AIC-11"), async ({ page, visit, scripted, faults }) => {
  await visit("/ai-consultation");
  if (scripted) await page.getByLabel(/^Age/).press("Enter");
  else {
    faults.allow(/status of 400/);
    await analyze(page).click();
  }
  await expectAnnounced(
    { page, scripted },
    { title: "No symptoms provided", description: "Please add at least one symptom to analyze." },
  );
});

test("an emergency stands before anything else, with numbers to press @main", async ({ page, visit, scripted }) => {
  await visit("/ai-consultation");
  await add(page, "crushing chest pain that spreads to my left arm");
  await analyze(page).click();
  const panel = page.getByRole("alert").filter({ hasText: "911" });
  await expect(panel.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
  expect(await page.locator("main").evaluate((main) => main.querySelector("h1, [role=alert] p")?.textContent)).toBe(
    "Call 911 now",
  );
  if (scripted) await expect(panel).toBeFocused();
  await expect(page.getByRole("definition").filter({ hasText: "Emergency" })).toBeVisible();
  await input(page).fill("I want to kill myself");
  await send(page).click();
  await expect(page.locator('main a[href="tel:988"]').first()).toBeVisible();
});

test(
  "a suggested question fills in the message and is not sent",
  proves("CHAT-06", "CHAT-07", "CHAT-08", "CHAT-12"),
  async ({ page, visit }) => {
    await visit("/ai-consultation?conversation=new");
    const suggestions = page.getByRole("group", { name: "Suggested questions" }).getByRole("button");
    await expect(suggestions).toHaveCount(5);
    for (const topic of [/headache/, /sleep quality/, /side effects/, /lifestyle changes/, /see a doctor/])
      await expect(suggestions.filter({ hasText: topic })).toHaveCount(1);
    await suggestions.filter({ hasText: "sleep quality" }).click();
    await expect(input(page)).toHaveValue("How can I improve my sleep quality?");
    await expect(said(page)).toHaveCount(1);
    await send(page).click();
    await expect(said(page)).toHaveCount(3);
    await settled(page);
    await expect(input(page)).toHaveValue("");
    await expect(said(page).nth(1)).toContainText("How can I improve my sleep quality?");
    await expect(said(page).nth(2)).toContainText("the same time to get up every day");
    await expect(suggestions).toHaveCount(0);
  },
);

test("a conversation is there again after a reload and in a second tab, and can be deleted @main", async ({
  page,
  visit,
  context,
}) => {
  await begin(page, visit);
  await visit("/ai-consultation");
  await expect(said(page)).toHaveCount(3);
  const second = await context.newPage();
  await second.goto("/ai-consultation");
  await input(second).fill("Which healthy lifestyle changes make a difference?");
  await send(second).click();
  await expect(said(second)).toHaveCount(5);
  await second.close();
  // What the other tab has said comes along with the next reply.
  await input(page).fill("Thank you");
  await send(page).click();
  await expect(said(page)).toHaveCount(7);
  await page.getByRole("link", { name: "Look at or delete this conversation" }).click();
  await page.getByRole("link", { name: /^Delete/ }).click();
  await page.getByRole("button", { name: "Delete the conversation" }).click();
  await expect(page.getByText("There are none yet.")).toBeVisible();
});

test("a signed-in patient finds earlier conversations again", async ({ page, visit, scripted }) => {
  await becomePatient({ page, visit, scripted });
  await begin(page, visit);
  await page.getByRole("link", { name: "Begin a new one" }).click();
  await expect(said(page)).toHaveCount(1);
  await expect(page.getByRole("group", { name: "Suggested questions" })).toBeVisible();
  // Begun in the same minute, they are told apart by what was written first.
  await input(page).fill(`My  knee hurts <b>at night</b>, ${"and ".repeat(30)}now`);
  await send(page).click();
  await expect(said(page)).toHaveCount(3);
  await visit("/ai-consultation/conversations");
  const links = page.getByRole("main").getByRole("listitem").getByRole("link").filter({ hasNotText: "Delete" });
  await expect(links).toHaveText([/^My knee hurts <b>at night<\/b>, and .*…$/, QUESTION]);
  expect((await links.first().innerText()).length).toBeLessThanOrEqual(80);
  await page.getByRole("link", { name: `Delete the conversation “${QUESTION}”` }).click();
  await expect(page.getByRole("region", { name: "Delete this conversation?" })).toContainText(QUESTION);
  await page.getByRole("link", { name: "Keep it" }).click();
  await links.last().click();
  await expect(said(page)).toHaveCount(3);
  await expect(said(page).nth(1)).toContainText(QUESTION);
});

test("@js stopped, the message stays and can be tried again", async ({ page, visit, faults }) => {
  faults.allow(/ERR_|Failed to load resource/);
  await visit("/ai-consultation?conversation=new");
  await page.route("**/api/ai/**", () => {});
  await input(page).fill("How can I sleep better?");
  await send(page).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(log(page)).not.toContainText("AI is thinking");
  await expect(page.getByText("Message Failed")).toHaveCount(0);
  await page.unroute("**/api/ai/**");
  await page.route("**/api/ai/**", (route) => route.abort());
  await page.getByRole("button", { name: /^Try again/ }).click();
  await expect(page.getByText("Message Failed").first()).toBeVisible();
  await expect(page.getByText("Failed to get AI response. Please try again.").first()).toBeVisible();
  await page.unroute("**/api/ai/**");
  await page.getByRole("button", { name: /^Try again/ }).click();
  await expect(said(page)).toHaveCount(3);
  await expect(log(page)).toContainText("Most adults need 7 to 9 hours");
});

const FAULTS = [
  "refused",
  "500",
  "503",
  "cut before",
  "cut after",
  "error inside",
  "offline",
  "reload",
  "second tab",
  "sent twice",
] as const;

test("@js of fifty faults none loses or doubles a message", async ({ page, visit, context, faults }) => {
  test.setTimeout(120_000);
  faults.allow(/Failed to load resource|ERR_/);
  await visit("/ai-consultation?conversation=new");
  await input(page).fill("Message number 0 about sleep");
  await send(page).click();
  await answered(page, 3);

  for (let number = 1; number <= 50; number++) {
    const fault = FAULTS[number % FAULTS.length]!;
    const text = `Message number ${number} about sleep`;
    await page.route("**/api/ai/**", async (route) => {
      if (fault === "refused" || fault === "cut before")
        return route.abort(fault === "refused" ? "connectionrefused" : "connectionreset");
      // Answered from here, it would get through without a network.
      if (fault === "offline" || fault === "reload") return route.abort("internetdisconnected");
      if (fault === "500" || fault === "503") return route.fulfill({ status: Number(fault), body: "" });
      // It reaches the server and is stored; what comes back is lost, broken off, or an error.
      const response = await route.fetch();
      if (fault === "cut after") return route.abort("connectionreset");
      if (fault === "error inside")
        return route.fulfill({
          response,
          body: 'event: accepted\ndata: {"sessionId":"x","messageId":"y"}\n\nevent: token\ndata: {"text":"Well"}\n\nevent: error\ndata: {"code":"internal"}\n\n',
        });
      return route.fulfill({ response });
    });
    if (fault === "offline" || fault === "reload") await context.setOffline(true);
    await input(page).fill(text);
    await input(page).press("Enter");
    if (fault === "sent twice" || fault === "second tab") await answered(page, 1 + 2 * (number + 1));
    else await expect(page.getByRole("button", { name: /^Try again/ })).toBeVisible();
    await page.unroute("**/api/ai/**");
    await context.setOffline(false);
    if (fault === "reload" || fault === "second tab") await visit("/ai-consultation");
    // Unless the reply was stored already, and only its way back was cut.
    const again = page.getByRole("button", { name: /^Try again/ });
    if (await again.isVisible()) await again.click();
    await answered(page, 1 + 2 * (number + 1));
  }

  await visit("/ai-consultation");
  const texts = (await said(page).allTextContents()).filter((text) => text.includes("Message number"));
  expect(texts.map((text) => Number(/number (\d+)/.exec(text)![1]))).toEqual(
    Array.from({ length: 51 }, (_, number) => number),
  );
  await expect(said(page)).toHaveCount(1 + 2 * 51);
});

test.describe("a message that was half written when the session had ended", () => {
  const TEXT = "Since the new injection I feel sick";
  const NOTICE = "You were signed out before this was saved";

  test("@no-js is there again after signing in, once, and is sent only when it is sent again", async ({
    page,
    visit,
    scripted,
    context,
  }) => {
    const email = await becomePatient({ page, visit, scripted });
    await begin(page, visit);
    await input(page).fill(TEXT);
    await endSession(context);
    await send(page).click();
    await expect(page).toHaveURL(/\/sign-in\?next=%2Fai-consultation/);
    await enterCredentials(page, email);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(input(page)).toHaveValue(TEXT);
    await expect(said(page), "nothing was sent by itself").toHaveCount(3);
    await send(page).click();
    await answered(page, 5);
    await expect(log(page)).toContainText(TEXT);
    await visit("/ai-consultation");
    await expect(input(page)).toHaveValue("");
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  });

  test("@js is kept when the page leaves by itself, with what the form told, although no conversation was begun", async ({
    page,
    visit,
    scripted,
    context,
  }) => {
    const email = await becomePatient({ page, visit, scripted });
    await visit("/ai-consultation?conversation=new");
    await add(page, "nausea");
    await input(page).fill(TEXT);
    await endSession(context);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page).toHaveURL(/\/sign-in\?ended&next=%2Fai-consultation/);
    await enterCredentials(page, email);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(input(page)).toHaveValue(TEXT);
    await expect(chips(page)).toHaveText(["Remove nausea"]);
    await send(page).click();
    await answered(page, 3);
    await page.reload();
    await expect(input(page)).toHaveValue("");
  });

  test("@js an empty message field keeps nothing, and the conversation is the one that was left", async ({
    page,
    visit,
    scripted,
    context,
  }) => {
    const email = await becomePatient({ page, visit, scripted });
    await begin(page, visit);
    await endSession(context);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page).toHaveURL(/\/sign-in\?ended/);
    await enterCredentials(page, email);
    await expect(said(page)).toHaveCount(3);
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  });
});
