import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import { beforeAll, expect, test } from "vitest";
import { InLanguage, VisitorsWords } from "~/components/words";
import { checkInteractions } from "~/domain/interactions/check";
import type { Language } from "~/domain/language";
import { reportIn } from "~/locales/interaction-words.server";
import { loadMessages } from "~/locales/translate";
import { Results } from "../../app/routes/ai-consultation_.interactions/results";

const report = checkInteractions({
  medications: ["warfarina", "ibuprofeno", "omeprazol", "nadie sabe"],
  allergies: ["penicilina"],
});

beforeAll(async () => {
  await loadMessages("es", ["shell", "interactions"]);
  await loadMessages("ar", ["shell", "interactions"]);
});

/** What was checked, told in one language, on the screen of a visitor with another. */
async function html(visitors: Language, told: Language, shown = reportIn("en", report)): Promise<string> {
  const element = (
    <VisitorsWords>
      <InLanguage language={told}>
        <Results report={shown} />
      </InLanguage>
    </VisitorsWords>
  );
  const handler = createStaticHandler([{ id: "root", path: "*", loader: () => ({ language: visitors }), element }]);
  const context = await handler.query(new Request("http://kindweight.example/ai-consultation/interactions"));
  if (context instanceof Response) throw new Error("The screen answered with a response");
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  ).replaceAll("<!-- -->", "");
}

test("a reply without a translation is English from its title to its source, and marked so", async () => {
  const shown = await html("es", "en");
  expect(shown).toMatch(/^<div lang="en" dir="ltr"><section/);
  for (const text of [
    "Interactions found",
    "Serious",
    "What can happen",
    "Could not be checked",
    "Source: US prescribing information",
    "Allergy: ",
  ])
    expect(shown).toContain(text);
  expect(shown).not.toMatch(/Grave|Fuente|Qué puede|Revisado/);
});

test("a reply in the visitor's language is not marked, and says what was typed apart from it", async () => {
  const spanish = await html("es", "es", reportIn("es", report)!);
  expect(spanish).not.toContain("lang=");
  expect(spanish).toContain("<bdi>ibuprofeno</bdi> y <bdi>warfarina</bdi>");
  expect(spanish).toContain("<bdi>nadie sabe</bdi>");
  const arabic = await html("ar", "ar", reportIn("ar", report)!);
  expect(arabic).toContain("<bdi>إيبوبروفين</bdi> (<bdi>ibuprofeno</bdi>) و<bdi>وارفارين</bdi> (<bdi>warfarina</bdi>)");
});

test("Spanish joins names by e before the sound of i", async () => {
  const triple = checkInteractions({
    medications: ["metformin", "Tylenol", "Percocet", "ibuprofen", "indomethacin", "naproxen"],
  });
  const shown = await html("es", "es", reportIn("es", triple)!);
  expect(shown).toContain("<bdi>ibuprofeno</bdi>, <bdi>indometacina</bdi> y <bdi>naproxeno</bdi>");
  const pair = await html(
    "es",
    "es",
    reportIn("es", checkInteractions({ medications: ["spironolactone", "irbesartan"] }))!,
  );
  expect(pair).toContain("<bdi>irbesartán</bdi> y <bdi>espironolactona</bdi> (<bdi>spironolactone</bdi>)");
  const last = await html("es", "es", reportIn("es", checkInteractions({ medications: ["aspirina", "ibuprofeno"] }))!);
  expect(last).toContain("<bdi>aspirina</bdi> e <bdi>ibuprofeno</bdi>");
});

test("an allergy by a kind is said to have been compared with all of that kind, in three languages", async () => {
  const kinds = checkInteractions({ medications: ["metoprolol", "aspirin"], allergies: ["beta blockers"] });
  expect(await html("en", "en", reportIn("en", kinds))).toContain(
    "Compared with all medicines of this kind: beta-blockers.",
  );
  expect(await html("es", "es", reportIn("es", kinds)!)).toContain(
    "Comparada con todos los medicamentos de este tipo: betabloqueadores.",
  );
  expect(await html("ar", "ar", reportIn("ar", kinds)!)).toMatch(/قورنت بكل أدوية هذا النوع: \u2068?حاصرات بيتا/);
});
