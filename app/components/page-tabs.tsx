import { Link } from "@remix-run/react";
import { Suspense, useEffect, useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { lazyExtra } from "~/components/lazy-extra";
import type { Tab } from "~/components/ui/tab-list";

const TabList = lazyExtra(() => import("~/components/ui/tab-list"), LinkList);

/**
 * The tabs of a screen (PORT-06, DASH-12). Each is an address: links in a `<nav>`
 * until the script is there, and for good where it never comes; then tabs.
 * @param id where tabs and panel begin: without script a tab is a new page, which opens there and not at its top.
 * @param panelId the element that shows what a tab holds.
 */
export function PageTabs({ id, panelId, onTabbed, ...list }: { id: string; panelId: string; onTabbed: () => void } & Pick<Links, "label" | "tabs" | "current">) {
  const hydrated = useHydrated();
  // Which link has the focus when the tabs take their place; a keyboard must not fall back to the page's start.
  const focused = useRef<string | null>(null);
  const links = <LinkList {...list} anchor={id} onFocused={(value) => void (focused.current = value)} />;
  return (
    <div id={id} className="no-print mt-8">
      {hydrated ? (
        <Suspense fallback={links}>
          <TabList {...list} panelId={panelId} focused={focused.current} onReady={onTabbed} />
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
  /** Where a page that a link leads to opens. */
  anchor?: string;
  /** The one whose link had the focus when these took the place of others. */
  focused?: string | null;
  onFocused?: (value: string | null) => void;
};

function LinkList({ label, tabs, current, anchor, focused = null, onFocused }: Links) {
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
              to={anchor ? `${to}#${anchor}` : to}
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
