import type { Page } from "@playwright/test";
import { proves } from "../support/clauses";
import { allowStatus } from "./flows/form";
import { scriptlessContext, violations } from "./support/axe";
import { test } from "./support/dashboard-site";
import { expectTranslated, leftInLatin, speak } from "./support/languages";
import { enter } from "./support/own-site";
import { overflow } from "./support/structure";
import { expectToast } from "./support/toasts";
import { expect } from "./support/visit";

const PATH = "/health-dashboard";
const TABS = [
  "",
  "?tab=trends",
  "?tab=trends&range=24h",
  "?tab=prescriptions",
  "?tab=consultations",
  "?tab=weight",
].map((tab) => PATH + tab);
const main = (page: Page) => page.getByRole("main");

/** Units that stand where names may: in Arabic none is left as English writes it. */
const unitsLeft = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main bdi, main svg text, main time")]
      .filter((one) => !one.closest("[lang=en]"))
      .map((one) => one.textContent!)
      .filter((text) => /\b(bpm|kg|lb|AM|PM|time)\b|[A-Z][a-z]{2} \d/.test(text)),
  );

// In order and with one server of their own: each goes on where the other ended.
test.use({ siteFor: "languages" });
test.describe.configure({ mode: "default" });

test("the sample’s dashboard, tab by tab, and the screens behind it leave nothing in English", async ({
  page,
  visit,
  site,
}) => {
  test.slow();
  await visit(site.url + PATH);
  for (const path of [
    ...TABS,
    `${PATH}?tab=consultations&page=99`,
    `${PATH}/devices`,
    `${PATH}/import`,
    `${PATH}/limits`,
  ]) {
    await expectTranslated(page, visit, site.url + path);
    expect(await unitsLeft(page), path).toEqual([]);
  }
  await visit(`${site.url}${PATH}?tab=trends`);
  await expect(page).toHaveTitle("اتجاهات الصحة · لوحة الصحة · Kindweight");
  await expect(page.locator("[data-chart]").first()).toContainText(/معدل ضربات القلب.*قراءة.*، من/);
  // Time runs from left to right whatever the words do.
  await expect(page.locator("[data-chart] div[dir=ltr]").first()).toBeVisible();
});

test(
  "alerts, what to do about them and the week’s analysis are said in Spanish and Arabic",
  proves("DASH-18", "DASH-20"),
  async ({ page, context, visit, site }) => {
    test.slow();
    await enter(context, site.url, site.ada.cookie);
    await visit(site.url + PATH);
    for (const path of TABS) {
      await expectTranslated(page, visit, site.url + path);
      expect(await unitsLeft(page), path).toEqual([]);
    }
    await visit(site.url + PATH);
    await expect(page.locator("[data-critical-banner]")).toContainText("تنبيه صحي حرج: ");
    await expect(page.locator("[data-critical-banner]")).toContainText("فاتصل بالرقم 911");
    await expect(page.locator("[data-critical-banner] [lang]")).toHaveCount(0);
    await speak(page, "es");
    await visit(site.url + PATH);
    const alerts = page.getByRole("region", { name: "Alertas recientes" });
    await expect(alerts.locator("[data-alert]").first()).toContainText("Frecuencia cardíaca muy alta");
    await expect(alerts.locator("[data-alert]").first()).toContainText("142 lpm");
    await expect(alerts.locator("[data-alert]").first()).toContainText("llame al 911");
    await expect(page.getByRole("region", { name: "Análisis de salud con IA" })).toContainText(
      "Frecuencia cardíaca en aumento: de 70 a 142 lpm (8 mediciones en menos de un día).",
    );
    await expect(page.locator('[data-live-value="heart_rate"]')).toContainText(
      "142 latidos por minuto: muy por encima de lo normal. Siéntese",
    );

    await alerts
      .locator("[data-alert]")
      .first()
      .getByRole("button", { name: /^Marcar como vista/ })
      .click();
    await expect(page.getByText("Alerta marcada como vista").first()).toBeVisible();
    await expect(alerts.locator("[data-acknowledged]").first()).toContainText("Vista por: Paciente, ");
    await alerts.getByText("Silenciar las alertas por un tiempo").click();
    await page.getByLabel("Por cuánto tiempo").selectOption({ label: "Hasta mañana, 7 a. m." });
    await page.getByRole("button", { name: "Silenciar", exact: true }).click();
    await expect(alerts.locator("[data-snoozed=warning]")).toContainText(
      /Las advertencias están en silencio hasta: .*, 7:00 a\. m\./,
    );
    await alerts.getByRole("button", { name: /^Terminar el silencio/ }).click();
    await expect(page.getByText("Las alertas ya no están silenciadas").first()).toBeVisible();
    await page.getByRole("button", { name: "Simular datos" }).click();
    await expect(page.getByText("Se generaron nuevos signos vitales.").first()).toBeVisible();
    await expectTranslated(page, visit, site.url + PATH);
  },
);

test(
  "a critical alert that arrives is told in the visitor’s language, and so is a connection that is lost @js",
  proves("LIVE-15"),
  async ({ page, context, visit, site, faults }) => {
    faults.allow(/ERR_|WebSocket|Failed to load/);
    await enter(context, site.url, site.ben.cookie);
    await visit(site.url + PATH);
    await speak(page, "ar");
    await visit(site.url + PATH);
    await expect(page.locator("[data-connection=open]")).toContainText("الاتصال بالأجهزة قائم");
    await page.evaluate(async (id) => {
      const body = JSON.stringify({ deviceType: "oxygen_sat", value: 88, timestamp: new Date().toISOString() });
      await fetch(`/api/health-monitoring/${id}/readings`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
      });
    }, site.ben.id);
    await expectToast(page, { title: "تنبيه صحي حرج", description: /فاتصل بالرقم 911/, variant: "destructive" });
    await expect(page.locator("[data-alert]").first()).toContainText("تشبّع الأكسجين منخفض جدًا");
    expect(await leftInLatin(page)).toEqual([]);
    await page.route("**/api/**", (route) => route.abort());
    await context.setOffline(true);
    await expect(
      page.locator("[data-connection=lost], [data-connection=connecting], [role=alert]").first(),
    ).toBeVisible({
      timeout: 20_000,
    });
    expect(await leftInLatin(page)).toEqual([]);
    await context.setOffline(false);
  },
);

test("a weight is logged and a goal is set in both languages, errors, warnings and forecast included", async ({
  page,
  context,
  visit,
  site,
  faults,
}) => {
  test.slow();
  for (const status of [400, 422]) allowStatus(faults, status);
  await enter(context, site.url, site.ada.cookie);
  await visit(`${site.url}${PATH}?tab=weight`);
  await speak(page, "es");
  await visit(`${site.url}${PATH}?tab=weight`);
  await page.getByRole("button", { name: "Registrar el peso" }).click();
  await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText(["Escriba su peso"]);
  await page.getByRole("textbox", { name: "Peso", exact: true }).fill("9");
  await page.getByRole("button", { name: "Registrar el peso" }).click();
  await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText([
    "Escriba un peso de 20 a 400 kg (44 a 880 lb), como 82.5",
  ]);
  await page.getByRole("textbox", { name: "Peso", exact: true }).fill("84.1");
  await page.getByRole("button", { name: "Registrar el peso" }).click();
  await expect(page.getByText("Peso registrado").first()).toBeVisible();
  await page.getByLabel("Meta", { exact: true }).fill("50");
  await page.getByLabel("Para cuándo").fill(new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Guardar mi meta" }).click();
  await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText([
    /^Escriba 53\.5 kg o más: menos está por debajo de un peso saludable para su estatura/,
  ]);
  await page.getByLabel("Meta", { exact: true }).fill("60");
  await page.getByLabel("Para cuándo").fill(new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Guardar mi meta" }).click();
  await expect(page.getByText("Su meta se guardó").first()).toBeVisible();
  await expect(page.locator("[data-weight-warning]").first()).toContainText("1 kg (2.2 lb) por semana");
  await expect(page.locator("[data-forecast='too much']")).toContainText("más de 1,000 kcal menos");
  for (const path of [`${PATH}?tab=weight`, `${PATH}?tab=weight&range=5y`]) {
    await expectTranslated(page, visit, site.url + path);
    expect(await unitsLeft(page), path).toEqual([]);
  }

  await page
    .locator("details", { hasText: "تغيير الهدف" })
    .evaluate((details) => ((details as HTMLDetailsElement).open = true));
  await page.getByLabel("الهدف", { exact: true }).fill("78");
  await page.getByLabel("بحلول").fill(new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "حفظ هدفي" }).click();
  await expect(page.locator("[data-forecast=forecast]")).toContainText(/سعرة حرارية في اليوم .* يتوقع النموذج/);
  await expectTranslated(page, visit, `${site.url}${PATH}?tab=weight`);
  await page
    .locator("details", { hasText: "تغيير الهدف" })
    .evaluate((details) => ((details as HTMLDetailsElement).open = true));
  await page.getByLabel("الهدف", { exact: true }).fill("");
  await page.getByLabel("بحلول").fill("");
  await page.getByRole("button", { name: "حفظ هدفي" }).click();
  await expect(page.getByText("أُلغي هدفك").first()).toBeVisible();
});

test("devices and limits are changed in both languages, and say in them what is wrong", async ({
  page,
  context,
  visit,
  site,
  faults,
  scripted,
}) => {
  test.slow();
  allowStatus(faults, 400);
  await enter(context, site.url, site.ada.cookie);
  await visit(`${site.url}${PATH}/devices`);
  await speak(page, "ar");
  await visit(`${site.url}${PATH}/devices`);
  await main(page).getByRole("button", { name: "إضافة الجهاز" }).click();
  await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText([
    "أدخل اسمًا، كاسم الجهاز نفسه",
    "اختر ما يقيسه الجهاز",
  ]);
  expect(await leftInLatin(page)).toEqual([]);
  await main(page).getByLabel("الاسم").fill("ميزان");
  await main(page).getByLabel("الوزن").check();
  await main(page).getByRole("button", { name: "إضافة الجهاز" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ميزان");
  if (scripted) await expect(main(page).getByRole("button", { name: "نسخ" })).toBeVisible();
  await main(page).getByRole("link", { name: "أدخلته" }).click();
  await expectTranslated(page, visit, `${site.url}${PATH}/devices`);
  await main(page).locator("summary").filter({ hasText: "إلغاء ميزان" }).click();
  await main(page).getByRole("button", { name: "نعم، ألغِ هذا الجهاز ميزان" }).click();
  await expect(page.getByText("أُلغي الجهاز").first()).toBeVisible();

  await visit(`${site.url}${PATH}/limits`);
  await expectTranslated(page, visit, `${site.url}${PATH}/limits`);
  await speak(page, "es");
  await visit(`${site.url}${PATH}/limits`);
  const pulse = page.getByRole("group", { name: "Frecuencia cardíaca (lpm)" });
  await pulse.getByLabel("Baja, por debajo de").fill("120");
  await pulse.getByLabel("Muy alta, desde").fill("9");
  await page.getByRole("button", { name: "Guardar los límites" }).click();
  await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText([
    "Debe ser menor que 100, donde empieza «alta»",
    "Escriba un número de 20 a 250 lpm",
  ]);
  await pulse.getByLabel("Baja, por debajo de").fill("55");
  await pulse.getByLabel("Muy alta, desde").fill("");
  await page.getByRole("button", { name: "Guardar los límites" }).click();
  await expect(page.getByText("Los límites se guardaron").first()).toBeVisible();
});

test("a file is imported in both languages, with what was not taken of it", async ({
  page,
  context,
  visit,
  site,
  faults,
}) => {
  test.slow();
  allowStatus(faults, 400);
  // The page asks how far the import is. Remix prints it when that is given up because a button is pressed meanwhile.
  faults.allow(/^console: AbortError: signal is aborted without reason/);
  await enter(context, site.url, site.ben.cookie);
  await visit(`${site.url}${PATH}/import`);
  await expectTranslated(page, visit, `${site.url}${PATH}/import`);
  await main(page).getByRole("button", { name: "قراءة الملف" }).click();
  await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText(["اختر ملفًا أو ألصق نصه"]);
  await main(page).getByLabel("أو نصه").fill("one,two\n1,2\n");
  await main(page).getByRole("button", { name: "قراءة الملف" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("كيف فُهم الملف");
  await expect(main(page)).toContainText("لم يُعثر على عمود للتاريخ");
  await visit(`${site.url}${PATH}/import`);
  await main(page)
    .getByLabel("أو نصه")
    .fill(
      "Date;Time;Weight;Pulse\n3/4/2025;08:00;180,5;64\n3/5/2025;08:00;179,8;fast\nnever;;1;1\n3/6/2025;08:00;9999;66\n",
    );
  await main(page).getByRole("button", { name: "قراءة الملف" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("كيف فُهم الملف");
  await expectTranslated(page, visit, page.url(), ["Date", "Time", "Weight", "Pulse"]);
  expect(await unitsLeft(page)).toEqual([]);
  await speak(page, "es");
  await visit(page.url());
  await expect(page.getByRole("heading", { level: 2, name: "4 mediciones" })).toBeVisible();
  for (const text of [
    "Línea 3: Frecuencia cardíaca: no es un número",
    "No se puede leer la fecha o la hora",
    "Peso: debe estar entre 0.2 y 700 kg",
    "Se tomó primero el mes.",
  ])
    await expect(main(page)).toContainText(text);
  await main(page).getByLabel("Pesos sin unidad").selectOption({ label: "Kilogramos" });
  await main(page).getByRole("button", { name: "Leerlo de nuevo" }).click();
  await expect(main(page).getByRole("row").nth(1)).toContainText("6 de marzo de 2025");
  await main(page).getByRole("button", { name: "Importar 4 mediciones" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Se agregaron 4 mediciones" })).toBeVisible();
  await expectTranslated(page, visit, page.url());
});

test("axe finds nothing at 360 px in Arabic, and nothing can be scrolled sideways", async ({
  page,
  context,
  visit,
  site,
  scripted,
  browser,
  extraHTTPHeaders,
  faults,
}) => {
  test.slow();
  const headers = { ...extraHTTPHeaders, "Accept-Language": "ar" };
  const other = scripted ? null : await scriptlessContext(browser, { baseURL: site.url, headers });
  if (scripted) await page.setExtraHTTPHeaders(headers);
  if (other) await faults.watch(other);
  await enter(other ?? context, site.url, site.ada.cookie);
  const looked = other ? await other.newPage() : page;
  await looked.setViewportSize({ width: 360, height: 800 });
  for (const path of [...TABS, `${PATH}/devices`, `${PATH}/import`, `${PATH}/limits`]) {
    if (other) await looked.goto(site.url + path);
    else await visit(site.url + path);
    await looked.emulateMedia({ reducedMotion: "reduce" });
    expect(await overflow(looked), path).toBe(0);
    expect(await violations(looked), path).toEqual([]);
  }
  await other?.close();
});
