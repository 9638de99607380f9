import { Link } from "@remix-run/react";
import { Suspense, useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { lazyExtra } from "~/components/lazy-extra";
import type { Tab } from "~/components/ui/tab-list";
import { portalPath, RECORD_ID, TABS, type PortalView } from "./view";

const TabList = lazyExtra(() => import("~/components/ui/tab-list"), LinkList);

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
  const list = { label: LABEL, tabs, current: view.tab };
  const links = <LinkList {...list} onFocused={(value) => void (focused.current = value)} />;
  return (
    <div id={RECORD_ID} className="no-print mt-8">
      {hydrated ? (
        <Suspense fallback={links}>
          <TabList {...list} panelId={PANEL_ID} focused={focused.current} onReady={onTabbed} />
        </Suspense>
      ) : (
        links
      )}
    </div>
  );
}

type Links = {
  label: string;
  tabs: Tab[];
  current: string;
  /** The one whose link had the focus when these took the place of others. */
  focused?: string | null;
  onFocused?: (value: string | null) => void;
};

function LinkList({ label, tabs, current, focused = null, onFocused }: Links) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>(`[data-tab="${focused}"]`)?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  return (
    <nav aria-label={label}>
      <ul ref={list} className="tab-list">
        {tabs.map(({ value, label: name, to }) => (
          <li key={value} className="flex">
            <Link
              to={`${to}#${RECORD_ID}`}
              preventScrollReset
              data-tab={value}
              className="tab w-full"
              onFocus={() => onFocused?.(value)}
              onBlur={() => onFocused?.(null)}
              {...(value === current ? { "aria-current": "page" as const } : {})}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
