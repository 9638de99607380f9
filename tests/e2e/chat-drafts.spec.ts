import { input, log, NEW_CHAT, QUESTION, said, send } from "./flows/chat";
import { withOwnSite, WORKERS_OWN } from "./support/own-site";
import { startOpenAi, type OpenAiServer } from "../support/openai-server";
import { expect, test as base } from "./support/visit";

const STOPPED = "You stopped this reply. It is not complete.";

/** A server whose model stops in the middle of a sentence. One for each worker. */
const test = base.extend<object, { stalling: { url: string; model: OpenAiServer } }>({
  stalling: [
    async ({}, use) => {
      const model = await startOpenAi();
      try {
        await withOwnSite(
          () => Promise.resolve({}),
          ({ url }) => use({ url, model }),
          model.env,
        );
      } finally {
        await model.close();
      }
    },
    WORKERS_OWN,
  ],
});

test("what had come of a reply when it was stopped stays, says so, is the same after a reload and without script, and can be made whole @js", async ({
  page,
  visit,
  stalling: { url, model },
  browser,
  faults,
}) => {
  faults.allow(/ERR_|Failed to load resource/);
  model.behave({ do: "stall", content: "First, go to bed at the same time every day." });
  await visit(`${url}${NEW_CHAT}`);
  await input(page).fill(QUESTION);
  await send(page).click();
  await expect(log(page)).toContainText("First, go to bed at");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(said(page)).toHaveCount(3);
  await expect(said(page).last()).toContainText(STOPPED);
  await expect(said(page).last()).toContainText("Language model");
  await expect(send(page)).toBeDisabled();
  const text = await said(page).last().innerText();
  expect(text).toContain("First, go to bed at");

  await page.reload();
  await expect(said(page)).toHaveCount(3);
  await expect
    .poll(async () => (await said(page).last().innerText()).replace(/\s+/g, " "))
    .toBe(text.replace(/\s+/g, " "));
  const scriptless = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await scriptless.newPage();
  await plain.goto(`${url}/ai-consultation`);
  await expect(said(plain).last()).toContainText(STOPPED);
  await expect(said(plain)).toHaveCount(3);

  // Another question goes on behind it, and the stopped reply is no whole one to the model.
  model.behave({ do: "answer", content: "Dark and cool." });
  await input(page).fill("How should the room be?");
  await send(page).click();
  await expect(said(page).nth(4)).toContainText("Dark and cool.");
  await expect(said(page).nth(2)).toContainText(STOPPED);
  expect(model.asked.at(-1)!.messages.at(-2)!.content).toMatch(
    /^First, go to bed at[^]*\n\[The visitor stopped this reply here/,
  );

  model.behave({ do: "answer", content: "First, go to bed at the same time every day. Second, no screens." });
  await plain.goto(`${url}/ai-consultation`);
  await plain.getByRole("button", { name: /^Try again/ }).click();
  await expect(said(plain).nth(2)).toContainText("Second, no screens.");
  await expect(log(plain)).not.toContainText(STOPPED);
  await scriptless.close();
});

test("a reply that is stopped again while a whole one is asked for stays in one piece, in its place @js", async ({
  page,
  visit,
  stalling: { url, model },
  faults,
}) => {
  faults.allow(/ERR_|Failed to load resource/);
  await visit(`${url}${NEW_CHAT}`);
  const stopAt = async (words: string) => {
    await expect(log(page)).toContainText(words);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(said(page).nth(2)).toContainText(STOPPED);
  };
  model.behave({ do: "stall", content: "One thing that helps a lot" });
  await input(page).fill(QUESTION);
  await send(page).click();
  await stopAt("One thing that");
  model.behave({ do: "stall", content: "Another thing that also helps a lot" });
  await page.getByRole("button", { name: /^Try again/ }).click();
  await stopAt("Another thing that");
  await expect(said(page)).toHaveCount(3);
  await expect(log(page)).not.toContainText("One thing");
  model.behave({ do: "answer", content: "Sleep in a dark room." });
  await page.getByRole("button", { name: /^Try again/ }).click();
  await expect(said(page).nth(2)).toContainText("Sleep in a dark room.");
  await expect(log(page)).not.toContainText(STOPPED);
  await page.reload();
  await expect(said(page)).toHaveCount(3);
  await expect(said(page).nth(2)).toContainText("Sleep in a dark room.");
});
