import { Said } from "~/components/words";
import type { Chart, ChartRole } from "~/domain/charts/chart";
import { EXTENT } from "~/domain/charts/scale";

/** Positions are per cent of whatever size the chart has, so that words and strokes keep theirs. */
export const percent = (place: number) => `${Math.round((place / EXTENT) * 10_000) / 100}%`;

/** Told apart by colour and by stroke. */
const STROKES: Record<ChartRole, string> = {
  main: "stroke-action stroke-2",
  second: "stroke-second stroke-2 [stroke-dasharray:7_4]",
  plan: "stroke-muted stroke-[1.5] [stroke-dasharray:2_4]",
  forecast: "stroke-second stroke-2",
};
const AREAS: Record<ChartRole, string> = { main: "fill-action/15", second: "fill-second/15", plan: "fill-muted/15", forecast: "fill-second/20" };

const MARK = "M0-6 6 0 0 6-6 0Z";
const MARK_LOOKS = { critical: "fill-danger stroke-surface", warning: "fill-surface stroke-warn" } as const;

/** What is drawn of a chart. Nothing here depends on the reader's clock. */
export function Plot({ chart, ...svg }: { chart: Chart } & React.SVGAttributes<SVGSVGElement>) {
  const { yTicks, band, areas, lines, dots, marks } = chart;
  return (
    <svg {...svg} className="block h-48 w-full overflow-visible">
      {band && <rect x="0" width="100%" y={percent(band.y)} height={percent(band.height)} className="fill-tint" />}
      <svg viewBox={`0 0 ${EXTENT} ${EXTENT}`} preserveAspectRatio="none" width="100%" height="100%" className="overflow-visible fill-none">
        <path d={yTicks.map(({ y }) => `M0 ${y}H${EXTENT}`).join("")} vectorEffect="non-scaling-stroke" className="stroke-line" />
        {areas.map(({ role, path }, index) => (
          <path key={index} d={path} className={AREAS[role]} />
        ))}
        {lines.map(({ role, path }, index) => (
          <path key={index} d={path} vectorEffect="non-scaling-stroke" strokeLinecap="round" strokeLinejoin="round" className={STROKES[role]} />
        ))}
        {dots && <path d={dots} vectorEffect="non-scaling-stroke" strokeLinecap="round" className="stroke-action stroke-[5]" />}
      </svg>
      {marks.map(({ x, y, severity }, index) => (
        <svg key={index} x={percent(x)} y={percent(y)} data-chart-mark={severity} className="overflow-visible">
          <path d={MARK} className={`stroke-2 ${MARK_LOOKS[severity]}`} />
        </svg>
      ))}
    </svg>
  );
}

/** What the colours and strokes mean. */
export function Legend({ legend }: Pick<Chart, "legend">) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {legend.map(({ kind, label }) => (
        <li key={kind} className="flex items-center gap-2">
          <svg viewBox="0 0 24 12" aria-hidden="true" className="h-3 w-6 shrink-0 fill-none">
            {kind === "band" ? (
              <rect width="24" height="12" className="fill-tint stroke-line" />
            ) : kind === "dots" ? (
              <circle cx="12" cy="6" r="3" className="fill-action" />
            ) : kind === "marks" ? (
              <path d="M12 0 18 6 12 12 6 6Z" className="fill-surface stroke-warn stroke-2" />
            ) : (
              <path d="M1 6H23" className={STROKES[kind]} />
            )}
          </svg>
          <Said text={label} />
        </li>
      ))}
    </ul>
  );
}
