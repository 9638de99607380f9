import { formatCount, plural } from "~/domain/format";
import type { RefusedLine } from "~/domain/vitals/csv-readings";

/** Lines that were not taken, each with the reason. @param count of all of them, where `lines` are some. */
export function RefusedLines({ lines, count }: { lines: readonly RefusedLine[]; count: number }) {
  if (lines.length === 0) return null;
  const others = count - lines.length;
  return (
    <section aria-labelledby="refused-title" className="card p-5 sm:p-8">
      <h2 id="refused-title" className="text-xl font-bold">
        {plural(count, "line")} not taken
      </h2>
      <ul className="mt-2 space-y-1">
        {lines.map(({ line, reason }, index) => (
          <li key={index}>
            {line > 0 && <>Line {formatCount(line)}: </>}
            {reason}
          </li>
        ))}
        {others > 0 && <li>{formatCount(others)} more</li>}
      </ul>
    </section>
  );
}
