import type { Page, Route } from "@playwright/test";
import { sql } from "drizzle-orm";
import { proves } from "../support/clauses";
import { askedBy, form, input, log, NEW_CHAT, QUESTION, REPLY, said, send } from "./flows/chat";
import { withOwnSite, WORKERS_OWN } from "./support/own-site";
import { holdRequests } from "./support/slow";
import { expectToast } from "./support/toasts";
import { expect, test as base } from "./support/visit";

const again = (page: Page) => page.getByRole("button", { name: /^Try again/ });
const MESSAGE_FAILED = {
  title: "Message Failed",
  description: "Failed to get AI response. Please try again.",
  variant: "destructive",
} as const;
const isChat = (url: URL) => url.pathname === "/api/ai/chat";

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

test.describe("while a reply is on its way", () => {
  test(
    "the chat is locked, shows one temporary message, and unlocks with the reply @js",
    proves("CHAT-11", "CHAT-13", "CHAT-14", "CHAT-15", "DATA-07"),
    async ({ page, visit }) => {
      const asked = askedBy(page);
      await visit(NEW_CHAT);
      const release = await holdRequests(page, isChat);
      await input(page).fill(QUESTION);
      await send(page).click();
      await expect(said(page)).toHaveCount(3);
      await expect(said(page).nth(1)).toContainText(QUESTION);
      await expect(said(page).nth(2).getByText("AI is thinking", { exact: true })).toBeVisible();
      await expect(log(page)).toHaveAttribute("aria-busy", "true");

      await input(page).fill("Another one");
      await expect(send(page)).toBeDisabled();
      await input(page).press("Enter");
      await form(page).evaluate((element: HTMLFormElement) => element.requestSubmit());
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
    },
  );

  test("an earlier message is not tried again meanwhile @js", async ({ page, visit, faults }) => {
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
    {
      what: "half a reply and an error",
      fail: (route: Route) =>
        route.fulfill({
          contentType: "text/event-stream",
          body: 'event: token\ndata: {"text":"Well"}\n\nevent: error\ndata: {"code":"internal"}\n\n',
        }),
    },
  ]) {
    test(
      `${what}: the temporary message goes, a destructive toast comes, the chat unlocks @js`,
      proves("CHAT-16", "CHAT-17", "CHAT-14"),
      async ({ page, visit, faults }) => {
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
      },
    );
  }

  test(
    "from a server that cannot store it, the message stays and is answered at the next try",
    proves("CHAT-16", "CHAT-17"),
    async ({ page, visit, scripted, faltering }) => {
      await visit(faltering + NEW_CHAT);
      await input(page).fill(QUESTION);
      await send(page).click();
      if (scripted) await expectToast(page, MESSAGE_FAILED);
      else
        await expect(page.getByRole("alert").filter({ hasText: MESSAGE_FAILED.title })).toContainText(
          MESSAGE_FAILED.description,
        );
      await expect(said(page)).toHaveCount(2);
      await expect(said(page).nth(1)).toContainText(QUESTION);
      await expect(log(page)).not.toContainText("AI is thinking");
      await again(page).click();
      await expect(said(page)).toHaveCount(3);
      await expect(said(page).nth(2)).toContainText(REPLY);
      await expect(again(page)).toHaveCount(0);
    },
  );
});
