import { Moment } from "~/components/moment";
import type { ChartTable } from "~/domain/charts/chart";
import { formatDate } from "~/domain/moments";

/** A chart's values as a table: for who cannot see it, and for who wants to know exactly. */
export function DataTable({ title, table: { columns, rows } }: { title: string; table: ChartTable }) {
  if (rows.length === 0) return null;
  return (
    <details className="group">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-[0.9375rem] font-medium">
        <span className="group-open:hidden">Show as a table</span>
        <span className="hidden group-open:inline">Hide the table</span>
        <span className="sr-only">: {title}</span>
      </summary>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard, too */}
      <div role="region" aria-label={`${title} as a table`} tabIndex={0} className="max-h-80 overflow-auto rounded-lg border border-line">
        <table className="w-full text-left text-[0.9375rem] tabular-nums">
          <caption className="sr-only">{title}, newest first</caption>
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th scope="col" className="px-3 py-2 font-semibold">
                {typeof rows[0]!.at === "number" ? "Time" : "Day"}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ at, cells }, index) => (
              <tr key={index} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 font-normal">
                  {typeof at === "number" ? <Moment at={new Date(at)} /> : formatDate(at)}
                </th>
                {cells.map((cell, column) => (
                  <td key={column} className="px-3 py-1.5 whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
