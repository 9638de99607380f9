import { ConfirmDisclosure } from "~/components/confirm-disclosure";
import { DateAndTime } from "~/components/zoned-time";
import { Paging } from "~/components/paging";
import { useWords } from "~/components/words";
import { READING_SOURCES } from "~/domain/vitals/types";
import { weightAmount } from "~/domain/weight/units";
import { PostButton } from "./post-button";
import { dashboardPath, DATA_ID, ENTRIES_PAGE, type DashboardView } from "./search-params";
import type { Weight } from "./weight.server";

const sourceOf = (deviceId: number) =>
  deviceId === READING_SOURCES.typed
    ? "Typed in"
    : deviceId === READING_SOURCES.imported
      ? "Imported"
      : "From a device";

/** The entries, newest first, each to be taken out again by whose they are. */
export function WeightEntries({
  weight: { entries, count: total, unit },
  isDemo,
  view,
}: {
  weight: Weight;
  isDemo: boolean;
  view: DashboardView;
}) {
  const { t, say, count } = useWords("dashboard");
  const pages = Math.max(1, Math.ceil(total / ENTRIES_PAGE));
  const all = { all: count("entry", total) };
  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title" className="text-xl font-bold">
        {t("Entries")}
      </h2>
      {entries.length === 0 ? (
        <p className="mt-3 card p-6 text-muted">
          {total > 0 ? t("This page is past the last one.") : t("No entries yet.")}
        </p>
      ) : (
        <>
          <p className="mt-1 text-muted">
            {pages > 1
              ? t("{all}, newest first, page {page} of {pages}", { ...all, page: view.page, pages })
              : t("{all}, newest first", all)}
          </p>
          <ul className="mt-3 divide-y divide-line card">
            {entries.map(({ id, measuredAt, value, deviceId }) => (
              <li
                key={id}
                data-weight-entry={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2"
              >
                <p>
                  <strong className="tabular-nums">
                    <bdi>{say(weightAmount(value, unit))}</bdi>
                  </strong>
                  <span className="block text-sm text-muted">
                    <DateAndTime at={measuredAt} /> · {t(sourceOf(deviceId))}
                  </span>
                </p>
                {!isDemo && (
                  <ConfirmDisclosure
                    label={
                      <>
                        {t("Remove")}
                        <span className="sr-only"> {say(weightAmount(value, unit))}</span>
                      </>
                    }
                  >
                    <PostButton intent="remove" fields={{ entry: String(id) }}>
                      {t("Yes, remove this entry")}
                      <span className="sr-only"> {say(weightAmount(value, unit))}</span>
                    </PostButton>
                  </ConfirmDisclosure>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Paging
        page={view.page}
        pages={pages}
        to={(page) => `${dashboardPath({ ...view, page })}#${DATA_ID}`}
        words={[t("Newer"), t("Older")]}
      />
    </section>
  );
}
