import { askedZone, withZone } from "~/components/zoned-time";
import { askedPage } from "~/components/paging";

/**
 * The dashboard's tabs, in order (DASH-12); the first one opens. Weight is the fifth: the navigation says Weight
 * Tracking.
 */
export const TABS = [
  { value: "live", label: "Live Monitoring", loading: "Loading live monitoring…" },
  { value: "trends", label: "Health Trends", loading: "Loading health trends…" },
  { value: "prescriptions", label: "Prescriptions", loading: "Loading prescriptions…" },
  { value: "consultations", label: "Consultations", loading: "Loading consultations…" },
  { value: "weight", label: "Weight", loading: "Loading weight…" },
] as const;
export type TabName = (typeof TABS)[number]["value"];

/** Where tabs and panel begin. */
export const DATA_ID = "data";

/** Consultations on a page. */
export const PAGE_SIZE = 20;
/** Weights on a page of their list. */
export const ENTRIES_PAGE = 15;

type RangeChoice = { value: string; label: string; /** as a title, or in one */ words: string; days: number };

/** How far back the charts of the Health Trends go. */
export const RANGES = [
  { value: "24h", label: "24 hours", words: "the last 24 hours", days: 1 },
  { value: "7d", label: "7 days", words: "the last 7 days", days: 7 },
  { value: "30d", label: "30 days", words: "the last 30 days", days: 30 },
  { value: "90d", label: "90 days", words: "the last 90 days", days: 90 },
] as const satisfies readonly RangeChoice[];
type RangeName = (typeof RANGES)[number]["value"];
const DEFAULT_RANGE: RangeName = "7d";

/** How far back the weight's chart goes. */
export const WEIGHT_RANGES = [
  { value: "30d", label: "30 days", words: "The last 30 days", days: 30 },
  { value: "90d", label: "90 days", words: "The last 90 days", days: 90 },
  { value: "1y", label: "1 year", words: "The last year", days: 365 },
  { value: "5y", label: "5 years", words: "The last 5 years", days: 1826 },
] as const satisfies readonly RangeChoice[];
type WeightRangeName = (typeof WEIGHT_RANGES)[number]["value"];
const DEFAULT_WEIGHT_RANGE: WeightRangeName = "90d";

/** What the dashboard's address says. Whatever cannot be meant is left out. */
export type DashboardView = {
  tab: TabName;
  range: RangeName;
  weightRange: WeightRangeName;
  page: number;
  zone: string | null;
};

export function parseView(params: URLSearchParams): DashboardView {
  const tab = TABS.find(({ value }) => value === params.get("tab"))?.value ?? "live";
  const range = params.get("range");
  return {
    tab,
    range: (tab === "trends" && RANGES.find(({ value }) => value === range)?.value) || DEFAULT_RANGE,
    weightRange:
      (tab === "weight" && WEIGHT_RANGES.find(({ value }) => value === range)?.value) || DEFAULT_WEIGHT_RANGE,
    page: tab === "consultations" || tab === "weight" ? askedPage(params) : 1,
    zone: askedZone(params),
  };
}

/** The address of a view, with what is default left out. */
export function dashboardPath({ tab, range, weightRange, page, zone }: Partial<DashboardView>): string {
  const params = new URLSearchParams();
  if (tab && tab !== "live") params.set("tab", tab);
  if (tab === "trends" && range && range !== DEFAULT_RANGE) params.set("range", range);
  if (tab === "weight" && weightRange && weightRange !== DEFAULT_WEIGHT_RANGE) params.set("range", weightRange);
  if (page && page > 1) params.set("page", String(page));
  return withZone(params.size > 0 ? `/health-dashboard?${params.toString()}` : "/health-dashboard", zone ?? null);
}

/** What a view's data depends on: another clock needs no other data, except where days are counted on it. */
export const dataKey = ({ tab, range, weightRange, page, zone }: DashboardView) =>
  [tab, range, weightRange, page, tab === "trends" || tab === "weight" ? zone : ""].join(" ");
