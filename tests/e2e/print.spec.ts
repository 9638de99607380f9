import type { Page } from "@playwright/test";
import { booking, dateIn } from "./flows/booking";
import { speak } from "./support/languages";
import { linkIn } from "../support/mailbox";
import { mailsOf } from "./support/patients";
import { overflow } from "./support/structure";
import { expect, test, type Visit } from "./support/visit";

/** A4 at 96 dpi, without the margins of the page. */
const PAPER = { width: 658, height: 987 };

const PAGES = [
  { name: "the portal", path: "/patient-portal", says: ["Daniel Reyes", "KW-000001", "Heart rate", "Health Alerts"] },
  {
    name: "its summary",
    path: "/patient-portal?tab=health-summary",
    says: ["Penicillin (hives)", "Current medications"],
  },
  {
    name: "its prescriptions",
    path: "/patient-portal?tab=medications",
    says: ["Semaglutide", "1 mg", "Do not stop or change a medicine without asking"],
  },
  {
    name: "a visit",
    path: "/patient-portal/visits/1",
    says: ["After-visit summary", "Plan: what comes next", "1-800-555-0142", "call 911 now"],
  },
  { name: "the dashboard", path: "/health-dashboard", says: ["Daniel Reyes", "Normal range", "24-hour summary"] },
  { name: "its trends", path: "/health-dashboard?tab=trends", says: ["Blood pressure", "Lowest"] },
  { name: "its weight", path: "/health-dashboard?tab=weight", says: ["Your plan", "Entries"] },
  { name: "a specialist", path: "/specialists/1", says: ["Weekly availability", "Saturday"] },
  { name: "whom to call", path: "/emergency", says: ["Call 911", "Call 988", "Call 1-800-222-1222"] },
] as const;

/** What there is on paper that does not belong there: shell, controls, colours, and whatever is cut off. */
const faultsOnPaper = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}: ${(element.textContent ?? "").trim().slice(0, 40)}`;
    for (const element of document.body.children)
      if (element.tagName !== "MAIN" && seen(element) && element.getBoundingClientRect().height > 1)
        found.push(`beside the page, ${name(element)}`);
    for (const element of document.querySelectorAll(
      "main :is(nav, button, input, select, textarea, .btn:not([href^='tel:']))",
    )) {
      if (seen(element) && !element.closest("[data-unknown]")) found.push(`a control, ${name(element)}`);
    }
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const rgba = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
    };
    const text = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    for (let node = text.nextNode(); node; node = text.nextNode()) {
      const element = node.parentElement!;
      if (
        (node.textContent ?? "").trim() === "" ||
        !seen(element) ||
        element.closest("[data-avatar], .sr-only, script, style")
      )
        continue;
      const { color, fill } = getComputedStyle(element);
      const [red, green, blue] = rgba(element instanceof SVGElement ? fill : color);
      if (Math.max(red, green, blue) > 0x66) found.push(`not black, ${name(element)}: ${color}`);
      for (let ground: Element | null = element; ground; ground = ground.parentElement) {
        const [r, g, b, alpha] = rgba(getComputedStyle(ground).backgroundColor);
        if (alpha > 0 && Math.min(r, g, b) < 0xe0) found.push(`not on white, ${name(element)}`);
      }
      for (let box: Element | null = element; box && box.tagName !== "MAIN"; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (
          style.overflowX !== "visible" &&
          style.clipPath === "none" &&
          (box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2) &&
          box.clientHeight > 1
        )
          found.push(`cut off, ${name(box)}`);
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 1 && (left < -1 || right > innerWidth + 1)) found.push(`beside the paper, ${name(element)}`);
    }
    // A picture of a curve without its line, or with a band that nobody can tell from paper, says nothing.
    for (const chart of document.querySelectorAll("[data-chart] svg"))
      if (seen(chart) && chart.getBoundingClientRect().right > innerWidth + 1)
        found.push(`a chart beside the paper: ${name(chart)}`);
    for (const band of document.querySelectorAll("[data-chart] .fill-tint"))
      if (Math.min(...rgba(getComputedStyle(band).fill)) > 0xf0) found.push("a range that cannot be seen");
    for (const link of document.querySelectorAll("main a[href]")) {
      const printed = getComputedStyle(link, "::after").content;
      const isOurs = link.getAttribute("href")!.startsWith("/") || link.getAttribute("href")!.startsWith("?");
      if (isOurs && printed !== "none" && printed !== "normal") found.push(`an address of ours, ${name(link)}`);
    }
    return [...new Set(found)];
  });

async function onPaper(page: Page, colorScheme: "light" | "dark") {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print", colorScheme, reducedMotion: "reduce" });
}

async function expectPrintable(page: Page, says: readonly string[]) {
  for (const colorScheme of ["light", "dark"] as const) {
    await onPaper(page, colorScheme);
    expect(await faultsOnPaper(page), colorScheme).toEqual([]);
    expect(await overflow(page), colorScheme).toBe(0);
    for (const text of says)
      await expect(
        page.getByRole("main").getByText(text).filter({ visible: true }).first(),
        `${text}, ${colorScheme}`,
      ).toBeVisible();
    const [paper, ink] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.documentElement).color,
    ]);
    expect([paper, ink]).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  }
}

/** Asks for an appointment, and opens it by the link in its mail. */
async function openAppointment(page: Page, visit: Visit, scripted: boolean): Promise<string> {
  const email = `paper-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  await visit(booking.path);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Reyes");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone number").fill("312 555 0142 7");
  await page.getByLabel("Date of birth").fill("1985-03-27");
  await page.getByLabel("Appointment type").selectOption({ label: "In-Person Visit" });
  await page.getByLabel("Preferred date").fill(dateIn("America/New_York", 5));
  await page.getByLabel("Preferred time").selectOption({ label: "09:30 AM" });
  await page.getByLabel("Reason for visit").fill("I would like to eat better.");
  await page.getByRole("button", { name: booking.button }).click();
  await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
  await expectPrintable(page, ["We have your request", "Your reference number is"]);
  // What else we offer, and the form, would make a second sheet of one.
  for (const offered of ["VR Consultation", "Network Information"])
    await expect(page.getByRole("main").getByText(offered, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  const [mail] = await mailsOf(email, 1, scripted);
  const link = linkIn(mail!);
  await visit(link);
  return link;
}

test.describe("on paper", () => {
  for (const { name, path, says } of PAGES) {
    test(`${name} is what it says, black on white in both schemes, without the shell and whatever can be pressed`, async ({
      page,
      visit,
    }) => {
      await visit(path);
      await expectPrintable(page, says);
    });
  }

  test("an appointment, asked for and looked at by its mail’s link, says when, what and its reference", async ({
    page,
    visit,
    scripted,
  }) => {
    await openAppointment(page, visit, scripted);
    await expectPrintable(page, ["Your Appointment", "Pending confirmation", "In-Person Visit", "09:30 AM"]);
    await expect(page.getByRole("heading", { name: "Choose another time" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Cancel this appointment" })).toBeHidden();
  });

  test("from right to left as well", async ({ page, visit }) => {
    await visit("/patient-portal/visits/1");
    await speak(page, "ar");
    for (const path of ["/patient-portal/visits/1", "/health-dashboard?tab=trends"]) {
      await visit(path);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      await expectPrintable(page, []);
      await page.emulateMedia({ media: null });
    }
  });

  test("three charts of the trends have room on a sheet", async ({ page, visit }) => {
    await visit("/health-dashboard?tab=trends");
    await onPaper(page, "light");
    const heights = await page
      .locator("[data-chart]")
      .evaluateAll((charts) => charts.map((chart) => chart.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    const between = 16;
    expect(Math.max(...heights)).toBeLessThanOrEqual((PAPER.height - 2 * between) / 3);
  });

  test("a visit ends with its last line: no room below it makes an empty sheet", async ({ page, visit }) => {
    await visit("/patient-portal/visits/1");
    await onPaper(page, "light");
    const below = await page.evaluate(() => {
      const main = document.querySelector("main")!;
      const lowest = Math.max(
        ...[...main.querySelectorAll("p, li, dd, h2")]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
          .map((one) => one.getBoundingClientRect().bottom),
      );
      return main.getBoundingClientRect().bottom - lowest;
    });
    // No more than the padding of the card that it ends with.
    expect(below).toBeLessThanOrEqual(25);
  });

  test("an emergency and what must not be combined stand out without their colours, and the number is there", async ({
    page,
    visit,
  }) => {
    await visit("/ai-consultation/interactions");
    await page.getByLabel("Medicines and supplements").fill("Contrave\noxycodone 5 mg\nasprin 81 mg");
    await page.getByRole("button", { name: "Check Interactions" }).click();
    await expect(page.locator("[data-outcome]")).toBeVisible();
    await expectPrintable(page, ["Do not combine", "Could not be checked", "aspirin"]);
    const badge = page.getByText("Do not combine", { exact: true });
    await expect(badge).toHaveCSS("border-top-width", "1px");
    await expect(badge).toHaveCSS("color", "rgb(0, 0, 0)");
  });
});

test.describe("in the system’s own colours", () => {
  test("buttons, the tab that is open and what must not be combined can be read", async ({ page, visit }) => {
    await visit("/patient-portal");
    await page.emulateMedia({ forcedColors: "active" });
    const system = (name: string) =>
      page.evaluate((colour) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      }, name);
    const open = page.locator(".tab").first();
    await expect(open).toHaveCSS("background-color", await system("Highlight"));
    await expect(open).toHaveCSS("color", await system("HighlightText"));

    await visit("/book-appointment");
    const button = page.getByRole("main").getByRole("button", { name: booking.button });
    // The plate that browsers put behind words would have their colour.
    await expect(button).toHaveCSS("forced-color-adjust", "none");
    await expect(button).toHaveCSS("background-color", await system("CanvasText"));
    await expect(button).toHaveCSS("color", await system("Canvas"));

    await visit("/ai-consultation/interactions");
    await page.getByLabel("Medicines and supplements").fill("Contrave\noxycodone 5 mg");
    await page.getByRole("button", { name: "Check Interactions" }).click();
    await expect(page.getByText("Do not combine", { exact: true })).toHaveCSS("forced-color-adjust", "none");
  });
});
