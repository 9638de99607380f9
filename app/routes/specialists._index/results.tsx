import { InfoTip } from "~/components/info-tip";
import { Paging } from "~/components/paging";
import { Link } from "~/components/ui/link";
import { useWords } from "~/components/words";
import { directoryPath, MAX_PAGE, PAGE_SIZE, type DirectoryQuery } from "~/domain/providers/directory";
import { formatCount } from "~/domain/format";
import type { DirectoryTotals } from "~/domain/providers/provider";
import type { PlainMessageId } from "~/locales/messages";
import { Card } from "./card";
import type { DirectoryData } from "./queries";

/** Cards shown in place of those still loading (DIR-05). */
const SKELETON_CARDS = 6;

/** Stat cards, result count, cards and paging. */
export function Results({ directory, isLoading }: { directory: DirectoryData; isLoading: boolean }) {
  const { query, totals, count, approximate, cards } = directory;
  const { t, count: counted } = useWords("directory");
  const lastPage = Math.min(MAX_PAGE, Math.ceil(count / PAGE_SIZE));
  return (
    <>
      <Stats totals={totals} />
      <p role="status" className="mt-8 font-semibold">
        {approximate
          ? t("About {number}", { number: counted("specialistFound", count) })
          : counted("specialistFound", count)}
        {count > PAGE_SIZE && query.page <= lastPage && (
          <span className="font-normal text-muted">
            {t(", page {page} of {last}", { page: query.page, last: lastPage })}
          </span>
        )}
      </p>
      <div aria-busy={isLoading} className="aria-busy:opacity-60">
        {cards.length > 0 ? (
          <ul className="mt-4 grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-3">
            {cards.map((provider) => (
              <li key={provider.id} className="flex">
                <Card provider={provider} />
              </li>
            ))}
          </ul>
        ) : (
          <Empty query={query} lastPage={lastPage} />
        )}
      </div>
      {cards.length > 0 && (
        <Paging
          page={query.page}
          pages={lastPage}
          to={(page) => directoryPath({ ...query, page })}
          words={[t("Previous"), t("Next")]}
        />
      )}
      {lastPage === MAX_PAGE && query.page === MAX_PAGE && (
        <p className="mt-4 text-muted">
          {t("This is as far as the pages go. Search or choose a specialty to narrow the list.")}
        </p>
      )}
    </>
  );
}

function Stats({ totals }: { totals: DirectoryTotals }) {
  const { t } = useWords("directory");
  const stats: {
    label: PlainMessageId<"directory">;
    value: string;
    tip?: PlainMessageId<"directory">;
    about?: PlainMessageId<"directory">;
  }[] = [
    { label: "Total specialists", value: formatCount(totals.total) },
    {
      label: "Verified experts",
      value: formatCount(totals.verified),
      tip: "About verified experts",
      about: "We have checked the license of a verified expert with the board that issued it.",
    },
    {
      label: "VR enabled",
      value: formatCount(totals.vrEnabled),
      tip: "About vr enabled",
      about: "You can meet them in our virtual consultation room, with or without a headset.",
    },
    { label: "Average rating", value: totals.averageRating },
  ];
  return (
    <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4 lg:grid-cols-4">
      {stats.map(({ label, value, tip, about }) => (
        <div key={label} className="relative flex flex-col-reverse justify-end card p-4">
          <dt className="flex min-h-7 items-center gap-1 text-sm text-muted">
            {t(label)}
            {tip && about && <InfoTip label={t(tip)} text={t(about)} />}
          </dt>
          <dd className="text-2xl font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * What stands there without a card. A page behind the last one, which a shared address becomes when somebody leaves the
 * network, is not "none found": the line above it says how many there are, and the way leads to the last of them.
 */
function Empty({ query, lastPage }: { query: DirectoryQuery; lastPage: number }) {
  const { t } = useWords("directory");
  const isBehind = lastPage > 0;
  return (
    <div className="mt-4 card p-10 text-center">
      <h2 className="text-xl font-bold">{isBehind ? t("No specialists on this page") : t("No specialists found")}</h2>
      <p className="mt-2 text-muted">
        {isBehind ? t("This page is past the last one.") : t("Try another word, or look at everyone.")}
      </p>
      <Link
        to={directoryPath(isBehind ? { ...query, page: lastPage } : { sort: query.sort })}
        className="mt-6 btn btn-primary"
      >
        {isBehind ? t("Go to the Last Page") : t("View All Specialists")}
      </Link>
    </div>
  );
}

/** What stands there while the providers are loading. */
export function ResultsSkeleton() {
  const { t } = useWords("directory");
  return (
    <div className="mt-8">
      <p role="status" className="font-semibold">
        {t("Loading specialists…")}
      </p>
      <ul aria-hidden="true" className="mt-4 grid grid-cols-1 gap-6 md:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <li key={index} data-skeleton-card className="space-y-4 card p-6">
            <div className="flex items-center gap-4">
              <div className="size-16 skeleton rounded-full" />
              <div className="flex-1 space-y-2">
                <div className="h-5 w-2/3 skeleton" />
                <div className="h-4 w-1/2 skeleton" />
              </div>
            </div>
            <div className="h-16 skeleton" />
            <div className="h-4 w-3/4 skeleton" />
            <div className="h-11 skeleton" />
          </li>
        ))}
      </ul>
    </div>
  );
}
