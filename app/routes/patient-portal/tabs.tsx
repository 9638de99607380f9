import { Link } from "@remix-run/react";
import { lazy, Suspense, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { portalPath, RECORD_ID, TABS, type PortalView } from "./view";

const TabList = lazy(() => import("~/components/ui/tab-list"));

export const PANEL_ID = "portal-panel";
const LABEL = "Your record";

/**
 * The five tabs (PORT-06). Each is an address: links in a `<nav>` until the
 * script is there, and for good where it never comes; then tabs.
 */
export function PortalTabs({ view, onTabbed }: { view: PortalView; onTabbed: () => void }) {
  const hydrated = useHydrated();
  // Which link has the focus when the tabs take their place; a keyboard must not fall back to the page's start.
  const focused = useRef<string | null>(null);
  const tabs = TABS.map(({ value, label }) => ({ value, label, to: portalPath({ tab: value, zone: view.zone }) }));

  const links = (
    <nav id={RECORD_ID} aria-label={LABEL} className="no-print mt-8">
      <ul className="tab-list">
        {tabs.map(({ value, label, to }) => (
          <li key={value} className="flex">
            <Link
              to={`${to}#${RECORD_ID}`}
              preventScrollReset
              className="tab w-full"
              onFocus={() => void (focused.current = value)}
              onBlur={() => void (focused.current = null)}
              {...(value === view.tab ? { "aria-current": "page" as const } : {})}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
  if (!hydrated) return links;
  return (
    <Suspense fallback={links}>
      <div id={RECORD_ID} className="no-print mt-8">
        <TabList label={LABEL} tabs={tabs} current={view.tab} panelId={PANEL_ID} focused={focused.current} onReady={onTabbed} />
      </div>
    </Suspense>
  );
}
