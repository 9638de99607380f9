import type { APIRequestContext, Page } from "@playwright/test";
import { WEEKDAYS, type Availability } from "~/domain/providers/availability";
import type { PublicProvider } from "~/domain/providers/provider";
import { proves } from "../support/clauses";
import { listed, seeded, signUpSpecialist } from "./support/specialists";
import { expect, test } from "./support/visit";

const main = (page: Page) => page.getByRole("main");
const rows = (page: Page) => main(page).getByRole("table").locator("tbody tr");
const table = (page: Page) =>
  rows(page).evaluateAll((found) =>
    found.map((row) => [...row.children].map((cell) => (cell.textContent ?? "").trim())),
  );
const columns = (page: Page) => main(page).getByRole("table").locator("thead th").allTextContents();

/** What the clock of a zone shows, by the platform alone. */
function clock(zone: string, instant: Date) {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    weekday: "long",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)!.value;
  return {
    day: part("weekday"),
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

const QUARTER_HOUR = 15 * 60_000;

/**
 * The coming week's rows: day, hours on the specialist's clock, hours on the
 * visitor's. Found by looking at both clocks every quarter of an hour, so that
 * no arithmetic with offsets is repeated here.
 */
function expectedWeek(availability: Availability, zone: string, visitorZone: string | null): string[][] {
  const now = new Date();
  const start = Math.floor((now.getTime() - 86_400_000) / QUARTER_HOUR) * QUARTER_HOUR;
  const today = clock(zone, now).date;
  const instants = Array.from({ length: 10 * 96 }, (_item, index) => new Date(start + index * QUARTER_HOUR)).map(
    (instant) => ({
      instant,
      ...clock(zone, instant),
    }),
  );
  const dates = [...new Set(instants.map(({ date }) => date))].filter((date) => date >= today).slice(0, 7);

  const american = (time: string) => {
    const [hour, minute] = time.split(":").map(Number) as [number, number];
    return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
  };
  return dates.map((date) => {
    const { day } = instants.find((one) => one.date === date)!;
    const hours = availability[day.toLowerCase() as (typeof WEEKDAYS)[number]];
    const at = (time: string) => instants.find((one) => one.date === date && one.time === time)!.instant;
    const shown = (inZone: string) => {
      if (!hours.available) return "Not available";
      const [from, to] = [clock(inZone, at(hours.start)), clock(inZone, at(hours.end))];
      const until = from.date === to.date ? american(to.time) : `${to.day.slice(0, 3)} ${american(to.time)}`;
      // The row has its day already; another one is named.
      return `${from.day === day ? "" : `${from.day.slice(0, 3)} `}${american(from.time)} – ${until}`;
    };
    return [day, shown(zone), ...(visitorZone && visitorZone !== zone ? [shown(visitorZone)] : [])];
  });
}

/** The first listed specialist of a kind, whoever that is. */
async function someProvider(
  request: APIRequestContext,
  wanted: (provider: PublicProvider) => boolean,
): Promise<PublicProvider> {
  const provider = (await listed(request)).find((one) => seeded.has(one.id) && wanted(one));
  expect(provider, "the demo data holds such a specialist").toBeDefined();
  return provider!;
}

const KINDS = [
  { kind: "verified, meets in VR", wanted: ({ isVerified, isVrEnabled }: PublicProvider) => isVerified && isVrEnabled },
  {
    kind: "under review, without VR",
    wanted: ({ isVerified, isVrEnabled }: PublicProvider) => !isVerified && !isVrEnabled,
  },
  {
    kind: "of many languages and certifications",
    wanted: ({ languages, certifications }: PublicProvider) => languages.length > 2 && certifications.length > 2,
  },
];

test.describe("what a profile shows", () => {
  for (const { kind, wanted } of KINDS) {
    test(`everything public of a specialist: ${kind}`, async ({ page, visit, request }) => {
      const provider = await someProvider(request, wanted);
      await visit(`/specialists/${provider.id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Dr. Specialist ${provider.id}`);
      await expect(page).toHaveTitle(`Dr. Specialist ${provider.id}, ${provider.specialty} · Kindweight`);
      const { firstName, lastName } = seeded.get(provider.id)!.user;
      const shown = main(page);
      for (const text of [
        `${firstName} ${lastName}`,
        provider.specialty,
        provider.bio,
        provider.location,
        ...provider.languages,
        ...provider.certifications,
      ]) {
        await expect(shown).toContainText(text);
      }
      await expect(shown).toContainText(
        `${provider.yearsExperience} year${provider.yearsExperience === 1 ? "" : "s"} of experience`,
      );
      await expect(shown).toContainText(`$${Number(provider.hourlyRate)} per hour`);
      await expect(shown).toContainText(`(${provider.totalReviews} review${provider.totalReviews === 1 ? "" : "s"})`);
      const rating = /Rated (\d\.\d) of 5/.exec((await shown.textContent()) ?? "")?.[1];
      expect(Math.abs(Number(rating) - Number(provider.rating))).toBeLessThan(0.0501);
      await expect(shown.getByText("Verified", { exact: true })).toHaveCount(provider.isVerified ? 1 : 0);
      await expect(shown.getByText("Under review", { exact: true })).toHaveCount(provider.isVerified ? 0 : 1);
      await expect(shown.getByText("VR Consultations Available")).toHaveCount(provider.isVrEnabled ? 1 : 0);
    });
  }

  test("nothing of it that is not public: license number, email, account, password", async ({
    page,
    visit,
    request,
  }) => {
    const { id, applicant, token } = await signUpSpecialist(request, (token) => ({
      firstName: "Nora",
      licenseNumber: `SECRET-${token}`,
      email: `secret.${token}@example.org`,
    }));
    const places = [
      `/specialists/${id}`,
      `/specialists/${id}.data`,
      `/specialists?search=${token}`,
      `/specialists.data?search=${token}`,
      `/api/providers/${id}`,
      `/api/providers?search=${token}`,
    ];
    for (const place of places) {
      const response = await request.get(place);
      expect(response.status(), place).toBe(200);
      const text = await response.text();
      expect(text, `${place} is about this specialist`).toContain(token);
      for (const secret of [applicant.licenseNumber, applicant.email, "password", "argon2"])
        expect(text, place).not.toContain(secret);
    }
    for (const [seededId, { profile, user }] of [...seeded].slice(0, 3)) {
      const text = await (await request.get(`/specialists/${seededId}`)).text();
      expect(text).not.toContain(profile.licenseNumber);
      expect(text).not.toContain(user.email);
    }
    await visit(`/specialists/${id}`);
    await expect(main(page)).toContainText("Nora Zephyr");
    await expect(main(page)).not.toContainText(/license number|SECRET/i);
  });

  test("what a specialist wrote is text, whatever it looks like", async ({ page, visit, request }) => {
    const bio = `<img src=x onerror="alert(1)"> <script>alert(2)</script> & "quotes" </main></html>, and this is a bio of more than fifty characters.`;
    const { id } = await signUpSpecialist(request, () => ({
      bio,
      location: "<b>Bold</b>, NY",
      certifications: ["</script><script>alert(3)</script>"],
      lastName: "<i>Slanted</i>",
    }));
    await visit(`/specialists/${id}`);
    for (const text of [bio, "<b>Bold</b>, NY", "</script><script>alert(3)</script>", "<i>Slanted</i>"])
      await expect(main(page)).toContainText(text);
    await expect(main(page).locator("img, b, i, script")).toHaveCount(0);
  });

  test("who is not listed has no profile: unavailable or rejected", async ({ page, visit }) => {
    const hidden = [
      [...seeded].find(([, { profile }]) => !profile.isAvailable && profile.reviewStatus === "verified"),
      [...seeded].find(([, { profile }]) => profile.isAvailable && profile.reviewStatus === "rejected"),
    ];
    for (const found of hidden) {
      await visit(`/specialists/${found![0]}`, { status: 404 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
    }
  });

  test("Book Consultation carries the specialist to the booking form @main", async ({ page, visit, request }) => {
    const { id, specialty } = await someProvider(request, ({ isVerified }) => isVerified);
    await visit(`/specialists/${id}`);
    const book = main(page).getByRole("link", { name: "Book Consultation" });
    await expect(book).toHaveAttribute("href", `/book-appointment?specialist=${id}`);
    await book.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book an Appointment");
    await expect(main(page).locator("form")).toContainText(`Dr. Specialist ${id}, ${specialty}`);
    await expect(main(page).locator("input[name=specialist]")).toHaveValue(String(id));
  });

  test("All specialists leads back to the directory", async ({ page, visit }) => {
    await visit("/specialists/1");
    await main(page).getByRole("link", { name: "All specialists" }).click();
    await expect(page).toHaveURL(/\/specialists$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find your specialist");
  });
});

test.describe("weekly hours", () => {
  const inZone = (zone: string) => (provider: PublicProvider) => provider.timeZone === zone;
  /** Some days free, some not: with hours that differ, where there is one. */
  const varied = (provider: PublicProvider) =>
    new Set(WEEKDAYS.map((day) => JSON.stringify(provider.availability[day]))).size > 2 &&
    WEEKDAYS.some((day) => !provider.availability[day].available);

  for (const { visitorZone, city, options } of [
    { visitorZone: "America/Los_Angeles", city: "Los Angeles", options: 7 },
    { visitorZone: "Europe/Berlin", city: "Berlin", options: 8 },
    { visitorZone: "Australia/Adelaide", city: "Adelaide", options: 8 },
  ]) {
    test.describe(`for a visitor in ${city}`, () => {
      test.use({ timezoneId: visitorZone });

      test("the hours stand in the specialist's time and in the visitor's, which the browser knows @js", async ({
        page,
        visit,
        request,
      }) => {
        const providers = [
          await someProvider(request, inZone("Pacific/Honolulu")),
          await someProvider(request, (one) => inZone("America/New_York")(one) && varied(one)),
        ];
        for (const { id, availability, timeZone } of providers) {
          await visit(`/specialists/${id}`);
          await expect(rows(page)).toHaveCount(7);
          expect(await columns(page)).toEqual([
            "Day",
            `Specialist’s time (${timeZone.split("/")[1]!.replace("_", " ")})`,
            `Your time (${city})`,
          ]);
          expect(await table(page)).toEqual(expectedWeek(availability, timeZone, visitorZone));
          await expect(page.getByLabel("Your time zone")).toHaveValue(visitorZone);
          await expect(page.getByLabel("Your time zone").locator("option")).toHaveCount(options);
        }
      });
    });
  }

  test.describe("for a visitor in the same zone", () => {
    test.use({ timezoneId: "America/Chicago" });
    test("one column is enough, and the page says why @js", async ({ page, visit, request }) => {
      const { id, availability, timeZone } = await someProvider(request, inZone("America/Chicago"));
      await visit(`/specialists/${id}`);
      await expect(main(page)).toContainText("Your clock shows the same time.");
      expect(await table(page)).toEqual(expectedWeek(availability, timeZone, null));
    });
  });

  test("a browser whose zone is none, as some locked-down ones', is asked for one @js", async ({
    page,
    visit,
    request,
  }) => {
    await page.addInitScript(() => {
      const own = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...own.call(this), timeZone: "Etc/Unknown" };
      };
    });
    const { id, availability, timeZone } = await someProvider(request, inZone("America/New_York"));
    await visit(`/specialists/${id}`);
    expect(await table(page)).toEqual(expectedWeek(availability, timeZone, null));
    await expect(page.getByLabel("Your time zone")).toHaveValue("");
  });

  test("without script the page asks for the zone @no-js", proves("DATA-37"), async ({ page, visit, request }) => {
    const { id, availability, timeZone } = await someProvider(
      request,
      (one) => inZone("America/New_York")(one) && varied(one),
    );
    await visit(`/specialists/${id}`);
    expect(await table(page)).toEqual(expectedWeek(availability, timeZone, null));
    const zones = page.getByLabel("Your time zone").locator("option:not([value=''])");
    expect(await zones.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))).toEqual([
      "America/New_York",
      "America/Chicago",
      "America/Denver",
      "America/Phoenix",
      "America/Los_Angeles",
      "America/Anchorage",
      "Pacific/Honolulu",
    ]);
    await page.getByLabel("Your time zone").selectOption("Pacific/Honolulu");
    await main(page).getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(new RegExp(`/specialists/${id}\\?tz=Pacific%2FHonolulu$`));
    await expect(page.getByLabel("Your time zone")).toHaveValue("Pacific/Honolulu");
    expect(await table(page)).toEqual(expectedWeek(availability, timeZone, "Pacific/Honolulu"));
  });

  test("another zone can be chosen, and the address keeps it", async ({ page, visit, request, scripted }) => {
    const { id, availability, timeZone } = await someProvider(request, inZone("America/Denver"));
    await visit(`/specialists/${id}`);
    await page.getByLabel("Your time zone").selectOption("America/Anchorage");
    if (!scripted) await main(page).getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\?tz=America%2FAnchorage$/);
    await expect(main(page).getByRole("columnheader", { name: "Your time (Anchorage)" })).toBeVisible();
    expect(await table(page)).toEqual(expectedWeek(availability, timeZone, "America/Anchorage"));
    await page.reload();
    await expect(main(page).getByRole("columnheader", { name: "Your time (Anchorage)" })).toBeVisible();
    expect(await table(page)).toEqual(expectedWeek(availability, timeZone, "America/Anchorage"));
  });

  test("a shared address with any zone works, a meaningless one is passed over", async ({
    page,
    visit,
    request,
    scripted,
  }) => {
    const { id, availability, timeZone } = await someProvider(request, inZone("America/Denver"));
    await visit(`/specialists/${id}?tz=Asia/Kathmandu`);
    expect(await table(page)).toEqual(expectedWeek(availability, timeZone, "Asia/Kathmandu"));
    for (const zone of ["Nowhere/Land", "UTC%2B2", "%00", "../../etc/passwd", "<script>"]) {
      await visit(`/specialists/${id}?tz=${zone}`);
      // The zone of the test's browser, which only a script can tell.
      expect(await table(page), zone).toEqual(
        expectedWeek(availability, timeZone, scripted ? "America/New_York" : null),
      );
    }
  });
});
