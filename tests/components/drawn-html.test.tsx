import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import { expect, test } from "vitest";
import { DataTable } from "~/components/charts/data-table";
import { LineChart } from "~/components/charts/line-chart";
import { Legend, Plot } from "~/components/charts/plot";
import { sayHtml } from "~/components/words";
import type { Chart } from "~/domain/charts/chart";
import { html } from "~/domain/html";
import { message } from "~/domain/message";
import { englishTranslator } from "~/locales/translator";
import { foreignIn } from "../commands/scanners/judge";

const REFERENCES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };

/**
 * What a browser reads of HTML: the texts between its tags, one after the other. Anything that is neither a tag as we
 * write them nor a text fails.
 */
function textsOf(written: string): string[] {
  const TAG = /<\/?[a-zA-Z][\w-]*(?:\s[\w:-]+(?:="[^"<]*")?)*\s*\/?>/y;
  const TEXT = /(?:[^<>&]|&(?:amp|lt|gt|quot|#39|#x27);)+/y;
  const texts: string[] = [];
  for (let at = 0; at < written.length;) {
    TAG.lastIndex = TEXT.lastIndex = at;
    const tag = TAG.exec(written);
    const text = tag ? null : TEXT.exec(written);
    if (!tag && !text) throw new Error(`No HTML of ours: ${written.slice(at, at + 80)}`);
    if (text) texts.push(text[0].replaceAll(/&([\w#]+);/g, (_, name: string) => REFERENCES[name]!));
    at += (tag ?? text)![0].length;
  }
  return texts;
}

const HOSTILE = [
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "' onmouseover='alert(1)",
  "</text></svg><iframe>",
  "</tbody></table><form action=//evil>",
  "&lt;b&gt;",
  "&amp;",
  "&#60;script&#62;",
  "`${alert(1)}`",
  "a\u2028b\u2029c",
  "\u202eabc\u2069",
  "]]>",
  "<!--",
  "-->",
  "\u0000<",
];
const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  fc.string({ unit: "binary", minLength: 1, maxLength: 30 }),
  fc.array(fc.constantFrom(...`<>"'&;/=\`a `), { minLength: 1, maxLength: 20 }).map((all) => all.join("")),
);

/** A message that holds a text. */
const about = (weight: string) => message("Last entry {weight}", { weight });

const chartOf = (labels: readonly string[]): Chart => ({
  ...{
    from: Date.UTC(2026, 10, 1),
    to: Date.UTC(2026, 10, 20),
    band: { y: 10, height: 20 },
    areas: [{ role: "main", path: "M0 0" }],
    lines: [{ role: "plan", path: "M0 0H5" }],
    dots: "M1 1h0",
  },
  ...{
    yTicks: labels.map((label, index) => ({ y: index * 100, label })),
    marks: [{ x: 5, y: 5, severity: "critical" }],
    points: [],
    legend: labels.map((label, index) => ({
      kind: (["main", "band", "dots", "marks"] as const)[index % 4]!,
      label: about(label),
    })),
  },
});

async function render(element: React.ReactElement): Promise<string> {
  const handler = createStaticHandler([{ id: "root", path: "*", loader: () => ({ language: "en" }), element }]);
  const context = await handler.query(new Request("http://kindweight.example/"));
  if (context instanceof Response) throw new Error("The screen answered with a response");
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  );
}

test(
  "whatever a chart's legend, its axis, its table and its words say is text, and nothing of it is HTML",
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), async (labels) => {
        const chart = chartOf(labels);
        const table = {
          columns: labels.map((label) => ({ label: about(label) })),
          rows: [{ at: chart.from, cells: labels }],
        };
        const drawn = await render(
          <>
            <Legend legend={chart.legend} />
            <Plot chart={chart} />
            <DataTable title={labels[0]!} table={table} />
            <LineChart title={labels[0]!} unit="bpm" chart={chart} text={[about(labels[0]!)]} table={table} />
          </>,
        );
        const texts = textsOf(drawn);
        for (const label of labels)
          expect(
            texts.filter((one) => one === label || one === `Last entry ${label}`).length,
            label,
          ).toBeGreaterThanOrEqual(5);
        expect(foreignIn(drawn)).toBeNull();
      }),
      { numRuns: 150 },
    );
  },
);

test("a message as HTML is its text, marked or not, and so is what is put into an attribute", () => {
  fc.assert(
    fc.property(text, (one) => {
      // No language but English is loaded here.
      for (const language of ["en", "es"] as const) {
        const said = sayHtml({ language, say: englishTranslator.say }, about(one));
        expect([textsOf(said.__html), said.__html.includes("lang=")]).toEqual([
          [`Last entry ${one}`],
          language === "es",
        ]);
      }
      const attribute = html`<p title="${one}"></p>`.__html;
      expect(textsOf(attribute)).toEqual([]);
      expect(foreignIn(attribute)).toBeNull();
    }),
  );
});
