import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from "react";
import { Link } from "~/components/ui/link";
import { useLanguage } from "~/components/words";
import { LANGUAGES } from "~/domain/language";

export type Tab = { value: string; label: string; to: string };

const isModified = (event: MouseEvent | KeyboardEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * Tabs whose state is the address. Without script the same links stand in a
 * `<nav>`. Arrow keys, Home and End move the focus, and only Enter, Space or a
 * click open a tab: each opening loads data and is an entry in the record's
 * access log, which nobody should make in passing. The keys are those of the
 * ARIA Authoring Practices for tabs that are activated by hand.
 *
 * @param focused the tab whose link had the focus when this took the links' place.
 */
export function TabList({
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
  const isRtl = LANGUAGES[useLanguage()].direction === "rtl";
  const list = useRef<HTMLDivElement>(null);
  /** Where the focus is while it is in the list. The list is one stop, from outside the open tab. */
  const [visited, setVisited] = useState<string | null>(null);
  // Pressed twice, a tab is opened once.
  const opening = useRef(current);
  useEffect(() => void (opening.current = current), [current]);
  const focusOn = (value: string) =>
    list.current?.querySelector<HTMLElement>(`#tab-${value}`)?.focus({ preventScroll: true });
  useEffect(() => {
    onReady();
    if (focused) focusOn(focused);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  const press = (event: KeyboardEvent, { value, to }: Tab) => {
    if (isModified(event)) return;
    const at = tabs.findIndex((tab) => tab.value === value);
    const next: Record<string, number> = {
      [isRtl ? "ArrowRight" : "ArrowLeft"]: at - 1,
      [isRtl ? "ArrowLeft" : "ArrowRight"]: at + 1,
      Home: 0,
      End: -1,
    };
    const index = next[event.key];
    if (index === undefined && event.key !== " ") return;
    // On a link the browser scrolls instead.
    event.preventDefault();
    if (index !== undefined) return focusOn(tabs.at(index % tabs.length)!.value);
    if (opening.current === value) return;
    opening.current = value;
    navigate(to, { preventScrollReset: true });
  };
  const click = (event: MouseEvent, { value }: Tab) => {
    if (isModified(event)) return;
    if (opening.current === value) event.preventDefault();
    opening.current = value;
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!list.current?.contains(relatedTarget)) setVisited(null);
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className="tab-list" onBlur={leave}>
      {tabs.map((tab) => (
        <Link
          key={tab.value}
          id={`tab-${tab.value}`}
          role="tab"
          aria-selected={tab.value === current}
          aria-controls={panelId}
          tabIndex={tab.value === (visited ?? current) ? 0 : -1}
          to={tab.to}
          preventScrollReset
          draggable={false}
          className="tab"
          onFocus={() => setVisited(tab.value)}
          onKeyDown={(event) => press(event, tab)}
          onClick={(event) => click(event, tab)}
        >
          {tab.label}
        </Link>
      ))}
    </div>
  );
}
