import type { Page } from "@playwright/test";
import { MAX_MESSAGE, SUGGESTED_QUESTIONS } from "~/domain/assistant/chat";
import { proves } from "../support/clauses";
import { addSneezing, analyze, askedBy, form, input, log, NEW_CHAT, QUESTION, REPLY, said, send } from "./flows/chat";
import { expect, test } from "./support/visit";

const sessionField = (page: Page) => form(page).locator("input[name=sessionId]");

test.describe("the conversation's place and name", () => {
  test("its area is 24rem high and scrolls within", proves("CHAT-02"), async ({ page, visit }) => {
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

  test(
    "its scrollbar hides 600 ms after the last movement and not before @js",
    proves("CHAT-02"),
    async ({ page, visit }) => {
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
    },
  );

  test(
    "the session id is from the browser's time and a random string, and its last 8 characters are shown @js",
    proves("CHAT-04"),
    async ({ page, visit }) => {
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
    },
  );

  test(
    "where no script runs the server names the conversation, and the last 8 characters are shown @no-js",
    proves("CHAT-04"),
    async ({ page, visit }) => {
      await visit(NEW_CHAT);
      const name = await sessionField(page).inputValue();
      expect(name).toMatch(/^chat-[a-z0-9]+-[a-z0-9]{8,}$/);
      await expect(page.locator("[data-session]")).toHaveText(name.slice(-8));
      await input(page).fill(QUESTION);
      await send(page).click();
      await expect(said(page)).toHaveCount(3);
      await expect(page.locator("[data-session]")).toHaveText(name.slice(-8));
    },
  );

  test(
    "patient id 1 is sent, by the stream and by the call that stands in for it @js",
    proves("CHAT-05"),
    async ({ page, visit }) => {
      const asked = askedBy(page);
      await visit(NEW_CHAT);
      // A proxy that holds the stream back until its end, which tells nothing.
      await page.route("**/api/ai/chat", (route) =>
        route.fulfill({ status: 200, contentType: "text/event-stream", body: "" }),
      );
      await input(page).fill(QUESTION);
      await send(page).click();
      await expect(log(page)).toContainText(REPLY);
      expect(asked.map(({ path, body }) => [path, body.patientId])).toEqual([
        ["/api/ai/chat", 1],
        ["/api/ai/consultation", 1],
      ]);
    },
  );
});

test.describe("sending", () => {
  test("Enter sends, Shift and Enter begins a new line @js", proves("CHAT-09"), async ({ page, visit }) => {
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

  test("Enter that ends a composed word does not send @js", async ({ page, visit }) => {
    const asked = askedBy(page);
    await visit(NEW_CHAT);
    await input(page).fill("眠れない");
    await input(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
    await expect(input(page)).toHaveValue("眠れない");
    await expect(said(page)).toHaveCount(1);
    expect(asked).toEqual([]);
  });

  test("where no script runs Enter begins a new line, and nothing promises more @no-js", async ({ page, visit }) => {
    await visit(NEW_CHAT);
    await input(page).pressSequentially("one");
    await input(page).press("Enter");
    await input(page).pressSequentially("two");
    await expect(input(page)).toHaveValue("one\ntwo");
    await expect(input(page)).not.toHaveAccessibleDescription(/Enter/);
    await expect(said(page)).toHaveCount(1);
  });

  test("an empty message and one of blanks cannot be sent @js", proves("CHAT-10"), async ({ page, visit }) => {
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

  test(
    "where no script runs an empty message is refused at its field @no-js",
    proves("CHAT-10"),
    async ({ page, visit, faults }) => {
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
    },
  );

  test("an empty message right behind an analysis is refused at its field, too @no-js", async ({
    page,
    visit,
    faults,
  }) => {
    faults.allow(/status of 400/);
    await visit("/ai-consultation");
    await addSneezing(page);
    await analyze(page).click();
    await send(page).click();
    await expect(input(page)).toHaveAccessibleDescription(/Error: Write a message$/);
    await expect(page.getByRole("group", { name: "What the assistant knows about you" })).toContainText(
      "Symptoms: sneezing",
    );
  });

  test("where no script runs the analysis stays in sight with the chat, after a suggested question and after a message @no-js", async ({
    page,
    visit,
  }) => {
    await visit("/ai-consultation");
    await addSneezing(page);
    await analyze(page).click();
    const result = page.getByRole("region", { name: "Analysis" });
    await expect(result).toContainText("Preliminary diagnosis");
    const found = await result.innerText();
    await page.getByRole("button", { name: SUGGESTED_QUESTIONS[0] }).click();
    await expect(result).toContainText("Preliminary diagnosis");
    await send(page).click();
    await expect(page).toHaveURL(/conversation=[\da-f-]{36}#chat$/);
    await expect(log(page)).toContainText(SUGGESTED_QUESTIONS[0]!);
    expect(await result.innerText()).toBe(found);
    await page.reload();
    expect(await result.innerText()).toBe(found);
  });

  test("a message that is too long is refused at its field, whole, and sent when it is shortened @main", async ({
    page,
    visit,
    scripted,
    faults,
  }) => {
    if (!scripted) faults.allow(/status of 400/);
    const asked = askedBy(page);
    const text = `${QUESTION}\n${"x".repeat(MAX_MESSAGE)}`;
    await visit(NEW_CHAT);
    await input(page).fill(text);
    await send(page).click();
    await expect(input(page)).toHaveAccessibleDescription(
      new RegExp(`Error: Use ${MAX_MESSAGE.toLocaleString("en-US")} characters or fewer$`),
    );
    await expect(input(page)).toHaveAttribute("aria-invalid", "true");
    await expect(input(page)).toHaveValue(text);
    await expect(said(page)).toHaveCount(1);
    expect(asked).toEqual([]);
    await input(page).fill(text.slice(0, MAX_MESSAGE));
    if (scripted) await expect(input(page)).not.toHaveAttribute("aria-invalid");
    await send(page).click();
    await expect(said(page)).toHaveCount(3);
  });

  test("a message that the server refuses goes back to its field, before what was begun meanwhile @js", async ({
    page,
    visit,
    faults,
  }) => {
    faults.allow(/status of 422/);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("/api/ai/chat", async (route) => {
      await held;
      await route.fulfill({
        status: 422,
        json: { error: { code: "invalid", message: "Some fields are wrong", fields: {} } },
      });
    });
    await visit(NEW_CHAT);
    await input(page).fill(QUESTION);
    await send(page).click();
    await input(page).fill("And another thing");
    release();
    await expect(input(page)).toHaveValue(`${QUESTION}\nAnd another thing`);
    await expect(input(page)).toHaveAccessibleDescription(/Error: This message could not be taken/);
    await expect(said(page)).toHaveCount(1);
    await page.unroute("/api/ai/chat");
    await page.reload();
    await expect(said(page)).toHaveCount(1);
  });

  test("a message from a page whose session is over stays, says so, and can be sent after signing in @js", async ({
    page,
    visit,
    faults,
  }) => {
    faults.allow(/status of 401/);
    await page.route("/api/ai/chat", (route) =>
      route.fulfill({ status: 401, json: { error: { code: "unauthenticated", message: "Your session has ended" } } }),
    );
    await visit(NEW_CHAT);
    await input(page).fill(QUESTION);
    await send(page).click();
    await expect(
      page.getByText("Your session has ended. Sign in again, then try again: your message is kept.", { exact: true }),
    ).toBeVisible();
    await page.unroute("/api/ai/chat");
    await page.getByRole("button", { name: /Try again/ }).click();
    await expect(said(page)).toHaveCount(3);
  });
});
