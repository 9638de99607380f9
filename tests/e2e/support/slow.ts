import type { Page } from "@playwright/test";

/**
 * From now on the data of client navigations comes in two parts, as from a slow
 * database: what is known at once, and what the page waits for. The returned
 * function lets the second part through. Call it before the page is opened.
 */
export async function holdDeferredData(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const fetched = window.fetch;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    Object.assign(window, { releaseDeferredData: release });
    window.fetch = async (...call) => {
      const response = await fetched(...call);
      if (!new URL(response.url).pathname.endsWith(".data")) return response;
      const text = await response.text();
      // The first line holds what is known at once, each further line a promise's outcome.
      const end = text.indexOf("\n") + 1;
      const body = new ReadableStream({
        async start(controller) {
          const encoder = new TextEncoder();
          controller.enqueue(encoder.encode(text.slice(0, end)));
          await released;
          controller.enqueue(encoder.encode(text.slice(end)));
          controller.close();
        },
      });
      return new Response(body, { status: response.status, headers: response.headers });
    };
  });
  return () => page.evaluate(() => (window as unknown as { releaseDeferredData(): void }).releaseDeferredData());
}

/** Holds back every request that matches until the returned function is called, as a slow network does. */
export async function holdRequests(page: Page, matches: (url: URL) => boolean): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(matches, async (route) => {
    await released;
    // The page may have given up on it meanwhile.
    await route.continue().catch(() => {});
  });
  return () => release();
}

export const isData = (url: URL) => url.pathname.endsWith(".data");
export const isScript = (url: URL) => url.pathname.endsWith(".js");
