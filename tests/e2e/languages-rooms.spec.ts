import type { Page } from "@playwright/test";
import { generate } from "otplib";
import { newRoomId } from "~/domain/room/room";
import { allowStatus } from "./flows/form";
import { scriptlessContext, violations } from "./support/axe";
import { expectTranslated, leftInLatin, speak } from "./support/languages";
import { becomePatient, PASSWORD } from "./support/patients";
import { overflow } from "./support/structure";
import { expectToast } from "./support/toasts";
import { expect, test, type Visit } from "./support/visit";
import { test as onVrSite } from "./support/vr-site";

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Of what is left in Latin letters, what is not somebody's name, which is put between isolates. */
const left = async (page: Page) =>
  (await leftInLatin(page)).filter((text) => /[A-Za-z]{2,}/.test(text.replace(/\u2068[^\u2069]*\u2069/g, "")));

/** A demonstration's room on the server of all tests. */
async function openDemo(page: Page, visit: Visit, language: "es" | "ar"): Promise<string> {
  const roomId = newRoomId(new Date());
  const answer = await page.request.post("/api/vr-sessions", {
    data: {
      consultationId: null,
      roomId,
      patientConnected: true,
      providerConnected: false,
      hapticFeedbackEnabled: true,
      recordingEnabled: false,
    },
  });
  expect(answer.status()).toBe(201);
  await visit("/");
  await speak(page, language);
  await visit(`/vr-consultation/${roomId}`);
  return roomId;
}

onVrSite.describe("the list of rooms", () => {
  onVrSite("full and empty, it leaves nothing in English", async ({ page, visit, vr, emptySite }) => {
    await visit(`${vr.url}/vr-consultation`);
    await expectTranslated(page, visit, `${vr.url}/vr-consultation`);
    await expect(title(page)).toHaveText("استشارات الواقع الافتراضي");
    await expect(page).toHaveTitle("استشارات الواقع الافتراضي · Kindweight");
    await expect(page.locator("[data-vr-provider]").getByRole("heading")).toHaveText([
      /طبيب الغدد الصماء/,
      /أخصائي تغذية مسجّل/,
    ]);
    await expect(page.getByText("I listen first, then we plan.")).toHaveAttribute("lang", "en");
    await visit(`${emptySite}/vr-consultation`);
    await expectTranslated(page, visit, `${emptySite}/vr-consultation`);
    await expect(page.getByText("لا يوجد حاليًا أخصائيون متاحون بالواقع الافتراضي")).toBeVisible();
  });

  onVrSite("into a room and out again, and what goes wrong", async ({ page, context, visit, scripted, faults, vr }) => {
    allowStatus(faults, 403);
    await visit(`${vr.url}/vr-consultation`);
    await speak(page, "es");
    await visit(`${vr.url}/vr-consultation`);
    const enter = (id: number) =>
      page
        .locator(`[data-vr-provider="${id}"]`)
        .getByRole("button", { name: /^Entrar en la sala de RV/ })
        .click();
    await enter(vr.demoId);
    await expect(page).toHaveURL(/\/vr-consultation\/vr-/);
    await expect(title(page)).toHaveText("Sala de consulta");
    if (!scripted)
      await expect(page.getByRole("status")).toContainText("Se está estableciendo la conexión con su especialista.");
    const room = page.url();
    if (!scripted) await expectTranslated(page, visit, room);
    await speak(page, "ar");
    await visit(room);
    if (scripted) await expect(page.locator("[data-room]")).toBeVisible();
    await expect(page.locator("[data-english-only]")).toHaveCount(0);
    expect(await left(page)).toEqual([]);
    await expect(page.locator("[data-participant=patient]")).toContainText("ضيف");
    if (!scripted) {
      await main(page).getByLabel("الرسالة").fill("مرحبًا");
      await main(page).getByRole("button", { name: "إرسال" }).click();
      await expect(page.locator("#chat")).toContainText("مرحبًا");
      expect(await leftInLatin(page)).toEqual([]);
    }
    await visit(`${vr.url}/vr-consultation`);
    await expect(page.getByRole("region", { name: "لديك غرفة مفتوحة" })).toContainText(/فُتحت/);
    expect(await leftInLatin(page)).toEqual([]);
    await page.getByRole("link", { name: "العودة إلى الغرفة" }).click();
    await expect(title(page)).toHaveText("غرفة الاستشارة");
    await main(page).getByRole("button", { name: "إنهاء الجلسة" }).click();
    await expect(page.getByText("انتهت الاستشارة").first()).toBeVisible();
    await visit(room);
    await expect(title(page)).toHaveText("انتهت الاستشارة");
    expect(await leftInLatin(page)).toEqual([]);

    // Somebody else's room, and no room at all.
    await context.clearCookies();
    await speak(page, "es");
    await visit(`${vr.url}/vr-consultation`);
    await enter(vr.noraId);
    await expect(page).toHaveURL(/sign-in\?next=/);
  });

  onVrSite(
    "a third is told in their language that the room is for two",
    async ({ page, visit, browser, vr, scripted }) => {
      await visit(`${vr.url}/vr-consultation`);
      await page
        .locator(`[data-vr-provider="${vr.demoId}"]`)
        .getByRole("button", { name: /^Enter VR Room/ })
        .click();
      await expect(title(page)).toHaveText("Consultation Room");
      for (const [locale, words] of [
        ["es", "Esta sala es para dos"],
        ["ar", "هذه الغرفة لاثنين"],
      ] as const) {
        const third = await browser.newContext({ locale, javaScriptEnabled: scripted });
        const looked = await third.newPage();
        await looked.goto(page.url());
        await expect(title(looked)).toHaveText(words);
        if (locale === "ar") expect(await leftInLatin(looked)).toEqual([]);
        await third.close();
      }
    },
  );
});

test.describe("the room with script", () => {
  test("the demonstration in Arabic, from the pre-call check through all tiers @js", async ({ page, visit }) => {
    test.slow();
    await openDemo(page, visit, "ar");
    await expect(page.getByRole("heading", { name: "قبل أن تُرى وتُسمع" })).toBeVisible();
    await expectToast(page, { title: "حضر أخصائيك" });
    await expect(page.locator("[data-standing]")).toHaveText("عرض تجريبي: لا أحد متصل");
    await main(page).getByRole("button", { name: "اختبار الاتصال" }).click();
    await expect(main(page)).toContainText(/يستجيب خادمنا خلال/, { timeout: 15_000 });
    // Refused or not there: the browser of the tests has neither.
    await main(page).getByRole("button", { name: "تشغيل الكاميرا" }).click();
    await expect(
      main(page)
        .getByText(/الكاميرا/)
        .first(),
    ).toBeVisible();
    expect(await left(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await main(page)
      .getByRole("button", { name: /^الدخول من دون/ })
      .click();
    await main(page).getByLabel("الرسالة").fill("مرحبًا");
    await main(page).getByRole("button", { name: "إرسال" }).click();
    await expect(page.getByRole("log")).toContainText("مرحبًا");
    await main(page).getByLabel("صوت وكتابة").check();
    await expect(page.getByRole("heading", { name: "صوت وكتابة" })).toBeVisible();
    expect(await left(page)).toEqual([]);
    await main(page).getByLabel("غرفة ثلاثية الأبعاد").check();
    await expectToast(page, { title: "وضع الواقع الافتراضي مفعّل" });
    await expect(page.getByRole("application", { name: "غرفة الاستشارة ثلاثية الأبعاد" })).toBeVisible({
      timeout: 30_000,
    });
    await expect(main(page).getByRole("button", { name: "النظر إلى اللوحة" })).toBeVisible();
    expect(await left(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await overflow(page)).toBe(0);
    await main(page).getByRole("button", { name: "التسجيل" }).click();
    await expectToast(page, { title: "بدأ التسجيل", description: "يبقى في هذا المتصفح حتى تحفظه." });
    await page.waitForTimeout(1_500);
    await main(page).getByRole("button", { name: "التسجيل" }).click();
    await expectToast(page, { title: "توقف التسجيل" });
    await expect(main(page).getByRole("link", { name: /^حفظ التسجيل/ })).toBeVisible();
    expect(await left(page)).toEqual([]);
  });
});

test.describe("the account’s settings", () => {
  test("leave nothing in English, and take a new password with its errors", async ({
    page,
    visit,
    scripted,
    faults,
  }) => {
    test.slow();
    allowStatus(faults, 400);
    await becomePatient({ page, visit, scripted });
    await expectTranslated(page, visit, "/account");
    await expect(main(page)).toContainText(/مريض/);
    await speak(page, "es");
    await visit("/account");
    await expect(page).toHaveTitle("Su cuenta · Kindweight");
    await expect(main(page).getByText("Esta", { exact: true })).toBeVisible();
    await main(page).getByLabel("Contraseña actual").fill("not these words");
    await main(page).getByLabel("Contraseña nueva").fill("short");
    await main(page).getByRole("button", { name: "Cambiar la contraseña" }).click();
    await expect(page.locator("[data-error-summary]")).toContainText("La contraseña debe tener al menos 8 caracteres");
    await main(page).getByLabel("Contraseña actual").fill("not these words");
    await main(page).getByLabel("Contraseña nueva").fill("four new kind words");
    await main(page).getByRole("button", { name: "Cambiar la contraseña" }).click();
    await expect(page.locator("[data-error-summary]")).toContainText("No es su contraseña actual");
    await expect(page).toHaveTitle(/^Error: /);
    await main(page).getByLabel("Contraseña actual").fill(PASSWORD);
    await main(page).getByLabel("Contraseña nueva").fill("four new kind words");
    await main(page).getByRole("button", { name: "Cambiar la contraseña" }).click();
    await expect(page.getByText("Su contraseña ha cambiado").first()).toBeVisible();
  });

  test("the second step is set up and taken away in one’s own language", async ({ page, visit, scripted, faults }) => {
    test.slow();
    allowStatus(faults, 400);
    await becomePatient({ page, visit, scripted });
    await expectTranslated(page, visit, "/account/second-factor");
    const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
    await main(page).getByLabel("كلمة المرور الحالية").fill(PASSWORD);
    await main(page).getByLabel("الرمز").fill("nonsense");
    await main(page).getByRole("button", { name: "تفعيلها" }).click();
    await expect(page.locator("[data-error-summary]")).toContainText("الرمز غير صحيح أو سبق استخدامه");
    await main(page).getByLabel("كلمة المرور الحالية").fill(PASSWORD);
    await main(page)
      .getByLabel("الرمز")
      .fill(await generate({ secret }));
    await main(page).getByRole("button", { name: "تفعيلها" }).click();
    await expect(title(page)).toHaveText("الخطوة الثانية مفعّلة");
    expect(await leftInLatin(page)).toEqual([]);
    const recovery = await main(page).getByRole("listitem").first().innerText();
    await page.getByRole("link", { name: "حفظتها" }).click();
    await expectTranslated(page, visit, "/account/second-factor");
    await expect(main(page)).toContainText("10 رموز استرداد");
    await main(page).getByLabel("كلمة المرور الحالية").fill(PASSWORD);
    await main(page).getByLabel("الرمز").fill(recovery);
    await main(page).getByRole("button", { name: "إيقافها" }).click();
    await expect(page.getByText("أُوقفت الخطوة الثانية").first()).toBeVisible();
    expect(await leftInLatin(page)).toEqual([]);
  });
});

test("axe finds nothing on the list of rooms at 360 px, and it cannot be scrolled sideways", async ({
  page,
  visit,
  scripted,
  browser,
  baseURL,
  extraHTTPHeaders,
  faults,
}) => {
  const headers = { ...extraHTTPHeaders, "Accept-Language": "ar" };
  const context = scripted ? null : await scriptlessContext(browser, { baseURL: baseURL!, headers });
  if (scripted) await page.setExtraHTTPHeaders(headers);
  if (context) await faults.watch(context);
  const looked = context ? await context.newPage() : page;
  await looked.setViewportSize({ width: 360, height: 800 });
  if (context) await looked.goto("/vr-consultation");
  else await visit("/vr-consultation");
  await looked.emulateMedia({ reducedMotion: "reduce" });
  expect(await overflow(looked)).toBe(0);
  expect(await violations(looked)).toEqual([]);
  await context?.close();
});
