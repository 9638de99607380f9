import { randomUUID } from "node:crypto";
import { linkIn } from "../support/mailbox";
import { dateIn } from "./flows/booking";
import { mailsOf, PASSWORD } from "./support/patients";
import { expect, test } from "./support/visit";

test.describe("in Spanish", () => {
  test.use({ locale: "es-MX" });

  test("who registers gets a mail in Spanish, its link leads to a page in Spanish, and a forgotten password is answered in Spanish", async ({
    page,
    visit,
    scripted,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await visit("/register");
    await page.getByLabel("Nombre").fill("Mara");
    await page.getByLabel("Apellido").fill("O’Neill");
    await page.getByLabel("Correo electrónico").fill(email);
    await page.getByLabel("Contraseña").fill(PASSWORD);
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Revise su correo");
    const [mail] = await mailsOf(email, 1, scripted);
    expect(mail!.subject).toBe("Confirme su dirección de correo");
    expect(mail!.text).toMatch(/^Hola, Mara:\n\nGracias por unirse a Kindweight\./);

    await visit(linkIn(mail!));
    await page.getByLabel("Contraseña").fill(PASSWORD);
    await page.getByRole("button", { name: "Confirmar e iniciar sesión" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Le damos la bienvenida, Mara O’Neill" })).toBeVisible();

    await visit("/reset-password");
    await page.getByLabel("Correo electrónico").fill(email);
    await page.getByRole("button", { name: "Enviar el enlace" }).click();
    const [, reset] = await mailsOf(email, 2, scripted);
    expect(reset!.subject).toBe("Elija una contraseña nueva");
  });
});

test.describe("in Arabic", () => {
  test("who asks for an appointment gets a mail from right to left, its page and its cancellation as well", async ({
    page,
    visit,
    scripted,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await visit("/book-appointment");
    await page.getByRole("contentinfo").getByRole("button", { name: "العربية" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await visit("/book-appointment");
    const main = page.getByRole("main");
    await main.getByLabel("الاسم الأول").fill("ليلى");
    await main.getByLabel("اسم العائلة").fill("حداد");
    await main.getByLabel("البريد الإلكتروني").fill(email);
    await main.getByLabel("رقم الهاتف", { exact: true }).fill("312 555 0142 7");
    await main.getByLabel("تاريخ الميلاد").fill("1985-03-27");
    await main.getByLabel("نوع الموعد").selectOption({ label: "زيارة حضورية" });
    await main.getByLabel("التاريخ المفضل").fill(dateIn("America/New_York", 5));
    await main.getByLabel("الوقت المفضل").selectOption({ label: "9:30 ص" });
    await main.getByLabel("سبب الزيارة").fill("أريد أن آكل طعامًا أفضل");
    await main.getByRole("button", { name: "اطلب الموعد" }).click();
    await expect(main.getByRole("heading", { name: "وصلنا طلبك" })).toBeVisible();

    const [mail] = await mailsOf(email, 1, scripted);
    expect(mail!.subject).toMatch(/^تلقينا طلب موعدك \u2068KW-[\w-]+\u2069$/);
    expect(mail!.text).toContain("مرحبًا \u2068ليلى\u2069،\n");
    expect(mail!.text).toMatch(/النوع: \u2068زيارة حضورية\u2069\nالوقت المطلوب: \u2068.*9:30 ص.*\u2069\n/);
    expect(mail!.text).toContain("911");
    expect(mail!.text).not.toContain("طعامًا");

    await visit(`${linkIn(mail!)}?cancel`);
    await main.getByRole("button", { name: "نعم، ألغِ الموعد" }).click();
    await expect(main).toContainText("ملغى");
    const [, cancelled] = await mailsOf(email, 2, scripted);
    expect(cancelled!.subject).toMatch(/^تم إلغاء موعدك /);
  });
});
