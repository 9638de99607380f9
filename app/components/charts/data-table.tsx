import { useZone, ZoneName } from "~/components/zoned-time";
import { TableScroll } from "~/components/table-scroll";
import { useLanguage, useWords } from "~/components/words";
import type { ChartTable } from "~/domain/charts/chart";
import { html } from "~/domain/html";
import { formatDate, formatMoment } from "~/domain/moments";
import { amountOf } from "~/domain/vitals/reading";

/** A chart's values as a table: for who cannot see it, and for who wants to know exactly. */
export function DataTable({ title, table: { columns, rows } }: { title: string; table: ChartTable }) {
  const { t, say } = useWords("dashboard");
  const language = useLanguage();
  const zone = useZone();
  const moment = (at: Date) => html`<time datetime="${at.toISOString()}">${formatMoment(at, zone, language)}</time>`;
  const inUnit = (cell: string, { unit }: ChartTable["columns"][number]) => (unit ? amountOf(cell, unit) : cell);
  if (rows.length === 0) return null;
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-[0.9375rem] font-medium link">
        <span className="group-open:hidden">{t("Show as a table")}</span>
        <span className="hidden group-open:inline">{t("Hide the table")}</span>
        <span className="sr-only">: {title}</span>
      </summary>
      <TableScroll label={t("{chart} as a table", { chart: title })} className="max-h-80 rounded-lg border border-line">
        <table className="w-full text-[0.9375rem] tabular-nums">
          <caption className="sr-only">{t("{chart}, newest first", { chart: title })}</caption>
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                {typeof rows[0]!.at === "number" ? (
                  <>
                    {t("Time")} <ZoneName />
                  </>
                ) : (
                  t("Day")
                )}
              </th>
              {columns.map(({ label }) => (
                <th key={label.id} scope="col" className="px-3 py-2 text-start font-semibold">
                  {say(label)}
                </th>
              ))}
            </tr>
          </thead>
          {/* A page has dozens of rows, and nothing in them to press. */}
          <tbody
            dangerouslySetInnerHTML={html`${rows.map(
              ({ at, cells }) =>
                html`<tr class="border-t border-line"><th scope="row" class="px-3 py-1.5 text-start font-normal">${typeof at === "number" ? moment(new Date(at)) : formatDate(at, language)}</th>${cells.map((cell, index) => html`<td class="px-3 py-1.5 whitespace-nowrap"><bdi>${say(inUnit(cell, columns[index]!))}</bdi></td>`)}</tr>`,
            )}`}
          />
        </table>
      </TableScroll>
    </details>
  );
}
