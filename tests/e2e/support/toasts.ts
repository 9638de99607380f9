import type { Page } from "@playwright/test";
import type { Toast, ToastStore } from "~/components/ui/toast-store";
import type { ToastMessage } from "~/domain/toast";
import { expect, TOAST_REGION } from "./visit";

/** A toast's looks and texts; `action` is the text of a button. */
export type ToastToShow = Pick<Toast, "title" | "description" | "variant"> & { action?: string };

/**
 * Raises toasts in the page's own store, as any screen does. The store is found
 * among the exports of the scripts of the page: their names are made up by
 * the build, its methods are not.
 */
export async function raiseToasts(page: Page, toasts: ToastToShow[]): Promise<void> {
  const found = await page.evaluate(async (toShow) => {
    const isStore = (value: unknown): value is ToastStore =>
      typeof value === "object" &&
      value !== null &&
      ["subscribe", "getSnapshot", "show", "dismiss"].every((name) => name in value);
    for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) {
      const exported = (await import(href)) as Record<string, unknown>;
      const store = Object.values(exported).find(isStore);
      if (!store) continue;
      for (const { action, ...toast } of toShow) {
        // A React element, written out: the page exports no `createElement` under a name to count on.
        const element = {
          $$typeof: Symbol.for("react.element"),
          type: "button",
          key: null,
          ref: null,
          props: { type: "button", children: action },
          _owner: null,
        };
        store.show({ ...toast, ...(action ? { action: element as never } : {}) });
      }
      return true;
    }
    return false;
  }, toasts);
  expect(found, "the page's toast store").toBe(true);
}

/** Waits for a toast with exactly these texts, a description also by its pattern, and that look. */
export async function expectToast(
  page: Page,
  {
    title,
    description,
    variant,
  }: Omit<ToastMessage, "title" | "description"> & { title: string; description?: string | RegExp },
): Promise<void> {
  const toast = page
    .locator(TOAST_REGION)
    .getByRole("listitem")
    .filter({ has: page.getByText(title, { exact: true }) });
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
  await expect(toast).toHaveCSS(
    "border-top-color",
    await colorOf(page, variant === "destructive" ? "--danger" : "--action"),
  );
}

/** One of the page's own colours, as a browser computes it. */
const colorOf = (page: Page, name: string) =>
  page.evaluate((variable) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${variable})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
