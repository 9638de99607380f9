import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  useLoaderData,
  useLocation,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from "@remix-run/react";
import { startTransition, useState } from "react";
import { BackToHome } from "~/components/back-to-home";
import type { TitleHandle } from "~/components/document-title";
import { DeferredPart, useLastLoaded } from "~/components/deferred-data";
import { VisitorZone } from "~/components/zoned-time";
import { PageTabs } from "~/components/page-tabs";
import { NoRecord, SampleNote } from "~/components/record-note";
import { PanelError, ScreenError, shownLater } from "~/components/screen-error";
import { describedBy, useWords, type TranslatedHandle } from "~/components/words";
import { appContext } from "~/context";
import { documentHeaders, NO_STORE } from "~/services/http/responses/document-headers";
import { respondUnavailable } from "~/services/http/responses/unavailable.server";
import { deferData } from "~/services/http/responses/deferred-data.server";
import { Banner, BannerSkeleton, QuickActions } from "./banner";
import { PanelSkeleton, PortalPanel } from "./panel";
import { loadPortal } from "./queries.server";
import { parseView, portalPath, RECORD_ID, TABS, type PortalView, type TabName } from "./search-params";

const TITLE = "Client Portal";
const PANEL_ID = "portal-panel";
const labelOf = (tab: TabName) => TABS.find(({ value }) => value === tab)!.label;

export const handle: TitleHandle<{ tab: TabName }> & TranslatedHandle<"portal"> = {
  title: ({ tab }, { translate }) => (tab === "overview" ? TITLE : `${translate(labelOf(tab))} · ${translate(TITLE)}`),
  namespace: "portal",
};

export const meta: MetaFunction = ({ matches }) =>
  describedBy(
    matches,
    "Your record, your appointments and your prescriptions in one place, open to you and your care team only.",
  );

export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = appContext(context);
  const view = parseView(new URL(request.url).searchParams);
  const portal = respondUnavailable(() => loadPortal(request, app, view));
  // A page waits, so that it is whole and its status true; within the app the skeleton stands meanwhile.
  return data({ tab: view.tab, portal: app.isDataRequest ? deferData(portal, app) : await portal }, NO_STORE);
}

/** Within the app the tab is there at once, and its skeleton for as long as the network takes. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return {
    tab: parseView(new URL(request.url).searchParams).tab,
    portal: shownLater(serverLoader<typeof loader>().then(({ portal }) => portal)),
  };
}

export const headers = documentHeaders;

/** Another clock for the same times needs no other data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const shown = ({ searchParams }: URL) => {
    const { tab, page } = parseView(searchParams);
    return `${tab} ${page}`;
  };
  const onlyClock =
    (formMethod ?? "GET") === "GET" && currentUrl.search !== nextUrl.search && shown(currentUrl) === shown(nextUrl);
  return onlyClock ? false : defaultShouldRevalidate;
};

export default function PatientPortal() {
  const { t } = useWords("portal");
  const { portal } = useLoaderData<typeof loader>();
  const view: PortalView = parseView(new URLSearchParams(useLocation().search));
  const { value: shown, failed } = useLastLoaded(portal);
  const [tabbed, setTabbed] = useState(false);
  return (
    <VisitorZone asked={view.zone}>
      <div className="wrap pt-6">
        <BackToHome />
        <h1 className="mt-4 text-title font-bold">{t(TITLE)}</h1>
        {shown && <SampleNote reader={shown.reader} here="/patient-portal" isSample={shown.record?.isDemo ?? false} />}
        {shown?.record ? <Banner record={shown.record} view={view} /> : !shown && !failed && <BannerSkeleton />}
        {shown && !shown.record && <NoRecord reader={shown.reader} here="/patient-portal" />}
        <QuickActions />
        <PageTabs
          id={RECORD_ID}
          panelId={PANEL_ID}
          label={t("Your record")}
          tabs={TABS.map(({ value, label }) => ({
            value,
            label: t(label),
            to: portalPath({ tab: value, zone: view.zone }),
          }))}
          current={view.tab}
          onTabbed={() => startTransition(() => setTabbed(true))}
        />
        <div
          id={PANEL_ID}
          className="mt-6 rounded-xl"
          {...(tabbed ? { role: "tabpanel", "aria-labelledby": `tab-${view.tab}`, tabIndex: 0 } : {})}
        >
          <DeferredPart
            key={`${view.tab} ${view.page}`}
            of={portal}
            skeleton={<PanelSkeleton tab={view.tab} />}
            failed={
              <PanelError title="Portal Unavailable" text="This part of your record cannot be loaded right now." />
            }
          >
            {({ record, panel }) => record && panel && <PortalPanel record={record} panel={panel} view={view} />}
          </DeferredPart>
        </div>
      </div>
    </VisitorZone>
  );
}

export function ErrorBoundary() {
  return <ScreenError title="Portal Unavailable" />;
}
