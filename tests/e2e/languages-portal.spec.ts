import type { Page } from "@playwright/test";
import { dateIn } from "./flows/booking";
import { allowStatus } from "./flows/form";
import { scriptlessContext, violations } from "./support/axe";
import { test as empty } from "./support/empty-site";
import { expectTranslated, leftInLatin, speak } from "./support/languages";
import { becomePatient } from "./support/patients";
import { overflow } from "./support/structure";
import { expect, test } from "./support/visit";

const TABS = [
  "/patient-portal",
  ...["health-summary", "appointments", "medications", "documents"].map((tab) => `/patient-portal?tab=${tab}`),
];
const main = (page: Page) => page.getByRole("main");

test.describe("the portal in Spanish and Arabic", () => {
  test("the sample record, tab by tab, its visit and its log leave nothing in English", async ({ page, visit }) => {
    test.slow();
    await visit("/patient-portal");
    for (const path of [
      ...TABS,
      "/patient-portal?tab=appointments&page=99",
      "/patient-portal/visits/1",
      "/patient-portal/accesses",
    ])
      await expectTranslated(page, visit, path);
    await visit("/patient-portal");
    await expect(page).toHaveTitle("بوابة المريض · Kindweight");
    await expect(main(page).getByText("هذا سجل نموذجي")).toBeVisible();
    await expect(
      page.getByRole("region", { name: "أحدث العلامات الحيوية" }).getByText("معدل ضربات القلب"),
    ).toBeVisible();
    await expect(page.locator("[data-sample-alert]")).toHaveCount(3);
    await visit("/patient-portal/visits/1");
    await expect(main(page).getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
    await expect(main(page)).toContainText("ألم في الصدر، أو صعوبة في التنفس");
  });

  test("from right to left the arrow keys go the other way round @js", async ({ page, visit }) => {
    await visit("/patient-portal");
    await speak(page, "ar");
    await visit("/patient-portal");
    const tab = (name: string) => page.getByRole("tab", { name, exact: true });
    await tab("نظرة عامة").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(tab("الملخص الصحي")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tab("نظرة عامة")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/tab=health-summary$/);
    await expect(page).toHaveTitle("الملخص الصحي · بوابة المريض · Kindweight");
    await expect(page.getByRole("heading", { name: "التاريخ الطبي" })).toBeVisible();
    expect(await leftInLatin(page)).toEqual([]);
  });

  test("a patient’s own record: what they type, ask for and upload, errors included", async ({
    page,
    visit,
    scripted,
    faults,
  }) => {
    test.slow();
    for (const status of [400, 422]) allowStatus(faults, status);
    await becomePatient({ page, visit, scripted });
    await speak(page, "es");

    await visit("/patient-portal/details");
    await main(page).getByLabel("Estatura").fill("alta");
    await main(page).getByRole("button", { name: "Guardar mis datos" }).click();
    await expect(page.locator("[data-error-summary]").getByRole("link")).toHaveText([
      "Escriba una estatura como 170 cm o 5'7\"",
    ]);
    await expect(page).toHaveTitle("Error: Mis datos · Kindweight");
    await main(page).getByLabel("Estatura").fill("5'7\"");
    await main(page).getByLabel("Género").selectOption({ label: "Femenino" });
    await main(page).getByRole("button", { name: "Guardar mis datos" }).click();
    await expect(page.getByText("Sus datos se guardaron").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Le damos la bienvenida, Mara O’Neill" })).toBeVisible();

    await visit("/book-appointment");
    await main(page).getByLabel("Número de teléfono").fill("312 555 0142");
    await main(page).getByLabel("Fecha de nacimiento").fill("1985-03-27");
    await main(page).getByLabel("Tipo de cita").selectOption({ label: "Visita en persona" });
    await main(page).getByLabel("Fecha preferida").fill(dateIn("America/New_York", 5));
    await main(page).getByLabel("Hora preferida").selectOption({ label: "9:30 a. m." });
    await main(page).getByLabel("Motivo de la consulta").fill("Quiero comer mejor");
    await main(page).getByRole("button", { name: "Solicitar cita" }).click();
    await expect(main(page).getByRole("heading", { name: "Tenemos su solicitud" })).toBeVisible();

    await visit("/patient-portal?tab=documents");
    const files = [
      { name: "Valores de sangre.txt", mimeType: "text/plain", buffer: Buffer.from("LDL 112 mg/dL\n") },
      { name: "vacío.txt", mimeType: "text/plain", buffer: Buffer.alloc(0) },
    ];
    await main(page).getByRole("button", { name: "Subir", exact: true }).click();
    await expect(main(page).getByText("Primero elija un archivo.").first()).toBeVisible();
    await main(page).locator("input[type=file]").setInputFiles(files);
    await main(page).getByRole("button", { name: "Subir", exact: true }).click();
    await expect(
      main(page)
        .getByText(/El archivo está vacío\./)
        .first(),
    ).toBeVisible();
    await expect(main(page).getByRole("list", { name: "Documentos", exact: true })).toContainText(
      "Texto sin formato, 14 bytes, agregado:",
    );
    if (!scripted) await expect(main(page).getByRole("alert")).toContainText("Documento guardado, 1 archivo no");

    for (const path of [...TABS, "/patient-portal/details", "/patient-portal/accesses"])
      await expectTranslated(page, visit, path);
    await visit("/patient-portal?tab=appointments");
    await expect(page.locator("[data-request]")).toContainText("بانتظار ردنا");
    await visit("/patient-portal/accesses");
    await expect(page.locator("[data-access]").first()).toContainText("قراءة: قائمة الاطّلاع على السجل");

    await visit("/patient-portal?tab=documents");
    const address = (await main(page).getByRole("link", { name: "حذف Valores de sangre.txt" }).getAttribute("href"))!;
    await expectTranslated(page, visit, address);
    await main(page).getByRole("button", { name: "حذف المستند" }).click();
    await expect(page.getByText("لم يعد موجودًا في سجلك.").first()).toBeVisible();
    await expect(main(page)).toContainText("لا توجد مستندات في هذا السجل بعد.");
  });

  test("axe finds nothing at 360 px, and nothing can be scrolled sideways", async ({
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
    for (const path of [...TABS, "/patient-portal/visits/1", "/patient-portal/accesses"]) {
      if (context) await looked.goto(path);
      else await visit(path);
      await looked.emulateMedia({ reducedMotion: "reduce" });
      expect(await overflow(looked), path).toBe(0);
      expect(await violations(looked), path).toEqual([]);
    }
    await context?.close();
  });
});

empty("the portal without any record says so in the visitor’s language", async ({ page, emptySite }) => {
  await page.goto(`${emptySite}/patient-portal`);
  await speak(page, "es");
  await page.goto(`${emptySite}/patient-portal`);
  await expect(page.getByRole("heading", { level: 2, name: "Inicie sesión para ver su expediente" })).toBeVisible();
  await speak(page, "ar");
  await page.goto(`${emptySite}/patient-portal`);
  expect(await leftInLatin(page)).toEqual([]);
});
