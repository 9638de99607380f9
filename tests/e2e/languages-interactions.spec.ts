import type { Page } from "@playwright/test";
import { allowStatus } from "./flows/form";
import { violations } from "./support/axe";
import { expectTranslated, leftInLatin, speak } from "./support/languages";
import { overflow } from "./support/structure";
import { expect, test, type Visit } from "./support/visit";

const PATH = "/ai-consultation/interactions";
const WORDS = {
  es: { medicines: "Medicamentos y suplementos", allergies: "Alergias a medicamentos", check: "Revisar interacciones" },
  ar: { medicines: "الأدوية والمكمّلات", allergies: "الحساسية من الأدوية", check: "فحص التداخلات" },
} as const;
type Spoken = keyof typeof WORDS;

const medicines = (page: Page, language: Spoken) => page.getByLabel(WORDS[language].medicines);
const check = (page: Page, language: Spoken) => page.getByRole("button", { name: WORDS[language].check }).click();
const problems = (page: Page, title: string) =>
  page.getByRole("alert").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const results = (page: Page, outcome: string) => page.locator(`[data-outcome="${outcome}"]`);
/** What is left in Latin letters but brands, enzymes and abbreviations. */
const left = async (page: Page) =>
  (await leftInLatin(page)).filter((text) =>
    /[A-Za-z]{2,}/.test(text.replace(/\u2068[^\u2069]*\u2069|INR|CYP\w+|QT|cGMP|FDA|JAMIA|Phansalkar/g, "")),
  );

async function open(page: Page, visit: Visit, language: Spoken) {
  await visit(PATH);
  await speak(page, language);
  await visit(PATH);
}

test("the screen leaves nothing in English", async ({ page, visit }) => {
  await visit(PATH);
  await expectTranslated(page, visit, PATH);
  await expect(page).toHaveTitle("فحص التداخلات الدوائية · Kindweight");
  await expect(page.getByRole("link", { name: "1-800-222-1222" })).toHaveAttribute("href", "tel:18002221222");
  await expect(page.getByRole("main")).toContainText("911");
});

test("in Spanish: a severe pair, an unknown name with its suggestion, an allergy and nothing at all", async ({
  page,
  visit,
  scripted,
  faults,
}) => {
  allowStatus(faults, 400);
  const sound = async () => expect(scripted ? await violations(page) : []).toEqual([]);
  await open(page, visit, "es");
  await check(page, "es");
  await expect(problems(page, "Hay un problema")).toContainText("Escriba al menos un medicamento");
  await expect(page).toHaveTitle(/^Error: Revisión de interacciones/);

  await medicines(page, "es").fill("warfarina 5 mg\nibuprofeno\nlevotiroxinna\nraíz misteriosa");
  await page.getByLabel(WORDS.es.allergies).fill("polen");
  await check(page, "es");
  const found = results(page, "found");
  await expect(found.getByRole("heading", { name: "Se encontraron interacciones" })).toBeVisible();
  if (scripted) await expect(found).toBeFocused();
  await expect(found).toContainText("2 hallazgos en los 2 medicamentos revisados. 2 nombres no se pudieron revisar.");
  const first = found.locator("[data-severity=major]");
  await expect(first.getByRole("heading")).toHaveText("ibuprofeno y warfarina");
  await expect(first).toContainText("Grave");
  await expect(first).toContainText("Heces negras, sangre en la orina");
  await expect(first).toContainText("Fuente: Información de prescripción de EE. UU. de Coumadin");
  await expect(found.locator("[data-if-meant]")).toHaveText("Esto vale si con levotiroxinna quiso decir levotiroxina.");
  await expect(found.locator("[data-unknown]")).toContainText("Alergia: polen");
  expect(await found.locator("[lang=en]").count()).toBe(0);
  await sound();

  await found.getByRole("button", { name: "levotiroxina", exact: true }).click();
  await expect(medicines(page, "es")).toHaveValue("warfarina 5 mg\nibuprofeno\nlevotiroxina\nraíz misteriosa");
  await expect(page.locator("[data-unknown]")).not.toContainText("levotiroxinna");

  await medicines(page, "es").fill("IMAO\nfentermina");
  await check(page, "es");
  await expect(results(page, "found").locator("[data-severity=contraindicated]")).toContainText(
    "Usted nombró un tipo de medicamento: inhibidores de la MAO.",
  );
  expect(await results(page, "found").locator("[lang=en]").count()).toBe(0);

  await medicines(page, "es").fill("metformina\nlisinopril");
  await check(page, "es");
  await expect(results(page, "none-known")).toContainText(
    "No conocemos ninguna interacción entre los 2 medicamentos revisados. Eso no significa que no la haya.",
  );

  await medicines(page, "es").fill("raíz misteriosa");
  await check(page, "es");
  await expect(results(page, "not-checked")).toContainText("No se pudo revisar nada");
  await expect(page.getByText("Ninguna interacción conocida")).toHaveCount(0);
  await sound();
});

test("in Arabic, right to left: never together, an allergy, brand names, an unknown name and a refusal", async ({
  page,
  visit,
  scripted,
  faults,
}) => {
  allowStatus(faults, 400);
  const sound = async () => expect(scripted ? await violations(page) : []).toEqual([]);
  await open(page, visit, "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await medicines(page, "ar").fill(Array(51).fill("أسبرين").join("\n"));
  await check(page, "ar");
  await expect(problems(page, "هناك مشكلة")).toContainText("اكتب 50 دواءً على الأكثر");

  await medicines(page, "ar").fill("مميع الدم\nإيبوبروفين\nمضاد حيوي");
  await check(page, "ar");
  await expect(results(page, "found").locator("[data-holds]").first()).toContainText(
    /ذكرتَ نوعًا من الأدوية: \u2068مميعات الدم\u2069\./,
  );
  await expect(page.locator("[data-unknown]")).toContainText("أي واحد هو؟");
  expect(await left(page)).toEqual([]);

  await medicines(page, "ar").fill("فياجرا ٥٠ ملغ\nنيتروغليسرين\nالأوجمنتين\nجذر غامض");
  await page.getByLabel(WORDS.ar.allergies).fill("حساسية من البنسلين");
  await check(page, "ar");
  const found = results(page, "found");
  await expect(found.getByRole("heading", { name: "وُجدت تداخلات" })).toBeVisible();
  const pair = found.locator("[data-severity=contraindicated]").filter({ hasText: "نيتروغليسرين" });
  await expect(pair).toContainText("لا يُجمع بينهما");
  await expect(pair).toContainText("لا تتناولهما معًا");
  await expect(pair).toContainText("اتصل بالرقم 911");
  await expect(pair).toContainText("لا نترات لمدة 24 ساعة (48 بعد تادالافيل)");
  await expect(found.locator("[data-severity=contraindicated]").filter({ hasText: "مع حساسيتك" })).toContainText(
    "أموكسيسيلين",
  );
  await expect(found.locator("[data-unknown]")).toContainText("جذر غامض");
  expect(await left(page)).toEqual([]);
  expect(await found.locator("[lang=en]").count()).toBe(0);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await overflow(page)).toBe(0);
  await sound();
});

test("names of any language are understood on a page of any other", async ({ page, visit }) => {
  await open(page, visit, "ar");
  await medicines(page, "ar").fill("jugo de toronja\nsimvastatin");
  await check(page, "ar");
  await expect(results(page, "found").locator("[data-severity]").first()).toContainText("جريب فروت");
  await speak(page, "en");
  await visit(PATH);
  await page.getByLabel("Medicines and supplements").fill("وارفارين، أسبرين");
  await page.getByRole("button", { name: "Check Interactions" }).click();
  await expect(results(page, "found").locator("[data-severity]").first()).toContainText(
    "aspirin (أسبرين) and warfarin (وارفارين)",
  );
});

test("the number to call stands in one piece, on any width and in any language", async ({ page, visit }) => {
  const number = page.getByRole("main").locator('a[href="tel:18002221222"]');
  for (const language of ["ar", "es"] as const) {
    await open(page, visit, language);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await number.evaluate((link) => link.getClientRects().length), `${language} ${width}`).toBe(1);
    }
  }
});
