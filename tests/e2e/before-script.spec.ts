import type { SlotsAnswer } from "~/domain/appointments/offer";
import { becomePatient } from "./support/patients";
import { SCREENS } from "./support/screens";
import { holdRequests, isScript } from "./support/slow";
import { expect, test, TOAST_REGION } from "./support/visit";

/** Enters something of its own into every field that somebody can fill in. @returns what stands in each by its id. */
function fillEverything(): Record<string, string> {
  const entered: Record<string, string> = {};
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    "main :is(input, select, textarea)",
  )) {
    if (
      field.closest(".honeypot") ||
      !field.checkVisibility() ||
      /^(?:checkbox|radio|file|submit|button)$/.test(field.type)
    )
      continue;
    // Another day than the one that its times stand for would be answered with other times.
    if (field.type === "date" && field.value) continue;
    if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
    else if (field instanceof HTMLTextAreaElement) field.value = "first\nsecond";
    else if (field.type === "date") field.value = field.max || "2001-02-03";
    else if (field.type === "time") field.value = "04:05";
    else if (field.type === "number") field.value = field.max;
    else field.value = `o’${field.name}`.slice(0, field.maxLength - 1);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    entered[field.id] = field.value;
  }
  return entered;
}

/** What stands in these fields now. */
const standing = (ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id, (document.getElementById(id) as HTMLInputElement | null)?.value ?? "gone"]));

const FORMS = [
  { path: "/specialist-signup" },
  { path: "/book-appointment" },
  { path: "/book-appointment?specialist=1" },
  { path: "/ai-consultation" },
  { path: "/ai-consultation?conversation=new" },
  { path: "/ai-consultation/interactions" },
  { path: "/register" },
  { path: "/sign-in" },
  { path: "/reset-password" },
  { path: "/patient-portal/details", asPatient: true },
  { path: "/health-dashboard?tab=weight", asPatient: true },
];

for (const { path, asPatient } of FORMS) {
  test(`what is entered into ${path} before the script arrives stays when it takes over @js`, async ({
    page,
    visit,
    scripted,
  }) => {
    if (asPatient) await becomePatient({ page, visit, scripted });
    const release = await holdRequests(page, isScript);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const entered = await page.evaluate(fillEverything);
    expect(Object.keys(entered).length).toBeGreaterThan(0);
    release();
    await expect(page.locator(TOAST_REGION)).toBeAttached();
    // Each field is drawn again by an entry into it, if not by something else before.
    const field = page
      .locator("main :is(input[type=text], input[type=email], input[type=search], textarea):not(.honeypot *)")
      .first();
    await field.press("End");
    await field.pressSequentially("x");
    const id = (await field.getAttribute("id"))!;
    expect(await page.evaluate(standing, Object.keys(entered))).toEqual({ ...entered, [id]: `${entered[id]}x` });
  });
}

test("a day that is chosen before the script arrives has its free times when it takes over @js", async ({
  page,
  visit,
}) => {
  void visit;
  const { days } = (await (await page.request.get("/api/providers/1/slots?days=31")).json()) as SlotsAnswer;
  const [first, ...others] = days.filter(({ slots }) => slots.length > 0);
  const other = others.at(-1)!;
  const release = await holdRequests(page, isScript);
  await page.goto("/book-appointment?specialist=1", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByLabel("Preferred date")).toHaveValue(first!.date);
  await page.getByLabel("Preferred date").fill(other.date);
  release();
  await expect(page.getByLabel("Preferred time").getByRole("option")).toHaveCount(other.slots.length + 1);
});

for (const { name, path, status = 200 } of SCREENS.filter(({ prepare }) => !prepare)) {
  test(`${name} is taken over in one piece: nothing that the page came with is left for later`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    const main = /<main[^]*<\/main>/.exec(await response.text())![0];
    // How React marks a Suspense boundary. A change that meets one before it is taken over has it thrown away.
    expect(main).not.toContain("<!--$");
  });
}

for (const path of ["/", "/specialists", "/ai-consultation", "/health-dashboard"]) {
  test(`@js who presses keys all the time while the script of ${path} takes over disturbs nothing`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel();
      const stop = performance.now() + 5_000;
      port1.onmessage = () => {
        document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
        if (performance.now() < stop && !document.querySelector("[role=region][aria-label*=F8]"))
          port2.postMessage(null);
      };
      port2.postMessage(null);
    });
    await visit(path);
  });
}
