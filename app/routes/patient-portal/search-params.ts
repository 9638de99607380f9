import { askedZone, withZone } from "~/components/zoned-time";
import { askedPage } from "~/components/paging";

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

/** Where patients change what of their record is theirs to change. */
export const DETAILS_PATH = "/patient-portal/details";

/** Appointments on a page. */
export const PAGE_SIZE = 20;

/** What the portal's address says. Whatever cannot be meant is left out. */
export type PortalView = { tab: TabName; page: number; zone: string | null };

export function parseView(params: URLSearchParams): PortalView {
  const tab = TABS.find(({ value }) => value === params.get("tab"))?.value ?? "overview";
  return { tab, page: tab === "appointments" ? askedPage(params) : 1, zone: askedZone(params) };
}

/** The address of a view, with what is default left out. */
export function portalPath({ tab, page, zone }: Partial<PortalView>): string {
  const params = new URLSearchParams();
  if (tab && tab !== "overview") params.set("tab", tab);
  if (page && page > 1) params.set("page", String(page));
  return withZone(params.size > 0 ? `/patient-portal?${params.toString()}` : "/patient-portal", zone ?? null);
}
