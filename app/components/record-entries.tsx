import type { ReactNode } from "react";
import { useWords } from "./words";

/** A list of the record, like allergies: that there is none is said. */
export function RecordEntries({
  id,
  title,
  entries,
  foot,
}: {
  id: string;
  title: string;
  entries: string[];
  foot?: ReactNode;
}) {
  const { t } = useWords("portal");
  return (
    <section aria-labelledby={`${id}-title`} className={`flex flex-col card p-6 ${foot ? "pb-3" : ""}`}>
      <h2 id={`${id}-title`} className="text-xl font-bold">
        {title}
      </h2>
      {entries.length > 0 ? (
        <ul className="mt-3 mb-2 list-disc space-y-1 ps-5 marker:text-action">
          {entries.map((entry, index) => (
            <li key={`${index} ${entry}`}>
              <bdi lang="en">{entry}</bdi>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 mb-2 text-muted">{t("None recorded")}</p>
      )}
      {foot && <p className="mt-auto">{foot}</p>}
    </section>
  );
}
