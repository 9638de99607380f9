import { memo, useId, useState, type ReactNode } from "react";
import { lazyComponent, WithScript } from "~/components/lazy-component";
import { useZone } from "~/components/zoned-time";
import { Say, useLanguage, useWords } from "~/components/words";
import { pointMessage, type Chart, type ChartTable } from "~/domain/charts/chart";
import { scale, EXTENT } from "~/domain/charts/scale";
import { anchorAt, haveRoom, timeTicks } from "~/domain/charts/time-ticks";
import { html } from "~/domain/html";
import { LANGUAGES } from "~/domain/language";
import type { Message } from "~/domain/message";
import { formatMoment } from "~/domain/moments";
import type { Unit } from "~/domain/vitals/types";
import { DataTable } from "./data-table";
import { Legend, percent, Plot } from "./plot";
import { unitMessage } from "~/domain/vitals/reading";

const Explorer = lazyComponent(() => import("./chart-explorer"));

type Props = {
  title: string;
  unit: Unit;
  chart: Chart | null;
  /** What the chart shows, in words: under it, and for who cannot see it. */
  text: readonly Message[];
  table: ChartTable;
  /** Whose days the table has, if not the visitor's. */
  children?: ReactNode;
};

/**
 * A chart as the server drew it, with its scales, its legend, what it says in
 * words and the values as a table. With script its points can be asked for
 * their values, by pointing and by keyboard. Drawn again only when it changes:
 * the dashboard around it is, at each live value and heartbeat.
 */
export const LineChart = memo(function LineChart({ title, unit, chart, text, table, children }: Props) {
  const id = useId();
  const zone = useZone();
  const { say } = useWords();
  const language = useLanguage();
  const [active, setActive] = useState<number | null>(null);
  const point = active === null ? undefined : chart?.points[active];
  return (
    <figure
      aria-labelledby={`${id}-title`}
      className={`keep-together m-0 flex flex-col gap-3 card p-5 print:gap-1.5 print:p-3 ${chart ? "" : "self-start"}`}
      data-chart
    >
      <figcaption>
        <h3 id={`${id}-title`} className="text-lg font-bold">
          {title}{" "}
          <span className="text-base font-normal text-muted">
            (<bdi>{say(unitMessage(unit))}</bdi>)
          </span>
        </h3>
      </figcaption>
      {chart ? (
        <>
          <Legend legend={chart.legend} />
          {/* Time runs from left to right whatever the words do. */}
          <div dir="ltr" className="@container grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 pt-1">
            <svg
              aria-hidden="true"
              textAnchor="end"
              className="block h-48 w-full overflow-visible fill-muted text-xs print:h-24"
              dangerouslySetInnerHTML={html`${chart.yTicks.map(({ y, label }) => html`<text x="100%" y="${percent(y)}" dy="0.35em">${label}</text>`)}`}
            />
            <div className="relative">
              <Plot chart={chart} role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} />
              <WithScript>
                <Explorer chart={chart} label={title} unit={unit} zone={zone} active={active} onActive={setActive} />
              </WithScript>
            </div>
            <TimeAxis chart={chart} zone={zone} />
          </div>
          {/* The value asked for takes the place of the words, so that nothing moves. */}
          <div className="grid text-[0.9375rem]">
            <p id={`${id}-text`} className={`col-start-1 row-start-1 ${point ? "invisible" : ""}`}>
              <Say message={text} />
            </p>
            {point && (
              <p data-chart-value className="col-start-1 row-start-1 font-semibold">
                <Say message={pointMessage(point, unit)} />{" "}
                <span className="block font-normal text-muted">{formatMoment(new Date(point.at), zone, language)}</span>
              </p>
            )}
          </div>
          {children}
          <DataTable title={title} table={table} />
        </>
      ) : (
        <p className="text-muted">
          <Say message={text} />
        </p>
      )}
    </figure>
  );
});

/** The time axis on the visitor's clock. Looking for round hours in a zone takes longer than the rest of the chart. */
const TimeAxis = memo(function TimeAxis({ chart: { from, to }, zone }: { chart: Chart; zone: string }) {
  const { say, language } = useWords();
  const x = scale(from, to, 0, EXTENT);
  const ticks = timeTicks(from, to, zone).map(({ at, label }) => ({ at, place: x(at), text: say(label) }));
  const fits = haveRoom(ticks);
  const fitsLarge = haveRoom(ticks, "large text");
  return (
    <svg
      aria-hidden="true"
      className="col-start-2 block h-6 w-full overflow-visible fill-muted text-xs"
      dangerouslySetInnerHTML={html`${ticks.map(({ place, text }, index) => {
        const x = percent(place);
        // Isolated, a label is read in its own direction.
        const label = LANGUAGES[language].direction === "rtl" ? `\u2068${text}\u2069` : text;
        return html`<line x1="${x}" x2="${x}" y1="0" y2="5" class="stroke-field"></line><text x="${x}" y="18" text-anchor="${anchorAt(place)}" class="${fits[index] ? (fitsLarge[index] ? "" : "@max-[11.5rem]:hidden") : "@max-[22rem]:hidden"}">${label}</text>`;
      })}`}
    />
  );
});
