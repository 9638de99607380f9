import { Moment } from "~/components/moment";
import { Paging } from "~/components/paging";
import { plural } from "~/domain/format";
import { READING_SOURCES } from "~/domain/vitals/types";
import { formatWeight } from "~/domain/weight/units";
import { PostButton } from "./post-button";
import { dashboardPath, DATA_ID, ENTRIES_PAGE, type DashboardView } from "./view";
import type { Weight } from "./weight.server";

const sourceOf = (deviceId: number) => (deviceId === READING_SOURCES.typed ? "Typed in" : deviceId === READING_SOURCES.imported ? "Imported" : "From a device");

/** The entries, newest first, each to be taken out again by whose they are. */
export function WeightEntries({ weight: { entries, count, unit }, isDemo, view }: { weight: Weight; isDemo: boolean; view: DashboardView }) {
  const pages = Math.max(1, Math.ceil(count / ENTRIES_PAGE));
  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title" className="text-xl font-bold">
        Entries
      </h2>
      {entries.length === 0 ? (
        <p className="card mt-3 p-6 text-muted">{count > 0 ? "This page lies behind the last one." : "No entries yet."}</p>
      ) : (
        <>
          <p className="mt-1 text-muted">
            {plural(count, "entry", "entries")}, newest first{pages > 1 && `, page ${view.page} of ${pages}`}
          </p>
          <ul className="card mt-3 divide-y divide-line">
            {entries.map(({ id, measuredAt, value, deviceId }) => (
              <li key={id} data-weight-entry={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2">
                <p>
                  <strong className="tabular-nums">{formatWeight(value, unit)}</strong>
                  <span className="block text-sm text-muted">
                    <Moment at={measuredAt} /> · {sourceOf(deviceId)}
                  </span>
                </p>
                {!isDemo && (
                  <PostButton intent="remove" fields={{ entry: String(id) }}>
                    Remove<span className="sr-only"> {formatWeight(value, unit)}</span>
                  </PostButton>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Paging page={view.page} pages={pages} to={(page) => `${dashboardPath({ ...view, page })}#${DATA_ID}`} words={["Newer", "Older"]} />
    </section>
  );
}
