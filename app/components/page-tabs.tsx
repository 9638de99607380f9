import { useRef } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { Link } from "~/components/ui/link";
import { TabList, type Tab } from "~/components/ui/tab-list";

/**
 * The tabs of a screen (PORT-06, DASH-12). Each is an address: links in a `<nav>`
 * until the script is there, and for good where it never comes; then tabs.
 * @param id where tabs and panel begin: without script a tab is a new page, which opens there and not at its top.
 * @param panelId the element that shows what a tab holds.
 */
export function PageTabs({
  id,
  panelId,
  onTabbed,
  ...list
}: { id: string; panelId: string; onTabbed: () => void } & Pick<Links, "label" | "tabs" | "current">) {
  const hydrated = useHydrated();
  // Which link has the focus when the tabs take their place; a keyboard must not fall back to the page's start.
  const focused = useRef<string | null>(null);
  return (
    <div id={id} className="no-print mt-8">
      {hydrated ? (
        <TabList {...list} panelId={panelId} focused={focused.current} onReady={onTabbed} />
      ) : (
        <LinkList {...list} anchor={id} onFocused={(value) => void (focused.current = value)} />
      )}
    </div>
  );
}

type Links = {
  label: string;
  tabs: Tab[];
  current: string;
  /** Where a page that a link leads to opens. */
  anchor: string;
  onFocused: (value: string | null) => void;
};

function LinkList({ label, tabs, current, anchor, onFocused }: Links) {
  return (
    <nav aria-label={label}>
      <ul className="tab-list">
        {tabs.map(({ value, label: name, to }) => (
          <li key={value} className="flex">
            <Link
              to={`${to}#${anchor}`}
              preventScrollReset
              className="tab w-full"
              onFocus={() => onFocused(value)}
              onBlur={() => onFocused(null)}
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
