import { Link, useNavigate } from "@remix-run/react";
import * as Tabs from "@radix-ui/react-tabs";
import { useEffect, useRef, type MouseEvent } from "react";

export type Tab = { value: string; label: string; to: string };

const isModified = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Tabs whose state is the address. Loaded after hydration; without it the same
 * links stand in a `<nav>`. Arrow keys, Home and End move the focus, and only
 * Enter, Space or a click open a tab: each opening loads data and is an entry in
 * the record's access log, which nobody should make in passing.
 *
 * Of Radix only the list is used. Its panels would be made anew when the script
 * arrives; ours is one element that stays.
 *
 * @param focused the tab whose link had the focus when this took the links' place.
 */
export default function TabList({
  label,
  tabs,
  current,
  panelId,
  focused,
  onReady,
}: {
  label: string;
  tabs: Tab[];
  current: string;
  panelId: string;
  focused: string | null;
  onReady: () => void;
}) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  // Radix acts on the press and the link on the click behind it: one of them must know of the other.
  const opening = useRef(current);
  useEffect(() => void (opening.current = current), [current]);
  useEffect(() => {
    onReady();
    if (focused) list.current?.querySelector<HTMLElement>(`#tab-${focused}`)?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  const open = (value: string) => {
    const tab = tabs.find((one) => one.value === value);
    if (!tab || opening.current === value) return;
    opening.current = value;
    navigate(tab.to, { preventScrollReset: true });
  };

  return (
    <Tabs.Root value={current} onValueChange={open} activationMode="manual">
      <Tabs.List ref={list} aria-label={label} className="tab-list">
        {tabs.map(({ value, label: name, to }) => (
          <Tabs.Trigger
            key={value}
            value={value}
            asChild
            id={`tab-${value}`}
            aria-controls={panelId}
            // The browser opens another tab or window; this one stays.
            onMouseDown={(event) => isModified(event) && event.preventDefault()}
            onKeyDown={(event) => {
              if (event.key !== " ") return;
              // On a link the browser scrolls instead.
              event.preventDefault();
              open(value);
            }}
          >
            <Link
              to={to}
              preventScrollReset
              draggable={false}
              className="tab"
              onClick={(event) => {
                if (!isModified(event) && opening.current === value) event.preventDefault();
              }}
            >
              {name}
            </Link>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </Tabs.Root>
  );
}
