import type { Locator, Page, Request, Response } from "@playwright/test";
import { expect, type Faults } from "../support/visit";

/** A field of a form, as somebody who fills it in knows it. */
export type Field = {
  /** its label, and for an optional field what the label adds */
  label: string;
  kind: "text" | "password" | "date" | "select" | "textarea" | "checkbox";
  /** Values that are refused, each with the exact message. */
  wrong?: readonly Wrong[];
};
type Wrong = { value: string; message: string };

/** What somebody enters, by field name; a checkbox is `on` or empty. */
export type Entries<Name extends string> = Record<Name, string>;

/** A form as tests go through it, with script and without. */
export type FormFlow<Name extends string> = {
  /** the address it is posted to, without a query */
  path: string;
  /** its fields in the order of the page */
  fields: Record<Name, Field>;
  /** the button that sends it */
  button: string;
};

const namesOf = <Name extends string>(flow: FormFlow<Name>) => Object.keys(flow.fields) as Name[];

/** A field's control, found by its label as a person finds it. */
export const control = (page: Page, field: Field): Locator => page.getByLabel(field.label, { exact: true });

/** All errors of a form, on top of it. */
export const summaryOf = (page: Page): Locator =>
  page.getByRole("alert").filter({ has: page.getByRole("heading", { name: "There is a problem", exact: true }) });

/** Enters one value. */
export async function enter(page: Page, field: Field, value: string): Promise<void> {
  const target = control(page, field);
  if (field.kind === "select") await target.selectOption({ value });
  else if (field.kind === "checkbox") await target.setChecked(value === "on");
  else await target.fill(value);
}

/** Enters all values; those of `changes` instead of the others. */
export async function fill<Name extends string>(
  page: Page,
  flow: FormFlow<Name>,
  entries: Entries<Name>,
  changes: Partial<Entries<Name>> = {},
): Promise<Entries<Name>> {
  const all = { ...entries, ...changes };
  for (const name of namesOf(flow)) await enter(page, flow.fields[name], all[name]);
  return all;
}

/** What the form holds now. */
export async function held<Name extends string>(page: Page, flow: FormFlow<Name>): Promise<Entries<Name>> {
  const values: Partial<Entries<Name>> = {};
  for (const name of namesOf(flow)) {
    const field = flow.fields[name];
    const target = control(page, field);
    values[name] = field.kind === "checkbox" ? ((await target.isChecked()) ? "on" : "") : await target.inputValue();
  }
  return values as Entries<Name>;
}

/** Expects the form to hold these values, passwords left out: they never come back from the server. */
export async function expectHeld<Name extends string>(
  page: Page,
  flow: FormFlow<Name>,
  entries: Entries<Name>,
): Promise<void> {
  const comparable = (values: Entries<Name>) =>
    Object.fromEntries(
      namesOf(flow).flatMap((name) => (flow.fields[name].kind === "password" ? [] : [[name, values[name]]])),
    );
  await expect.poll(async () => comparable(await held(page, flow)), "what the form holds").toEqual(comparable(entries));
}

/** Whether a request keeps a draft by the way, however it is sent. */
export const isAutosave = (request: Request): boolean =>
  request.method() === "POST" && /\bintent=save\b|name="intent"\s+save\s/.test(request.postData() ?? "");

/**
 * Whether a response answers the form's post: of the document, or of Remix's own fetch. What autosave sends is not it.
 */
export const answersPost = (flow: Pick<FormFlow<string>, "path">) => (response: Response) => {
  const request = response.request();
  return (
    request.method() === "POST" &&
    new URL(response.url()).pathname.replace(/\.data$/, "") === flow.path &&
    !isAutosave(request)
  );
};

/** Presses the form's button and waits for the server's answer. */
export async function send(page: Page, flow: FormFlow<string>): Promise<Response> {
  const [response] = await Promise.all([
    page.waitForResponse(answersPost(flow)),
    page.getByRole("button", { name: flow.button, exact: true }).click(),
  ]);
  return response;
}

/** Chromium prints an answer with an error status on the console; this one is meant. */
export const allowStatus = (faults: Faults, status: number): void =>
  faults.allow(new RegExp(`^console: Failed to load resource: .*status of ${status}\\b`));

/** What a test hands on of its fixtures. */
export type Browser = { page: Page; faults: Faults; scripted: boolean };

/** What it takes to see a form refuse something. */
/**
 * Expects a form to have been refused for exactly these fields: each message
 * beside its field and in the summary, as a link to the field; the title says
 * so; nothing that was typed is lost.
 */
export async function expectRefused<Name extends string>(
  page: Page,
  flow: FormFlow<Name>,
  { typed, messages }: { typed: Entries<Name>; messages: Partial<Entries<Name>> },
): Promise<void> {
  const links = summaryOf(page).getByRole("link");
  await expect(links).toHaveText(namesOf(flow).flatMap((name) => messages[name] ?? []));
  await expect(page).toHaveTitle(/^Error: /);
  await expectHeld(page, flow, typed);

  for (const name of namesOf(flow)) {
    const target = control(page, flow.fields[name]);
    const message = messages[name];
    if (message === undefined) {
      await expect(target, name).not.toHaveAttribute("aria-invalid", "true");
    } else {
      await expect(target, name).toHaveAttribute("aria-invalid", "true");
      await expect(await messageOf(page, target), name).toHaveText(`Error: ${message}`);
      await expect(links.and(page.locator(`[href="#${await target.getAttribute("id")}"]`)), name).toHaveText(message);
    }
  }
}

/**
 * Expects each link of the summary to lead to its field, and going there to
 * take nothing away: the messages stay, the title stays, the entries stay.
 */
export async function expectLinksLead<Name extends string>(
  page: Page,
  flow: FormFlow<Name>,
  { typed, messages }: { typed: Entries<Name>; messages: Partial<Entries<Name>> },
): Promise<void> {
  for (const name of namesOf(flow)) {
    const message = messages[name];
    if (message === undefined) continue;
    await summaryOf(page).getByRole("link", { name: message, exact: true }).click();
    await expect(control(page, flow.fields[name]), `where the summary's link for ${name} leads`).toBeFocused();
  }
  await expectRefused(page, flow, { typed, messages });
}

/** The element with a field's error, among those that `aria-describedby` names. */
async function messageOf(page: Page, target: Locator): Promise<Locator> {
  const ids = ((await target.getAttribute("aria-describedby")) ?? "").split(" ").filter(Boolean);
  expect(ids.length, "ids that aria-describedby names").toBeGreaterThan(0);
  return page.locator(ids.map((id) => `[id="${id}"]`).join(", ")).filter({ hasText: "Error:" });
}

/** Sends the form with each wrong value of one field, everything else being right, and expects each to be refused. */
export async function expectFieldRefused<Name extends string>(
  browser: Pick<Browser, "page" | "faults">,
  flow: FormFlow<Name>,
  entries: Entries<Name>,
  name: Name,
): Promise<void> {
  const cases = flow.fields[name].wrong ?? [];
  expect(cases.length, `wrong values of ${name}`).toBeGreaterThan(0);
  allowStatus(browser.faults, 400);
  for (const { value, message } of cases) {
    const typed = await fill(browser.page, flow, entries, { [name]: value } as Partial<Entries<Name>>);
    const response = await send(browser.page, flow);
    expect(response.status(), `status for ${name} ${JSON.stringify(value)}`).toBe(400);
    await expectRefused(browser.page, flow, { typed, messages: { [name]: message } as Partial<Entries<Name>> });
  }
}

/** Expects every message of a form that was refused to stand under its field. */
export async function expectMessagesUnderFields<Name extends string>(
  page: Page,
  flow: FormFlow<Name>,
  names: Name[],
): Promise<void> {
  for (const name of names) {
    const target = control(page, flow.fields[name]);
    const field = await target.boundingBox();
    const message = await (await messageOf(page, target)).boundingBox();
    expect(field && message, `${name} and its message are on the page`).toBeTruthy();
    expect
      .soft(message!.y, `top of the message of ${name}, against its field's lower edge`)
      .toBeGreaterThanOrEqual(field!.y + field!.height - 1);
  }
}

/** A success that was announced: a toast with script, a message in the page without. */
export async function expectAnnounced(
  { page, scripted }: Pick<Browser, "page" | "scripted">,
  { title, description }: { title: string; description: string },
): Promise<void> {
  const place = scripted ? toast(page) : page.getByRole("main").getByRole("status");
  await expect(place.getByText(title, { exact: true })).toBeVisible();
  await expect(place.getByText(description, { exact: true })).toBeVisible();
}

/** A failure that was announced: a toast with script, and in the page in any case. */
export async function expectFailureAnnounced(
  { page, scripted }: Pick<Browser, "page" | "scripted">,
  { title, description }: { title: string; description: string },
): Promise<void> {
  if (scripted) {
    await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
    await expect(toast(page).getByText(description, { exact: true })).toBeVisible();
  }
  const inPage = page.getByRole("main");
  await expect(inPage.getByText(title, { exact: true })).toBeVisible();
  await expect(inPage.getByText(description, { exact: true }).first()).toBeVisible();
  if (scripted) return;
  const alert = inPage.getByRole("alert").filter({ hasText: title });
  await expect(alert).toContainText(description);
  // However far down the page it stands, the page begins with it.
  await expect(alert).toBeFocused();
}

/** The toasts. Only drawn by script. */
export const toast = (page: Page): Locator => page.getByRole("region", { name: /^Notifications/ });
