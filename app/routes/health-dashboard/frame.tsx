import { useActionData } from "@remix-run/react";
import { startTransition, useState, type ReactNode } from "react";
import { BackToHome } from "~/components/back-to-home";
import { useLiveVitals } from "~/components/live/use-live-vitals";
import { ActionMessage, Notice } from "~/components/messages";
import { PageTabs } from "~/components/page-tabs";
import { NoRecord, SampleNote } from "~/components/record-note";
import { PanelError } from "~/components/screen-error";
import { Link } from "~/components/ui/link";
import { toastStore } from "~/components/ui/toast-store";
import { useWords } from "~/components/words";
import { message } from "~/domain/message";
import type { Reader } from "~/domain/reader";
import type { RejectedForm } from "~/domain/rejected-form";
import type { VitalAlert } from "~/domain/vitals/alarms";
import { isFresh } from "~/domain/vitals/alerts";
import type { Snoozed } from "~/domain/vitals/snooze";
import { DashboardPanel, PanelSkeleton } from "./panel";
import type { Dashboard, DashboardRecord, Monitor } from "./queries.server";
import { StatusCards, StatusCardsSkeleton } from "./status-cards";
import { useFreshCharts } from "./use-fresh-charts";
import { dashboardPath, DATA_ID, dataKey, TABS, type DashboardView } from "./search-params";

const PANEL_ID = "dashboard-panel";
const HERE = "/health-dashboard";

/** The head of the screen: always the same place, whatever is known yet. */
function Head({ live, children }: { live?: boolean | undefined; children?: ReactNode }) {
  const { t } = useWords("dashboard");
  return (
    <div className="wrap pt-6">
      <BackToHome />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-title font-bold">{t("Health Dashboard")}</h1>
        <p
          data-live-indicator={live ? "on" : "off"}
          className={`badge ${live ? "bg-tint text-on-tint" : "bg-sunken text-muted"}`}
        >
          <svg
            viewBox="0 0 8 8"
            aria-hidden="true"
            className={`size-2.5 ${live ? "fill-action" : "fill-none stroke-field stroke-2"}`}
          >
            <circle cx="4" cy="4" r={live ? 4 : 3} />
          </svg>
          {t("Live Monitoring")}
          <span className="shrink-0 font-normal">{live ? t("on") : t("off")}</span>
        </p>
      </div>
      {children}
    </div>
  );
}

/** LIVE-15. Of a page that comes back after weeks, what happened meanwhile is in the list and no haste. */
function raise({ severity, measuredAt, text, value }: VitalAlert, { critical: silentUntil }: Snoozed): void {
  if (severity !== "critical" || (silentUntil && Date.parse(silentUntil) > Date.now())) return;
  if (!isFresh(new Date(measuredAt), new Date())) return;
  toastStore.show({
    title: "Critical Health Alert",
    description: value ? message("{title}: {amount}. {advice}", text) : text.advice,
    variant: "destructive",
  });
}

type FrameProps = {
  dashboard: Dashboard & { key: string };
  record: DashboardRecord;
  monitor: Monitor | null;
  view: DashboardView;
  failed: boolean;
};

/** The screen around its tabs: whose record it is, the four vitals, and the live values that all of it goes by. */
export function Frame({ dashboard, record, monitor, view, failed }: FrameProps) {
  const live = useLiveVitals(record.patientId, monitor!.start, { alert: raise });
  useFreshCharts(live, monitor!.start);
  const [tabbed, setTabbed] = useState(false);
  const answer = useActionData<RejectedForm>();
  const { t } = useWords("dashboard");
  const isCurrent = dashboard.key === dataKey(view);
  const urgent = live.snoozed.critical
    ? undefined
    : live.alerts.find(
        ({ severity, measuredAt, clearedAt, acknowledgedAt }) =>
          severity === "critical" &&
          !clearedAt &&
          !acknowledgedAt &&
          isFresh(new Date(measuredAt), new Date(live.checkedAt)),
      );
  return (
    <Head live={live.status === "open" && !live.isStale}>
      <SampleNote reader={dashboard.reader} here={HERE} isSample={record.isDemo} />
      <ActionMessage message={answer?.toast} />
      {urgent && (
        <div className="mt-4 -mb-4" data-critical-banner>
          <Notice
            message={{
              title: urgent.value
                ? message("Critical Health Alert: {title}, {amount}", urgent.text)
                : "Critical Health Alert",
              description: urgent.text.advice,
              variant: "destructive",
            }}
            live={false}
          />
        </div>
      )}
      <Banner record={record} />
      <StatusCards latest={live.latest} limits={monitor!.limits} checkedAt={live.checkedAt} />
      <PageTabs
        id={DATA_ID}
        panelId={PANEL_ID}
        label={t("Your health data")}
        tabs={TABS.map(({ value, label }) => ({
          value,
          label: t(label),
          to: dashboardPath({ tab: value, zone: view.zone }),
        }))}
        current={view.tab}
        onTabbed={() => startTransition(() => setTabbed(true))}
      />
      <div
        id={PANEL_ID}
        className="mt-6 rounded-xl"
        {...(tabbed ? { role: "tabpanel", "aria-labelledby": `tab-${view.tab}`, tabIndex: 0 } : {})}
      >
        {isCurrent && failed && (
          <p className="mb-4 rounded-xl bg-warn-tint p-4 text-warn">
            {t("This could not be brought up to date. What you see is what was loaded last.")}
          </p>
        )}
        {isCurrent && dashboard.panel ? (
          <DashboardPanel
            panel={dashboard.panel}
            record={record}
            live={live}
            monitor={monitor!}
            view={view}
            answer={answer}
          />
        ) : failed ? (
          <PanelError title="Dashboard Unavailable" text="This part of your record cannot be loaded right now." />
        ) : (
          <PanelSkeleton tab={view.tab} />
        )}
      </div>
    </Head>
  );
}

/** Whose record it is (DASH-04), and what belongs to it. */
function Banner({ record: { firstName, lastName, medicalRecordNumber, isDemo } }: { record: DashboardRecord }) {
  const { t, rich } = useWords("dashboard");
  return (
    <section
      aria-labelledby="banner-title"
      className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 rounded-card bg-tint p-6 text-on-tint"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="banner-title" className="min-w-0 text-2xl font-bold wrap-anywhere">
            <bdi>
              {firstName} {lastName}
            </bdi>
          </h2>
          {isDemo && <span className="badge bg-surface text-muted">{t("Sample")}</span>}
        </div>
        <p className="mt-1">
          {rich("Medical record number: {number}", {
            number: (
              <strong className="wrap-anywhere">
                <bdi>{medicalRecordNumber}</bdi>
              </strong>
            ),
          })}
        </p>
      </div>
      <p className="no-print flex flex-wrap gap-x-5">
        {LINKS.map(({ to, label }) => (
          <Link key={to} to={to} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
            {t(label)}
          </Link>
        ))}
      </p>
    </section>
  );
}

const LINKS = [
  { to: "/health-dashboard/devices", label: "Devices" },
  { to: "/health-dashboard/import", label: "Import readings" },
  { to: "/health-dashboard/limits", label: "Alert limits" },
] as const;

/** While everything is loading (DASH-08). */
export function LoadingFrame({ view }: { view: DashboardView }) {
  return (
    <Head>
      <div aria-hidden="true" className="mt-4 rounded-card bg-tint p-6">
        <div className="h-8 w-64 max-w-full skeleton" />
        <div className="mt-2 h-5 w-48 max-w-full skeleton" />
      </div>
      <StatusCardsSkeleton />
      <div className="mt-8">
        <PanelSkeleton tab={view.tab} />
      </div>
    </Head>
  );
}

/** Where there is no record to show, not even a sample. */
export function NoRecordFrame({ reader }: { reader: Reader }) {
  return (
    <Head>
      <NoRecord reader={reader} here={HERE} />
    </Head>
  );
}
