import { dateIn } from "./flows/booking";
import { scriptlessContext, violations } from "./support/axe";
import { leftInEnglish, leftInLatin } from "./support/languages";
import { overflow, resizeText } from "./support/structure";
import { expect, test } from "./support/visit";

/** The screens that are translated, as anybody can open them. */
const SCREENS: { path: string; status?: number }[] = [
  { path: "/" },
  { path: "/specialists" },
  { path: "/specialists?search=nobody+writes+this" },
  { path: "/specialists/1" },
  { path: "/book-appointment" },
  { path: "/book-appointment?specialist=1" },
  { path: "/emergency" },
  { path: "/privacy" },
  { path: "/accessibility" },
  { path: "/sign-in?ended" },
  { path: "/register" },
  { path: "/register?sent" },
  { path: "/reset-password" },
  { path: "/reset-password?sent" },
  { path: "/reset-password/guessed" },
  { path: "/verify-email/guessed" },
  { path: "/no-such-page", status: 404 },
];

test.describe("in Spanish", () => {
  test.use({ locale: "es-MX" });

  test("the browser's language is the page's", async ({ page, visit }) => {
    const response = await visit("/");
    expect(response.headers()["content-language"]).toBe("es");
    expect(response.headers().vary).toMatch(/accept-language/i);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cuidar su peso, con amabilidad");
    await page.getByRole("main").getByRole("link", { name: "Ver especialistas" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Encuentre a su especialista");
    await expect(page).toHaveTitle("Especialistas · Kindweight");
  });

  test("nothing on the translated screens is left in English", async ({ page, visit, browser, baseURL }) => {
    test.slow();
    const english = await browser.newContext({ baseURL: baseURL!, locale: "en-US", javaScriptEnabled: true });
    const other = await english.newPage();
    for (const { path, status = 200 } of SCREENS) {
      await visit(path, { status });
      await other.goto(path);
      expect(await leftInEnglish(page, other), path).toEqual([]);
      // Spanish has longer words.
      await page.setViewportSize({ width: 320, height: 800 });
      await resizeText(page, "double");
      expect(await overflow(page), `${path} at 320 px, 200 % text`).toBe(0);
    }
    await english.close();
  });

  test("a screen that is not translated says so, and is marked as English", async ({ page, visit }) => {
    await visit("/specialist-signup");
    await expect(page.getByRole("main")).toHaveAttribute("lang", "en");
    await expect(page.getByText("Por ahora esta página está solo en inglés.")).toHaveAttribute("lang", "es");
    await expect(page.getByRole("contentinfo")).toContainText("Ayuda");
    await visit("/");
    await expect(page.getByRole("main")).not.toHaveAttribute("lang");
    await expect(page.locator("[data-english-only]")).toHaveCount(0);
  });
});

test.describe("in Arabic", () => {
  test("is chosen at the foot of a page, which comes back from right to left; a request is made in it, errors included @main", async ({
    page,
    visit,
    faults,
  }) => {
    await visit("/book-appointment");
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    await page.getByRole("contentinfo").getByRole("button", { name: "العربية" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page).toHaveURL(/\/book-appointment$/);
    // Hydrated, where there is script.
    await visit("/book-appointment");

    faults.allow(/status of 400/);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "اطلب الموعد" }).click();
    await expect(main.getByRole("heading", { name: "هناك مشكلة" })).toBeVisible();
    await expect(page).toHaveTitle(/^خطأ: /);
    const phone = main.getByLabel("رقم الهاتف", { exact: true });
    await expect(phone).toHaveAccessibleDescription(/يجب ألا يقل رقم الهاتف عن 10 أرقام/);
    await main.getByLabel("الاسم الأول").fill("ليلى");
    await main.getByLabel("اسم العائلة").fill("حداد");
    await main.getByLabel("البريد الإلكتروني").fill(`layla-${Date.now()}@example.com`);
    await phone.fill("312 555 0142 7");
    await main.getByLabel("تاريخ الميلاد").fill("1985-03-27");
    await main.getByLabel("نوع الموعد").selectOption({ label: "زيارة حضورية" });
    await main.getByLabel("التاريخ المفضل").fill(dateIn("America/New_York", 5));
    await main.getByLabel("الوقت المفضل").selectOption({ label: "9:30 ص" });
    await main.getByLabel("سبب الزيارة").fill("أريد أن آكل طعامًا أفضل");
    await main.getByRole("button", { name: "اطلب الموعد" }).click();
    await expect(main.getByRole("heading", { name: "وصلنا طلبك" })).toBeVisible();
    await main.getByRole("link", { name: "عرض الموعد أو تغييره أو إلغاؤه" }).click();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("موعدك");
    await expect(main).toContainText("9:30 ص");
    await expect(main).toContainText("بانتظار ردنا");
  });

  test("no Latin word is left on the translated screens but names", async ({ page, visit, context }) => {
    test.slow();
    await context.addCookies([{ name: "language", value: "ar", url: (await visit("/")).url() }]);
    for (const { path, status = 200 } of SCREENS) {
      await visit(path, { status });
      expect(await leftInLatin(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      await resizeText(page, "double");
      expect(await overflow(page), `${path} at 320 px, 200 % text`).toBe(0);
    }
  });

  test("axe finds nothing at 360 px, and no page can be scrolled sideways", async ({
    page,
    visit,
    scripted,
    browser,
    baseURL,
    extraHTTPHeaders,
    faults,
  }) => {
    test.slow();
    const headers = { ...extraHTTPHeaders, "Accept-Language": "ar" };
    const context = scripted ? null : await scriptlessContext(browser, { baseURL: baseURL!, headers });
    if (scripted) await page.setExtraHTTPHeaders(headers);
    if (context) await faults.watch(context);
    const looked = context ? await context.newPage() : page;
    await looked.setViewportSize({ width: 360, height: 800 });
    for (const path of [
      "/",
      "/specialists",
      "/specialists/1",
      "/book-appointment?specialist=1",
      "/emergency",
      "/privacy",
      "/accessibility",
      "/sign-in",
      "/health-dashboard",
    ]) {
      if (context) await looked.goto(path);
      else await visit(path);
      await looked.emulateMedia({ reducedMotion: "reduce" });
      expect(await overflow(looked), path).toBe(0);
      expect(await violations(looked), path).toEqual([]);
    }
    await context?.close();
  });
});
