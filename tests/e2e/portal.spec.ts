import type { Consultation, Patient, Prescription } from "~/domain/consultations";
import { withUnit, type HealthReading } from "~/domain/vitals/reading";
import { proves } from "../support/clauses";
import { scriptlessContext, violations } from "./support/axe";
import { addressOf, banner, main, openPortal, panel, tab, TABS } from "./support/portal";
import { expect, test } from "./support/visit";

test.describe("the portal", () => {
  test(
    "shows the sample patient 1, says so, and their banner @main",
    proves("PORT-01", "PORT-02", "PORT-03"),
    async ({ page, visit, scripted, request }) => {
      const patient = (await (await request.get("/api/patients/1")).json()) as Patient;
      await openPortal({ page, visit, scripted });
      await expect(page).toHaveTitle("Client Portal · Kindweight");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client Portal");
      await expect(main(page)).toContainText("This is a sample record of a person who does not exist.");
      await expect(main(page).getByRole("link", { name: "Sign in" })).toHaveAttribute(
        "href",
        "/sign-in?next=/patient-portal",
      );
      await expect(banner(page)).toContainText(`${patient.firstName} ${patient.lastName}`);
      for (const [term, value] of [
        ["Medical record number", patient.medicalRecordNumber],
        ["Emergency contact", patient.emergencyContact],
        ["Insurance provider", patient.insuranceProvider],
      ]) {
        expect(value, term).toBeTruthy();
        await expect(banner(page).locator("dl > div").filter({ hasText: term! })).toContainText(value!);
      }
    },
  );

  test("the four quick actions lead where they say", proves("PORT-04", "PORT-05"), async ({ page, visit }) => {
    await visit("/patient-portal");
    const actions = page.getByRole("navigation", { name: "Quick actions" }).getByRole("link");
    const shown = await actions.evaluateAll((links) =>
      links.map((link) => [link.querySelector("span span")?.textContent, link.getAttribute("href")]),
    );
    expect(shown).toEqual([
      ["Schedule AI Consultation", "/ai-consultation"],
      ["Book VR Appointment", "/vr-consultation"],
      ["View Health Dashboard", "/health-dashboard"],
      ["Emergency Services", "/emergency"],
    ]);
    await actions.last().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("In an emergency");
  });

  test(
    "the Overview shows the latest vitals with unit, word and age",
    proves("PORT-07", "DATA-02"),
    async ({ page, visit, request }) => {
      const labels: Record<string, string> = {
        heart_rate: "Heart rate",
        blood_pressure: "Blood pressure",
        oxygen_sat: "Oxygen saturation",
        temperature: "Temperature",
        body_weight: "Weight",
      };
      const readings = (await (await request.get("/api/health-monitoring/1/latest")).json()) as HealthReading[];
      expect(readings.length, "vital signs of the sample patient").toBeGreaterThanOrEqual(4);
      await visit("/patient-portal");
      // What another test has simulated stands on the dashboard only.
      const measured = readings.filter(({ simulated }) => !simulated);
      for (const { deviceType, value, unit, timestamp } of measured) {
        const card = panel(page).locator(`[data-vital="${deviceType}"]`);
        await expect(card).toContainText(labels[deviceType]!);
        await expect(card).not.toContainText("_");
        // As the dashboard writes it: a per cent sign stands right behind its number.
        await expect(card).toContainText(withUnit(value, unit));
        await expect(card).toContainText(/Measured (just now|\d+ (minutes?|hours?|days?) ago)/);
        await expect(card.locator("time")).toHaveAttribute("datetime", timestamp);
        if (deviceType !== "body_weight")
          await expect(card.locator(".badge")).toHaveText(/^(Very low|Low|Normal|High|Very high)$/);
      }
    },
  );

  test(
    "the Overview shows the 3 most recent appointments and the Health Alerts, samples marked",
    proves("PORT-08", "PORT-09"),
    async ({ page, visit, request }) => {
      const consultations = (await (await request.get("/api/consultations/patient/1")).json()) as Consultation[];
      await visit("/patient-portal");
      const recent = panel(page).locator("[data-recent-appointment]");
      await expect(recent).toHaveCount(3);
      const newestFirst = consultations
        .map(({ scheduledAt }) => scheduledAt as unknown as string)
        .sort()
        .reverse();
      expect(newestFirst.length).toBeGreaterThan(3);
      expect(
        await recent.locator("time").evaluateAll((times) => times.map((time) => time.getAttribute("datetime"))),
      ).toEqual(newestFirst.slice(0, 3));
      const alerts = page.getByRole("region", { name: "Health Alerts" });
      await expect(alerts.locator("[data-sample-alert]")).toHaveText([
        /^Annual check-up due\s*Sample\s*Your last full check-up was eleven months ago\. Book the next one\.$/,
        /^Lab results available\s*Sample\s*Your blood panel is back and within the expected range\.$/,
        /^Refill reminder\s*Sample\s*One of your prescriptions runs out in ten days\.$/,
      ]);
      await expect(alerts).toContainText(/Nothing to report|low|high/);
    },
  );

  test(
    "the Health Summary shows history, allergies, medications, and the insurance as active",
    proves("PORT-10", "PORT-11"),
    async ({ page, visit, request }) => {
      const patient = (await (await request.get("/api/patients/1")).json()) as Patient;
      await visit(addressOf("Health Summary"));
      const shown: [string, string[]][] = [
        ["Medical history", patient.medicalHistory],
        ["Allergies", patient.allergies],
        ["Current medications", patient.medications],
      ];
      for (const [name, entries] of shown) {
        expect(entries, name).not.toEqual([]);
        await expect(page.getByRole("region", { name }).getByRole("listitem")).toHaveText(entries);
      }
      const insurance = page.getByRole("region", { name: "Insurance", exact: true });
      await expect(insurance).toContainText(patient.insuranceProvider);
      await expect(insurance.getByText("Active", { exact: true })).toBeVisible();
    },
  );

  test(
    "the Appointments tab shows the full history, newest first, with kind and styled state",
    proves("PORT-12", "DATA-31", "DATA-32"),
    async ({ page, visit, request }) => {
      const consultations = (await (await request.get("/api/consultations/patient/1")).json()) as Consultation[];
      await visit(addressOf("Appointments"));
      const items = panel(page).locator("[data-appointment]");
      await expect(items).toHaveCount(consultations.length);
      const words = {
        completed: "Completed",
        scheduled: "Scheduled",
        "in-progress": "In progress",
        cancelled: "Cancelled",
      };
      for (const [index, { id, type, status, diagnosis, treatment, symptoms }] of consultations.entries()) {
        const item = items.nth(index);
        await expect(item).toHaveAttribute("data-appointment", String(id));
        await expect(item.locator("[data-status]")).toHaveText(words[status]);
        await expect(item.locator(".badge").nth(1)).toHaveText(
          type === "vr" ? "VR consultation" : "Video consultation",
        );
        for (const text of [diagnosis, treatment, symptoms.join(", ")]) await expect(item).toContainText(text);
        await expect(item.locator("time")).toHaveText(
          /^\w{3}, \w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M \(New York time\)$/,
        );
        await expect(item.getByRole("link", { name: /^Something wrong\? Tell us/ })).toHaveAttribute(
          "href",
          /^mailto:[^?]+\?subject=Something%20is%20wrong%20in%20my%20record%20\(appointment\)$/,
        );
      }
      const looks = await panel(page)
        .locator("[data-status]")
        .evaluateAll((badges) =>
          badges.map((badge) => `${badge.getAttribute("data-status")} ${getComputedStyle(badge).backgroundColor}`),
        );
      expect(new Set(looks.map((look) => look.split(" ")[0])).size, "all four states are among them").toBe(4);
      expect(new Set(looks).size, "one look for each").toBe(4);
    },
  );

  test("the Medications tab shows the prescriptions", proves("PORT-13"), async ({ page, visit, request }) => {
    const prescriptions = (await (await request.get("/api/prescriptions/patient/1")).json()) as Prescription[];
    await visit(addressOf("Medications"));
    const items = panel(page).locator("[data-prescription]");
    expect(prescriptions).not.toEqual([]);
    await expect(items).toHaveCount(prescriptions.length);
    for (const [index, { medicationName, dosage, frequency, duration, instructions }] of prescriptions.entries()) {
      for (const text of [medicationName, dosage, frequency, duration, instructions ?? ""])
        await expect(items.nth(index)).toContainText(text);
    }
  });

  test("the Documents tab says coming soon", proves("PORT-14"), async ({ page, visit }) => {
    await visit(addressOf("Documents"));
    await expect(panel(page)).toContainText("Coming soon: documents that your care team shares with you.");
  });

  test("an address that names no tab opens the Overview, one behind the last page says so", async ({ page, visit }) => {
    await visit("/patient-portal?tab=nonsense&page=-3&tz=Nowhere");
    await expect(panel(page).getByRole("heading", { name: "Latest vitals" })).toBeVisible();
    await visit("/patient-portal?tab=appointments&page=99");
    await expect(panel(page)).toContainText("This page is past the last one.");
  });

  test("times are on the clock that is asked for, and the tabs keep it", async ({ page, visit, scripted }) => {
    await openPortal({ page, visit, scripted }, addressOf("Appointments"));
    await page.getByLabel("Times are shown for").selectOption("Pacific/Honolulu");
    if (!scripted) await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/tab=appointments.*tz=Pacific%2FHonolulu/);
    await expect(panel(page).locator("time").first()).toContainText("(Honolulu time)");
    await tab(page, scripted, "Overview").click();
    await expect(panel(page).locator("time").first()).toContainText("(Honolulu time)");
  });
});

test.describe("beside the tabs", () => {
  test("a completed visit has a summary with everything, and prints black on white without the shell @main", async ({
    page,
    visit,
    request,
  }) => {
    const consultations = (await (await request.get("/api/consultations/patient/1")).json()) as Consultation[];
    const completed = consultations.filter(({ status }) => status === "completed").at(-1)!;
    await visit(addressOf("Appointments"));
    await panel(page)
      .locator(`[data-appointment="${completed.id}"]`)
      .getByRole("link", { name: /After-visit summary/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("After-visit summary");
    for (const text of [
      completed.diagnosis,
      completed.treatment,
      ...completed.symptoms,
      "Metformin",
      "1-800-555-0142",
      "911",
    ])
      await expect(main(page)).toContainText(text);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button", { name: /Print|Show/ })).toHaveCount(0);
    const colours = await page.evaluate(() =>
      [document.documentElement, document.querySelector("h1")!].map((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(element).color,
      ]),
    );
    expect(colours[0]![0]).toBe("rgb(255, 255, 255)");
    expect(colours[1]![1]).toBe("rgb(0, 0, 0)");
  });

  test("a visit that is not over, or does not exist, looks to a visitor like somebody else's", async ({
    page,
    visit,
    request,
  }) => {
    const consultations = (await (await request.get("/api/consultations/patient/1")).json()) as Consultation[];
    for (const id of [consultations.find(({ status }) => status === "scheduled")!.id, 999_999]) {
      await visit(`/patient-portal/visits/${id}`);
      await expect(page).toHaveURL(/\/sign-in/);
    }
  });

  test("the log of accesses is linked, and says that it is kept for real records", async ({ page, visit }) => {
    await visit("/patient-portal");
    await page.getByRole("link", { name: "Access log" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access log");
    await expect(main(page)).toContainText("Every access to a real patient’s record is logged");
  });

  test("axe finds nothing at 320 and 1280 px, on any tab", async ({
    page,
    browser,
    scripted,
    baseURL,
    extraHTTPHeaders,
    faults,
    visit,
  }) => {
    test.slow();
    let open = async (path: string) => {
      await openPortal({ page, visit, scripted }, path);
      return page;
    };
    if (!scripted) {
      const context = await scriptlessContext(browser, { baseURL: baseURL!, headers: extraHTTPHeaders ?? {} });
      await faults.watch(context);
      const stripped = await context.newPage();
      open = async (path) => {
        await stripped.goto(path);
        return stripped;
      };
    }
    for (const name of TABS) {
      const opened = await open(addressOf(name));
      for (const width of [320, 1280]) {
        await opened.setViewportSize({ width, height: 800 });
        expect(await violations(opened), `${name} at ${width} px`).toEqual([]);
      }
    }
  });
});
