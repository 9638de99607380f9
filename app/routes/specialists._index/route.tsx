import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { prefetchProps } from "~/components/prefetch";
import { BackToHome } from "~/components/back-to-home";
import type { TitleHandle } from "~/components/document-title";
import { DeferredPart } from "~/components/deferred-data";
import { PanelError, ScreenError, shownLater } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { describedBy, useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { parseDirectoryQuery } from "~/domain/providers/directory";
import { documentHeaders } from "~/services/http/responses/document-headers";
import { requireWithinLimit } from "~/services/http/limits/rate-limits.server";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { withErrorScreens } from "~/services/http/responses/error-screen.server";
import { deferData } from "~/services/http/responses/deferred-data.server";
import { Filters } from "./filters";
import { loadKeptDirectory } from "./queries";
import { Results, ResultsSkeleton } from "./results";

export const handle: TitleHandle & TranslatedHandle<"directory"> = {
  title: "Find Specialists",
  namespace: "directory",
};

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const directory = data?.directory;
  // What is still to come is on its way to a person. Of pages without anybody a search engine has no use.
  const isEmpty = directory !== undefined && "cards" in directory && directory.cards.length === 0;
  return [
    ...describedBy(
      matches,
      "Browse dietitians, coaches, endocrinologists and surgeons for weight care. Compare experience, price and reviews, then book.",
    ),
    ...(isEmpty ? [{ name: "robots", content: "noindex" }] : []),
  ];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, cache, isDataRequest, log, limits, clientAddress } = appContext(context);
  const query = parseDirectoryQuery(new URL(request.url).searchParams);
  if (query.search)
    await withErrorScreens(request, async () => requireWithinLimit(await limits.take("searches", clientAddress)));
  const directory = respondUnavailable(() => loadKeptDirectory({ db, cache }, query));
  // A page waits, so that it is whole and its status true; a navigation within
  // the app shows the skeleton meanwhile.
  return { query, directory: isDataRequest ? deferData(directory, { log }) : await directory };
}

/** Within the app the screen is there at once, and its skeleton for as long as the network takes. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return {
    query: parseDirectoryQuery(new URL(request.url).searchParams),
    directory: shownLater(serverLoader<typeof loader>().then(({ directory }) => directory)),
  };
}

export const headers = documentHeaders;

export default function Directory() {
  const { query, directory } = useLoaderData<typeof loader>();
  const { t } = useWords("directory");
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <h1 className="mt-4 text-title font-bold">{t("Find your specialist")}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">
        {t(
          "Dietitians, coaches, therapists, endocrinologists and surgeons who care about how you get there, not only how fast.",
        )}
      </p>
      <Filters query={query} />
      <DeferredPart
        of={directory}
        skeleton={<ResultsSkeleton />}
        failed={
          <PanelError title="Specialists Unavailable" text="The list of specialists cannot be loaded right now." />
        }
      >
        {(loaded, isLoading) => <Results directory={loaded} isLoading={isLoading} />}
      </DeferredPart>
      <section className="mt-16 flex flex-col items-start gap-4 card bg-tint p-8 text-on-tint sm:flex-row sm:items-center sm:justify-between">
        <div>
          <h2 className="text-xl font-bold">{t("Are you a weight loss specialist?")}</h2>
          <p className="mt-1">{t("Apply in two short steps and meet patients who are looking for you.")}</p>
        </div>
        <Link to="/specialist-signup" {...prefetchProps} className="btn btn-primary">
          {t("Join as Specialist")}
        </Link>
      </section>
    </div>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Specialists Unavailable" />;
}
