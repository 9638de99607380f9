import type { Page } from "@playwright/test";
import { SUGGESTED_QUESTIONS } from "~/domain/assistant/chat";
import { proves } from "../support/clauses";
import { allowStatus } from "./flows/form";
import { violations, scriptlessContext } from "./support/axe";
import { expectTranslated, leftInLatin, speak } from "./support/languages";
import { overflow } from "./support/structure";
import { expect, test, TOAST_REGION, type Visit } from "./support/visit";

const SCREEN = "/ai-consultation";
const NEW_CHAT = `${SCREEN}?conversation=new`;
const main = (page: Page) => page.getByRole("main");
const messages = (page: Page) => page.getByRole("log").getByRole("listitem");
/** The text of a reply, in the element that says its language. */
const reply = (page: Page) => messages(page).last().locator("p.whitespace-pre-line");

/** Opens a page of the assistant's in a language. */
async function open(page: Page, visit: Visit, language: "es" | "ar", path = SCREEN) {
  await visit("/emergency");
  await speak(page, language);
  await visit(path);
}

/** Adds a symptom and has it analysed, by the names of the buttons. */
async function analyze(
  page: Page,
  symptom: string,
  names: { symptom: string; add: string; analyze: string; done: string },
) {
  await main(page).getByLabel(names.symptom, { exact: true }).fill(symptom);
  await main(page).getByRole("button", { name: names.add, exact: true }).click();
  await main(page).getByRole("button", { name: names.analyze }).click();
  await expect(main(page).getByRole("heading", { name: names.done })).toBeVisible();
  // A toast fades in, and what fades has no contrast yet.
  const dismiss = page.locator(TOAST_REGION).getByRole("button");
  if (await dismiss.first().isVisible()) await dismiss.first().click();
  await expect(dismiss).toHaveCount(0);
}

const SPANISH = { symptom: "Síntoma", add: "Agregar", analyze: "Analizar con IA", done: "Qué se recomienda hacer" };
const ARABIC = { symptom: "العَرَض", add: "إضافة", analyze: "التحليل بالذكاء الاصطناعي", done: "الإجراءات الموصى بها" };

/** Of what is left in Latin letters, what is not the patient's own word. */
const left = async (page: Page, ...own: string[]) => (await leftInLatin(page)).filter((text) => !own.includes(text));

test.describe("the assistant in Spanish and Arabic", () => {
  test(
    "its screens leave nothing in English, and say in what one can write",
    proves("CHAT-01"),
    async ({ page, visit }) => {
      test.slow();
      await visit(SCREEN);
      for (const path of [
        SCREEN,
        NEW_CHAT,
        "/ai-consultation/conversations",
        `${SCREEN}?conversation=00000000-0000-4000-8000-000000000000`,
      ])
        await expectTranslated(page, visit, path);
      await open(page, visit, "es", NEW_CHAT);
      await expect(page).toHaveTitle("Nutrición con IA · Kindweight");
      await expect(page.locator("#entry-hint")).toContainText("Puede escribir en español o en inglés.");
      await expect(messages(page)).toHaveCount(1);
      await expect(messages(page)).toContainText("no puedo examinarle y puedo equivocarme");
      await expect(main(page).getByRole("button", { name: /^¿|^Me duele/ })).toHaveCount(SUGGESTED_QUESTIONS.length);
      // Whoever reads English is told nothing about it.
      await speak(page, "en");
      await visit(SCREEN);
      await expect(page.locator("#entry-hint")).toHaveText(
        "One at a time, in your own words, for example “headache since this morning”.",
      );
    },
  );

  test("an emergency is told in Spanish: whom to call first, then what to do", async ({ page, visit, scripted }) => {
    await open(page, visit, "es");
    await analyze(page, "crushing chest pain and sweating", SPANISH);
    const panel = page.getByRole("alert").filter({ hasText: "Llame al 911 ahora" });
    await expect(panel).toContainText(
      "Llame ahora al 911 o a su número local de emergencias. No conduzca usted, y no espere a una cita.",
    );
    await expect(panel).not.toHaveAttribute("lang");
    await expect(panel.getByRole("link", { name: "Llamar al 911" })).toHaveAttribute("href", "tel:911");
    await expect(main(page)).toContainText(
      "Puede tratarse de un infarto de corazón: lo que describe tiene que valorarse ahora mismo.",
    );
    await expect(main(page)).toContainText("mastique una aspirina para adultos mientras espera");
    await expect(main(page)).toContainText("Infarto de corazón (síndrome coronario agudo, infarto de miocardio)");
    await expect(main(page).getByText("Emergencia", { exact: true })).toBeVisible();
    await expect(main(page)).toContainText("No espere. Llame al 911 ahora.");
    if (scripted) expect(await violations(page)).toEqual([]);
  });

  test("who writes Spanish on the English page is answered in Spanish, and the page says where that is", async ({
    page,
    visit,
    scripted,
  }) => {
    await visit(SCREEN);
    await analyze(page, "Me duele mucho el pecho y me falta el aire", {
      symptom: "Symptom",
      add: "Add",
      analyze: "Analyze with AI",
      done: "Recommended actions",
    });
    const panel = page.getByRole("alert").filter({ hasText: "Llame al 911 ahora" });
    await expect(panel).toHaveAttribute("lang", "es");
    await expect(
      main(page).getByRole("list").filter({ hasText: "mastique una aspirina para adultos" }),
    ).toHaveAttribute("lang", "es");
    if (scripted) expect(await violations(page)).toEqual([]);

    await visit(NEW_CHAT);
    await main(page).getByLabel("Your message").fill("¿Cómo puedo dormir mejor? Me despierto todas las noches");
    await main(page).getByRole("button", { name: "Send", exact: true }).click();
    await expect(reply(page)).toContainText("La mayoría de los adultos necesita de 7 a 9 horas.");
    await expect(reply(page)).toHaveAttribute("lang", "es");
    await main(page).getByLabel("Your message").fill("And what should I eat in the evening?");
    await main(page).getByRole("button", { name: "Send", exact: true }).click();
    await expect(messages(page)).toHaveCount(5);
    await expect(reply(page)).not.toHaveAttribute("lang");
  });

  test("and in Arabic, from right to left; thoughts of suicide lead to 988", async ({ page, visit, scripted }) => {
    await open(page, visit, "ar");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await analyze(page, "I want to kill myself", ARABIC);
    const panel = page.getByRole("alert").filter({ hasText: "988" });
    await expect(panel).toContainText("اتصل بالرقم 988 أو أرسل إليه رسالة نصية الآن");
    await expect(panel.getByRole("link").first()).toHaveAttribute("href", "tel:988");
    await expect(panel.getByRole("link", { name: "الاتصال بالرقم 911" })).toHaveAttribute("href", "tel:911");
    expect(await left(page, "I want to kill myself")).toEqual([]);
    if (scripted) expect(await violations(page)).toEqual([]);
  });

  test("what can wait is told whole, with what is asked next", async ({ page, visit, scripted }) => {
    await open(page, visit, "ar");
    await analyze(page, "sneezing", ARABIC);
    await expect(main(page).getByText("اعتيادي", { exact: true })).toBeVisible();
    await expect(main(page)).toContainText("نزلة البرد الشائعة");
    await expect(main(page).getByRole("heading", { name: "أسئلة إضافية" })).toBeVisible();
    await expect(main(page)).toContainText("هل ينطبق عليك ما يلي:");
    expect(await left(page, "sneezing")).toEqual([]);
    await expect(main(page).getByText("sneezing", { exact: true }).first()).toHaveAttribute("dir", "auto");
    if (scripted) expect(await violations(page)).toEqual([]);
    await open(page, visit, "es");
    await analyze(page, "sneezing", SPANISH);
    await expect(main(page)).toContainText("Resfriado común (infección viral de las vías respiratorias altas)");
    await expect(main(page)).toContainText("¿Desde cuándo tiene esto? ¿Empezó de repente?");
  });

  test("a question that is suggested gets its reply in the language, which keeps it", async ({
    page,
    visit,
    scripted,
  }) => {
    await open(page, visit, "es", NEW_CHAT);
    await main(page).getByRole("button", { name: "¿Cómo puedo mejorar la calidad de mi sueño?" }).click();
    await expect(main(page).getByLabel("Su mensaje")).toHaveValue("¿Cómo puedo mejorar la calidad de mi sueño?");
    await main(page).getByRole("button", { name: "Enviar", exact: true }).click();
    await expect(reply(page)).toContainText("La mayoría de los adultos necesita de 7 a 9 horas.");
    await expect(messages(page).last()).toContainText("Asistente incorporado");
    await expect(reply(page)).not.toHaveAttribute("lang");
    await expect(messages(page).nth(1).locator("p.whitespace-pre-line")).toHaveAttribute("dir", "auto");
    // In another language it stays what it was, and says so.
    await speak(page, "ar");
    await visit(SCREEN);
    await expect(reply(page)).toHaveAttribute("lang", "es");
    await expect(reply(page)).toHaveAttribute("dir", "ltr");
    await expect(reply(page)).toContainText("La mayoría de los adultos");
    if (scripted) expect(await violations(page)).toEqual([]);
    await speak(page, "en");
    await visit(SCREEN);
    await expect(reply(page)).toHaveAttribute("lang", "es");

    await speak(page, "ar");
    await visit("/ai-consultation/conversations");
    await expect(main(page)).toContainText("رسالتان");
    await main(page).getByRole("link", { name: /^حذف/ }).click();
    await main(page).getByRole("button", { name: "حذف المحادثة" }).click();
    await expect(page.getByText("حُذفت المحادثة").first()).toBeVisible();
    await expect(main(page)).toContainText("لا توجد محادثات بعد.");
    expect(await left(page)).toEqual([]);
  });

  test("an emergency in the chat comes first, in Arabic, and an answer that we cannot say whole comes in English and says so", async ({
    page,
    visit,
  }) => {
    await open(page, visit, "ar", NEW_CHAT);
    const send = async (text: string) => {
      await main(page).getByLabel("رسالتك").fill(text);
      await main(page).getByRole("button", { name: "إرسال", exact: true }).click();
      await expect(messages(page).last()).toContainText("المساعد المدمج");
    };
    await send("Make me a meal plan. I avoid rutabaga.");
    await expect(reply(page)).toHaveAttribute("lang", "en");
    await expect(reply(page)).toHaveAttribute("dir", "ltr");
    await expect(reply(page)).toContainText("no rutabaga");
    await send("I have crushing chest pain and I am sweating");
    await expect(page.getByRole("alert").filter({ hasText: "911" })).toContainText(
      "اتصل الآن بالرقم 911 أو برقم الطوارئ المحلي.",
    );
    await expect(reply(page)).toContainText("قد تكون هذه حالة طارئة.");
    await expect(reply(page)).not.toHaveAttribute("lang");
    // The panel is there again with the page, and in whatever language it is read.
    await speak(page, "es");
    await visit(SCREEN);
    await expect(page.getByRole("alert").filter({ hasText: "911" })).toContainText("Llame al 911 ahora");
    await expect(reply(page)).toHaveAttribute("lang", "ar");
    await expect(reply(page)).toHaveAttribute("dir", "rtl");
  });

  test("what is refused is refused in the language, where it stands", async ({ page, visit, scripted, faults }) => {
    allowStatus(faults, 400);
    await open(page, visit, "es", NEW_CHAT);
    await main(page).getByLabel("Su mensaje").fill("a".repeat(4_001));
    await main(page).getByRole("button", { name: "Enviar", exact: true }).click();
    await expect(page.locator("#message-error")).toHaveText("Error: Use 4,000 caracteres como máximo");
    if (!scripted) await expect(page).toHaveTitle("Error: Nutrición con IA · Kindweight");
    await open(page, visit, "es");
    if (scripted) {
      await main(page).getByLabel(/^Edad/).press("Enter");
      await expect(page.locator(TOAST_REGION)).toContainText("Agregue al menos un síntoma para analizar.");
    } else {
      await main(page).getByRole("button", { name: "Analizar con IA" }).click();
      await expect(main(page)).toContainText("No hay síntomas");
      await expect(main(page)).toContainText("Agregue al menos un síntoma para analizar.");
    }
  });
});

test("axe finds nothing at 360 px in Arabic, and the page cannot be scrolled sideways", async ({
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
  for (const path of [NEW_CHAT, "/ai-consultation/conversations"]) {
    if (context) await looked.goto(path);
    else await visit(path);
    await looked.emulateMedia({ reducedMotion: "reduce" });
    expect(await overflow(looked)).toBe(0);
    expect(await violations(looked)).toEqual([]);
  }
  await context?.close();
});
