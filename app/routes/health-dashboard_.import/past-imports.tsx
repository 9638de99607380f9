import { DateAndTime, VisitorZone } from "~/components/zoned-time";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { IMPORT_STATE_WORDS, type ImportState } from "~/domain/vitals/import-states";

export type PastImport = { id: string; state: ImportState; added: number; createdAt: Date };

/** What was imported lately: each leads to its page, where it can be undone. */
export function PastImports({ imports }: { imports: readonly PastImport[] }) {
  const { t, count } = useWords("dashboard");
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="past-title" className="mt-8 border-t border-line pt-6">
      <h2 id="past-title" className="text-xl font-bold">
        {t("Imported lately")}
      </h2>
      <VisitorZone asked={null}>
        <ul className="mt-2 divide-y divide-line">
          {imports.map(({ id, state, added, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <DateAndTime at={createdAt} />
              <Link className="inline-flex min-h-11 items-center link" to={`/health-dashboard/import/${id}`}>
                {state === "done" ? count("readingAdded", added) : t(IMPORT_STATE_WORDS[state])}
              </Link>
            </li>
          ))}
        </ul>
      </VisitorZone>
    </section>
  );
}
