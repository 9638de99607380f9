import { sayHtml, useWords } from "~/components/words";
import type { Chart, ChartRole } from "~/domain/charts/chart";
import { EXTENT } from "~/domain/charts/scale";
import { html, type Html } from "~/domain/html";

/** Positions are per cent of whatever size the chart has, so that words and strokes keep theirs. */
export const percent = (place: number) => `${Math.round((place / EXTENT) * 10_000) / 100}%`;

/** Told apart by colour and by stroke. */
const STROKES: Record<ChartRole, string> = {
  main: "stroke-action stroke-2",
  second: "stroke-second stroke-2 [stroke-dasharray:7_4]",
  plan: "stroke-muted stroke-[1.5] [stroke-dasharray:2_4]",
  forecast: "stroke-second stroke-2",
};
const AREAS: Record<ChartRole, string> = {
  main: "fill-action/15",
  second: "fill-second/15",
  plan: "fill-muted/15",
  forecast: "fill-second/20",
};

const MARK = "M0-6 6 0 0 6-6 0Z";
const MARK_LOOKS = { critical: "fill-danger stroke-surface", warning: "fill-surface stroke-warn" } as const;

/** A path of the plot, whose stroke keeps its width however the plot is stretched. */
const stroke = (path: string, looks: string) =>
  html`<path d="${path}" vector-effect="non-scaling-stroke" stroke-linecap="round" stroke-linejoin="round" class="${looks}"></path>`;

function drawing({ yTicks, band, areas, lines, dots, marks }: Chart): Html {
  return html`${band ? html`<rect x="0" width="100%" y="${percent(band.y)}" height="${percent(band.height)}" class="fill-tint"></rect>` : ""}<svg viewBox="0 0 ${EXTENT} ${EXTENT}" preserveAspectRatio="none" width="100%" height="100%" class="overflow-visible fill-none">${[
    stroke(yTicks.map(({ y }) => `M0 ${y}H${EXTENT}`).join(""), "stroke-line"),
    ...areas.map(({ role, path }) => html`<path d="${path}" class="${AREAS[role]}"></path>`),
    ...lines.map(({ role, path }) => stroke(path, STROKES[role])),
    ...(dots ? [stroke(dots, "stroke-action stroke-[5]")] : []),
  ]}</svg>${marks.map(({ x, y, severity }) => html`<svg x="${percent(x)}" y="${percent(y)}" data-chart-mark="${severity}" class="overflow-visible"><path d="${MARK}" class="stroke-2 ${MARK_LOOKS[severity]}"></path></svg>`)}`;
}

/** What is drawn of a chart. Nothing here depends on the reader's clock. */
export function Plot({ chart, ...svg }: { chart: Chart } & React.SVGAttributes<SVGSVGElement>) {
  return (
    <svg {...svg} className="block h-48 w-full overflow-visible print:h-24" dangerouslySetInnerHTML={drawing(chart)} />
  );
}

const SAMPLES = {
  band: html`<rect width="24" height="12" class="fill-tint stroke-line"></rect>`,
  dots: html`<circle cx="12" cy="6" r="3" class="fill-action"></circle>`,
  marks: html`<path d="M12 0 18 6 12 12 6 6Z" class="fill-surface stroke-warn stroke-2"></path>`,
};

/** What the colours and strokes mean. */
export function Legend({ legend }: Pick<Chart, "legend">) {
  const words = useWords();
  return (
    <ul
      className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted"
      dangerouslySetInnerHTML={html`${legend.map(({ kind, label }) => {
        const sample =
          kind in SAMPLES
            ? SAMPLES[kind as keyof typeof SAMPLES]
            : html`<path d="M1 6H23" class="${STROKES[kind as ChartRole]}"></path>`;
        return html`<li class="flex items-center gap-2"><svg viewBox="0 0 24 12" aria-hidden="true" class="h-3 w-6 shrink-0 fill-none">${sample}</svg>${sayHtml(words, label)}</li>`;
      })}`}
    />
  );
}
