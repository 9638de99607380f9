import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  useLoaderData,
  useLocation,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import type { TitleHandle } from "~/components/document-title";
import { isRejectedForm, submitOrKeep } from "~/components/form/form-errors";
import { VisitorZone } from "~/components/zoned-time";
import { PanelError, ScreenError, shownLater } from "~/components/screen-error";
import { useLastLoaded } from "~/components/deferred-data";
import { describedBy, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { deferData } from "~/services/http/responses/deferred-data.server";
import { answerForm } from "./actions.server";
import { Frame, LoadingFrame, NoRecordFrame } from "./frame";
import { loadDashboard } from "./queries.server";
import { failureOf } from "./simulation-words";
import { dataKey, parseView, TABS, type TabName } from "./search-params";

const TITLE = "Health Dashboard";
const labelOf = (tab: TabName) => TABS.find(({ value }) => value === tab)!.label;

export const handle: TitleHandle<{ tab: TabName }> & TranslatedHandle<"dashboard"> = {
  namespace: "dashboard",
  title: ({ tab }, { translate }) => (tab === "live" ? TITLE : `${translate(labelOf(tab))} · ${translate(TITLE)}`),
};

export const meta: MetaFunction = ({ matches }) =>
  describedBy(
    matches,
    "Heart rate, blood pressure, oxygen, temperature and weight: live, over time, and what they say.",
  );

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const view = parseView(new URL(request.url).searchParams);
  const dashboard = respondUnavailable(() => loadDashboard(request, app, view)).then((loaded) => ({
    ...loaded,
    key: dataKey(view),
  }));
  // A page waits, so that it is whole and its status true; within the app the skeleton stands meanwhile.
  return data({ tab: view.tab, dashboard: app.isDataRequest ? deferData(dashboard, app) : await dashboard }, NO_STORE);
}

/** Within the app the tab is there at once, and its skeleton for as long as the network takes (DASH-08). */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return {
    tab: parseView(new URL(request.url).searchParams).tab,
    dashboard: shownLater(serverLoader<typeof loader>().then(({ dashboard }) => dashboard)),
  };
}

export const action = answerForm;

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return submitOrKeep(request, () => serverAction<typeof action>(), failureOf(intent));
}

export const headers = documentHeaders;

/** Another clock for the same times needs no other data; a refused form has changed nothing. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}) => {
  // Refused because the goal has changed meanwhile, its form needs to know the new state.
  if (actionStatus === 409) return true;
  if (isRejectedForm(actionResult)) return false;
  const onlyClock =
    (formMethod ?? "GET") === "GET" &&
    currentUrl.search !== nextUrl.search &&
    dataKey(parseView(currentUrl.searchParams)) === dataKey(parseView(nextUrl.searchParams));
  return onlyClock ? false : defaultShouldRevalidate;
};

export default function HealthDashboard() {
  const { dashboard } = useLoaderData<typeof loader>();
  const view = parseView(new URLSearchParams(useLocation().search));
  // What is there stays while it is loaded again: after each form, and when new readings came.
  const { value: shown, failed } = useLastLoaded(dashboard);
  return (
    <VisitorZone asked={view.zone}>
      {shown?.record ? (
        <Frame dashboard={shown} record={shown.record} monitor={shown.monitor} view={view} failed={failed} />
      ) : shown ? (
        <NoRecordFrame reader={shown.reader} />
      ) : failed ? (
        <div className="wrap">
          <PanelError title="Dashboard Unavailable" text="Your readings cannot be loaded right now." />
        </div>
      ) : (
        <LoadingFrame view={view} />
      )}
    </VisitorZone>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Dashboard Unavailable" />;
}
