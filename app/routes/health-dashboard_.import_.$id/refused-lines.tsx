import { Say, useWords } from "~/components/words";
import { formatCount } from "~/domain/format";
import type { RefusedLine } from "~/domain/vitals/csv-readings";

/** Lines that were not taken, each with the reason. @param count of all of them, where `lines` are some. */
export function RefusedLines({ lines, count: all }: { lines: readonly RefusedLine[]; count: number }) {
  const { t, count } = useWords("dashboard");
  if (lines.length === 0) return null;
  const others = all - lines.length;
  return (
    <section aria-labelledby="refused-title" className="card p-5 sm:p-8">
      <h2 id="refused-title" className="text-xl font-bold">
        {count("lineNotTaken", all)}
      </h2>
      <ul className="mt-2 space-y-1">
        {lines.map(({ line, reason }, index) => (
          <li key={index}>
            {line > 0 && `${t("Line {number}:", { number: formatCount(line) })} `}
            <Say message={reason} />
          </li>
        ))}
        {others > 0 && <li>{count("more", others)}</li>}
      </ul>
    </section>
  );
}
