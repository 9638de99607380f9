import { askedZone } from "~/components/moment";

/** The portal's tabs, in order (PORT-06); the first one opens. */
export const TABS = [
  { value: "overview", label: "Overview" },
  { value: "health-summary", label: "Health Summary" },
  { value: "appointments", label: "Appointments" },
  { value: "medications", label: "Medications" },
  { value: "documents", label: "Documents" },
] as const;
export type TabName = (typeof TABS)[number]["value"];

/** Where tabs and panel begin: without script a tab is a new page, which opens there and not at its top. */
export const RECORD_ID = "record";

/** Appointments on a page. */
export const PAGE_SIZE = 20;
/** Nobody has ten thousand appointments; a larger number was typed by a program. */
const MAX_PAGE = 500;

/** What the portal's address says. Whatever cannot be meant is left out. */
export type PortalView = { tab: TabName; page: number; zone: string | null };

export function parseView(params: URLSearchParams): PortalView {
  const tab = TABS.find(({ value }) => value === params.get("tab"))?.value ?? "overview";
  const page = Number(params.get("page") ?? 1);
  const isPage = tab === "appointments" && Number.isInteger(page) && page >= 1;
  return { tab, page: isPage ? Math.min(page, MAX_PAGE) : 1, zone: askedZone(params) };
}

/** The address of a view, with what is default left out. */
export function portalPath({ tab, page, zone }: Partial<PortalView>): string {
  const params = new URLSearchParams();
  if (tab && tab !== "overview") params.set("tab", tab);
  if (page && page > 1) params.set("page", String(page));
  return withZone(params.size > 0 ? `/patient-portal?${params.toString()}` : "/patient-portal", zone ?? null);
}

/** An address that keeps the clock that was asked for. */
export const withZone = (path: string, zone: string | null) =>
  zone ? `${path}${path.includes("?") ? "&" : "?"}tz=${encodeURIComponent(zone)}` : path;
