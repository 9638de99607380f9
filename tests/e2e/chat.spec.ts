import type { Page, Route } from "@playwright/test";
import { sql } from "drizzle-orm";
import { ANALYSIS_COMPLETE, ANALYSIS_FAILED } from "~/domain/assistant/analysis";
import { MAX_MESSAGE, MESSAGE_FAILED } from "~/domain/assistant/chat";
import { tooLong } from "~/domain/text";
import { withOwnSite, WORKERS_OWN } from "./support/own-site";
import { holdRequests } from "./support/slow";
import { expectToast } from "./support/toasts";
import { expect, test as base } from "./support/visit";

const NEW_CHAT = "/ai-consultation?conversation=new";
const QUESTION = "How can I sleep better?";
const REPLY = "Most adults need 7 to 9 hours";

const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const said = (page: Page) => log(page).getByRole("listitem");
const input = (page: Page) => page.getByLabel("Your message");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const again = (page: Page) => page.getByRole("button", { name: /^Try again/ });
const analyze = (page: Page) => page.getByRole("button", { name: "Analyze with AI" });
const sessionField = (page: Page) => page.locator("#chat form:has(#message) input[name=sessionId]");

const isChat = (url: URL) => url.pathname === "/api/ai/chat";
const isAnalysis = (url: URL) => url.pathname === "/api/ai/analyze-symptoms";

async function addSymptom(page: Page) {
  await page.getByLabel("Symptom", { exact: true }).fill("sneezing");
  await page.getByRole("button", { name: "Add", exact: true }).click();
}

/** The bodies of what the page asks the assistant for, in a list that grows. */
function askedBy(page: Page) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path === "/api/ai/chat" || path === "/api/ai/consultation") asked.push({ path, body: request.postDataJSON() as Record<string, unknown> });
  });
  return asked;
}

/** A server that cannot store every other reply: a first try fails and the next one works. One for each worker. */
const test = base.extend<object, { faltering: string }>({
  faltering: [
    ({}, use) =>
      withOwnSite(
        async (db) => {
          // A sequence goes on where a transaction is undone.
          await db.execute(sql`create sequence replies`);
          await db.execute(sql`
            create function refuse_every_other() returns trigger language plpgsql as
            $$ begin if nextval('replies') % 2 = 1 then raise exception 'refused by the test'; end if; return new; end $$`);
          await db.execute(sql`
            create trigger refuse_every_other before insert on conversation_messages
            for each row when (new.role = 'assistant') execute function refuse_every_other()`);
          return {};
        },
        ({ url }) => use(url),
      ),
    WORKERS_OWN,
  ],
});

test.describe("the analysis", () => {
  test("AIC-10 while it runs the button is disabled and says so, and a second one is not begun @js", async ({ page, visit }) => {
    let asked = 0;
    page.on("request", (request) => void (isAnalysis(new URL(request.url())) && asked++));
    const release = await holdRequests(page, isAnalysis);
    await visit("/ai-consultation");
    await addSymptom(page);
    await analyze(page).click();
    const running = page.getByRole("button", { name: "Analyzing Symptoms...", exact: true });
    await expect(running).toBeDisabled();
    await expect(analyze(page)).toHaveCount(0);
    await page.getByLabel(/^Age/).press("Enter");
    release();
    await expect(analyze(page)).toBeEnabled();
    await expect(running).toHaveCount(0);
    expect(asked).toBe(1);
  });

  test("AIC-21 its success is told: with script by a toast, without in the page", async ({ page, visit, scripted }) => {
    await visit("/ai-consultation");
    await addSymptom(page);
    await analyze(page).click();
    if (scripted) return expectToast(page, ANALYSIS_COMPLETE);
    const notice = page.getByRole("status").filter({ hasText: "Analysis Complete" });
    await expect(notice).toContainText("AI has completed the symptom analysis.");
  });

  for (const { what, fail } of [
    { what: "an error", fail: (route: Route) => route.fulfill({ status: 500, body: "" }) },
    { what: "no connection", fail: (route: Route) => route.abort() },
    { what: "an answer that is none", fail: (route: Route) => route.fulfill({ status: 200, body: "<html>" }) },
  ]) {
    test(`AIC-22 AIC-10 ${what}: a destructive toast, the form as it was, and another try @js`, async ({ page, visit, faults }) => {
      faults.allow(/Failed to load resource/);
      await visit("/ai-consultation");
      await page.getByLabel(/^Age/).fill("41");
      await addSymptom(page);
      await page.route(isAnalysis, fail);
      await analyze(page).click();
      await expectToast(page, ANALYSIS_FAILED);
      expect(ANALYSIS_FAILED).toMatchObject({ title: "Analysis Failed", description: "Failed to analyze symptoms. Please try again." });
      await expect(page.getByRole("button", { name: "Remove sneezing" })).toBeVisible();
      await expect(page.getByLabel(/^Age/)).toHaveValue("41");
      await page.unroute(isAnalysis);
      await analyze(page).click();
      await expect(page.getByRole("heading", { name: "Preliminary diagnosis" })).toBeVisible();
    });
  }
});

test.describe("the conversation's place and name", () => {
  test("CHAT-02 its area is 24rem high and scrolls within", async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(NEW_CHAT);
    await expect(log(page)).toHaveCSS("height", "384px");
    for (let reply = 1; reply <= 2; reply++) {
      await input(page).fill(`${QUESTION}\n${"And again. ".repeat(80)}`);
      await send(page).click();
      await expect(said(page)).toHaveCount(1 + 2 * reply);
      await expect(log(page)).toHaveAttribute("aria-busy", "false");
    }
    await expect(log(page)).toHaveCSS("height", "384px");
    expect(await log(page).evaluate((area) => area.scrollHeight > area.clientHeight)).toBe(true);
    // What was said last is in sight without scrolling.
    await log(page).scrollIntoViewIfNeeded();
    expect(await log(page).evaluate((area) => Math.abs(area.scrollTop))).toBe(0);
  });

  test("CHAT-02 its scrollbar hides 600 ms after the last movement and not before @js", async ({ page, visit }) => {
    await page.clock.install();
    await visit(NEW_CHAT);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
    const colors = () => log(page).evaluate((area) => getComputedStyle(area).scrollbarColor);
    await expect(log(page)).toHaveAttribute("data-scrollbar", "hidden");
    const hidden = await colors();
    await log(page).dispatchEvent("scroll");
    await expect(log(page)).toHaveAttribute("data-scrollbar", "shown");
    expect(await colors()).not.toBe(hidden);
    await page.clock.runFor(500);
    // Moved again, it is to stay from then on.
    await log(page).dispatchEvent("scroll");
    await page.clock.runFor(599);
    await expect(log(page)).toHaveAttribute("data-scrollbar", "shown");
    await page.clock.runFor(1);
    await expect(log(page)).toHaveAttribute("data-scrollbar", "hidden");
    expect(await colors()).toBe(hidden);
  });

  test("CHAT-04 the session id is from the browser's time and a random string, and its last 8 characters are shown @js", async ({ page, visit }) => {
    // Not the server's time: the name must be the client's own.
    const now = new Date("2031-05-06T07:08:09Z");
    await page.clock.setFixedTime(now);
    const asked = askedBy(page);
    const seen: string[] = [];
    for (const _ of [1, 2]) {
      await visit(NEW_CHAT);
      await expect(sessionField(page)).toHaveValue(new RegExp(`^chat-${now.getTime().toString(36)}-[a-z0-9]{8,}$`));
      seen.push(await sessionField(page).inputValue());
      await expect(page.locator("[data-session]")).toHaveText(seen.at(-1)!.slice(-8));
    }
    expect(seen[0]).not.toBe(seen[1]);
    await input(page).fill(QUESTION);
    await send(page).click();
    await expect(log(page)).toContainText(REPLY);
    expect(asked.map(({ body }) => body.sessionId)).toEqual([seen[1]]);
    // The conversation keeps its name.
    await visit("/ai-consultation");
    await expect(page.locator("[data-session]")).toHaveText(seen[1]!.slice(-8));
  });

  test("CHAT-04 where no script runs the server names the conversation, and the last 8 characters are shown @no-js", async ({ page, visit }) => {
    await visit(NEW_CHAT);
    const name = await sessionField(page).inputValue();
    expect(name).toMatch(/^chat-[a-z0-9]+-[a-z0-9]{8,}$/);
    await expect(page.locator("[data-session]")).toHaveText(name.slice(-8));
    await input(page).fill(QUESTION);
    await send(page).click();
    await expect(said(page)).toHaveCount(3);
    await expect(page.locator("[data-session]")).toHaveText(name.slice(-8));
  });

  test("CHAT-05 patient id 1 is sent, by the stream and by the call that stands in for it @js", async ({ page, visit }) => {
    const asked = askedBy(page);
    await visit(NEW_CHAT);
    // A proxy that holds the stream back until its end, which tells nothing.
    await page.route(isChat, (route) => route.fulfill({ status: 200, contentType: "text/event-stream", body: "" }));
    await input(page).fill(QUESTION);
    await send(page).click();
    await expect(log(page)).toContainText(REPLY);
    expect(asked.map(({ path, body }) => [path, body.patientId])).toEqual([
      ["/api/ai/chat", 1],
      ["/api/ai/consultation", 1],
    ]);
  });
});

test.describe("sending", () => {
  test("CHAT-09 Enter sends, Shift and Enter begins a new line @js", async ({ page, visit }) => {
    const asked = askedBy(page);
    await visit(NEW_CHAT);
    await input(page).pressSequentially("How can I");
    await input(page).press("Shift+Enter");
    await input(page).pressSequentially("sleep better?");
    await expect(input(page)).toHaveValue("How can I\nsleep better?");
    await expect(said(page)).toHaveCount(1);
    expect(asked).toEqual([]);
    await input(page).press("Enter");
    await expect(said(page)).toHaveCount(3);
    await expect(input(page)).toHaveValue("");
    expect(asked.map(({ body }) => body.message)).toEqual(["How can I\nsleep better?"]);
  });

  test("CHAT-09 Enter that ends a composed word does not send @js", async ({ page, visit }) => {
    const asked = askedBy(page);
    await visit(NEW_CHAT);
    await input(page).fill("眠れない");
    await input(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
    await expect(input(page)).toHaveValue("眠れない");
    await expect(said(page)).toHaveCount(1);
    expect(asked).toEqual([]);
  });

  test("CHAT-09 where no script runs Enter begins a new line, and nothing promises more @no-js", async ({ page, visit }) => {
    await visit(NEW_CHAT);
    await input(page).pressSequentially("one");
    await input(page).press("Enter");
    await input(page).pressSequentially("two");
    await expect(input(page)).toHaveValue("one\ntwo");
    await expect(input(page)).not.toHaveAccessibleDescription(/Enter/);
    await expect(said(page)).toHaveCount(1);
  });

  test("CHAT-10 an empty message and one of blanks cannot be sent @js", async ({ page, visit }) => {
    const asked = askedBy(page);
    await visit(NEW_CHAT);
    for (const text of ["", "   ", "\n\t "]) {
      await input(page).fill(text);
      await expect(send(page)).toBeDisabled();
      await input(page).press("Enter");
      await expect(said(page)).toHaveCount(1);
    }
    await input(page).fill(" x ");
    await expect(send(page)).toBeEnabled();
    await input(page).fill("");
    await expect(send(page)).toBeDisabled();
    expect(asked).toEqual([]);
  });

  test("CHAT-10 where no script runs an empty message is refused at its field @no-js", async ({ page, visit, faults }) => {
    faults.allow(/status of 400/);
    await visit(NEW_CHAT);
    for (const text of ["", "  \n "]) {
      await input(page).fill(text);
      await send(page).click();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(input(page)).toHaveAttribute("aria-invalid", "true");
      await expect(input(page)).toHaveAccessibleDescription(/Error: Write a message$/);
      await expect(page.locator("#message-error")).toBeInViewport();
      await expect(input(page)).toBeInViewport();
      await expect(page.getByRole("alert").filter({ hasText: "Message Failed" })).toContainText("Write a message");
      await expect(said(page)).toHaveCount(1);
    }
    await input(page).fill(QUESTION);
    await send(page).click();
    await expect(said(page)).toHaveCount(3);
    await expect(input(page)).not.toHaveAttribute("aria-invalid");
  });

  test("CHAT-10 an empty message right behind an analysis is refused at its field, too @no-js", async ({ page, visit, faults }) => {
    faults.allow(/status of 400/);
    await visit("/ai-consultation");
    await addSymptom(page);
    await analyze(page).click();
    await send(page).click();
    await expect(input(page)).toHaveAccessibleDescription(/Error: Write a message$/);
    await expect(page.getByRole("group", { name: "What the assistant knows about you" })).toContainText("Symptoms: sneezing");
  });

  test("a message that is too long is refused at its field, whole, and sent when it is shortened", async ({ page, visit, scripted, faults }) => {
    if (!scripted) faults.allow(/status of 400/);
    const asked = askedBy(page);
    const text = `${QUESTION}\n${"x".repeat(MAX_MESSAGE)}`;
    await visit(NEW_CHAT);
    await input(page).fill(text);
    await send(page).click();
    await expect(input(page)).toHaveAccessibleDescription(new RegExp(`Error: ${tooLong(MAX_MESSAGE)}$`));
    await expect(input(page)).toHaveAttribute("aria-invalid", "true");
    await expect(input(page)).toHaveValue(text);
    await expect(said(page)).toHaveCount(1);
    expect(asked).toEqual([]);
    await input(page).fill(text.slice(0, MAX_MESSAGE));
    if (scripted) await expect(input(page)).not.toHaveAttribute("aria-invalid");
    await send(page).click();
    await expect(said(page)).toHaveCount(3);
  });
});

test.describe("while a reply is on its way", () => {
  test("CHAT-11 CHAT-13 CHAT-14 the chat is locked, shows one temporary message, and unlocks with the reply @js", async ({ page, visit }) => {
    const asked = askedBy(page);
    await visit(NEW_CHAT);
    const release = await holdRequests(page, isChat);
    await input(page).fill(QUESTION);
    await send(page).click();
    await expect(said(page)).toHaveCount(3);
    await expect(said(page).nth(1)).toContainText(QUESTION);
    await expect(said(page).nth(2)).toContainText("AI is thinking");
    await expect(log(page)).toHaveAttribute("aria-busy", "true");

    await input(page).fill("Another one");
    await expect(send(page)).toBeDisabled();
    await input(page).press("Enter");
    await page.locator("#chat form:has(#message)").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(input(page)).toHaveValue("Another one");
    await expect(said(page)).toHaveCount(3);
    expect(asked).toHaveLength(1);

    release();
    await expect(said(page).nth(2)).toContainText(REPLY);
    await expect(said(page)).toHaveCount(3);
    await expect(log(page)).not.toContainText("AI is thinking");
    await expect(log(page)).toHaveAttribute("aria-busy", "false");
    await expect(send(page)).toBeEnabled();
    await input(page).press("Enter");
    await expect(said(page)).toHaveCount(5);
  });

  test("CHAT-11 an earlier message is not tried again meanwhile @js", async ({ page, visit, faults }) => {
    faults.allow(/Failed to load resource/);
    const asked = askedBy(page);
    await visit(NEW_CHAT);
    await page.route(isChat, (route) => route.abort());
    await input(page).fill("The first, about food");
    await send(page).click();
    await expect(again(page)).toBeEnabled();
    await page.unroute(isChat);

    const release = await holdRequests(page, isChat);
    await input(page).fill(QUESTION);
    await send(page).click();
    await expect(log(page)).toContainText("AI is thinking");
    await expect(again(page)).toBeDisabled();
    expect(asked).toHaveLength(2);
    release();
    await expect(again(page)).toBeEnabled();
    await again(page).click();
    await expect(again(page)).toHaveCount(0);
    await expect(said(page)).toHaveCount(5);
    await expect(log(page)).toHaveAttribute("aria-busy", "false");
  });
});

test.describe("a reply that does not come", () => {
  for (const { what, fail } of [
    { what: "an error", fail: (route: Route) => route.fulfill({ status: 500, body: "" }) },
    { what: "no connection", fail: (route: Route) => route.abort() },
    { what: "half a reply and an error", fail: (route: Route) => route.fulfill({ contentType: "text/event-stream", body: 'event: token\ndata: {"text":"Well"}\n\nevent: error\ndata: {"code":"internal"}\n\n' }) },
  ]) {
    test(`CHAT-16 CHAT-17 CHAT-14 ${what}: the temporary message goes, a destructive toast comes, the chat unlocks @js`, async ({ page, visit, faults }) => {
      faults.allow(/Failed to load resource/);
      await visit(NEW_CHAT);
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(isChat, async (route) => {
        await held;
        await fail(route);
      });
      await input(page).fill(QUESTION);
      await send(page).click();
      await expect(log(page)).toContainText("AI is thinking");
      release();
      await expectToast(page, MESSAGE_FAILED);
      await expect(said(page)).toHaveCount(2);
      await expect(log(page)).not.toContainText(/AI is thinking|Well/);
      await expect(said(page).nth(1)).toContainText(QUESTION);
      await expect(log(page)).toHaveAttribute("aria-busy", "false");
      await page.unroute(isChat);
      await input(page).fill("Another one");
      await expect(send(page)).toBeEnabled();
      await again(page).click();
      await expect(log(page)).toContainText(REPLY);
      await expect(input(page)).toHaveValue("Another one");
    });
  }

  test("CHAT-16 CHAT-17 from a server that cannot store it, the message stays and is answered at the next try", async ({ page, visit, scripted, faltering }) => {
    await visit(faltering + NEW_CHAT);
    await input(page).fill(QUESTION);
    await send(page).click();
    if (scripted) await expectToast(page, MESSAGE_FAILED);
    else await expect(page.getByRole("alert").filter({ hasText: "Message Failed" })).toContainText("Failed to get AI response. Please try again.");
    await expect(said(page)).toHaveCount(2);
    await expect(said(page).nth(1)).toContainText(QUESTION);
    await expect(log(page)).not.toContainText("AI is thinking");
    await again(page).click();
    await expect(said(page)).toHaveCount(3);
    await expect(said(page).nth(2)).toContainText(REPLY);
    await expect(again(page)).toHaveCount(0);
  });
});
