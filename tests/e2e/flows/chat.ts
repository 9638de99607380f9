import type { Page } from "@playwright/test";

export const NEW_CHAT = "/ai-consultation?conversation=new";
export const QUESTION = "How can I sleep better?";
/** What the built-in assistant says to it, among other things. */
export const REPLY = "Most adults need 7 to 9 hours";

export const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
export const said = (page: Page) => log(page).getByRole("listitem");
export const input = (page: Page) => page.getByLabel("Your message");
export const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
export const form = (page: Page) => page.locator("#chat form:has(#message)");
export const analyze = (page: Page) => page.getByRole("button", { name: "Analyze with AI" });

/** Adds a symptom to the list, which nobody need worry about. */
export async function addSneezing(page: Page) {
  await page.getByLabel("Symptom", { exact: true }).fill("sneezing");
  await page.getByRole("button", { name: "Add", exact: true }).click();
}

/** The bodies of what the page asks the assistant for, in a list that grows. */
export function askedBy(page: Page) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path === "/api/ai/chat" || path === "/api/ai/consultation")
      asked.push({ path, body: request.postDataJSON() as Record<string, unknown> });
  });
  return asked;
}
