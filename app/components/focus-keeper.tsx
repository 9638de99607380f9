import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** The elements around one that had the focus, itself first: when it is gone, nobody could tell where it stood. */
const pathOf = (element: Element): Element[] => {
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
};

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** Puts the focus on something that is no control, once: an entry of a list, a heading. */
function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Of what was around the focus the innermost that is still there and says what it is. */
function placeIn(around: readonly Element[]): HTMLElement | null {
  for (const one of around) {
    if (!one.isConnected) continue;
    const place = one.matches("li, article") ? one : one.querySelector("h1, h2, h3");
    if (place) return place as HTMLElement;
  }
  return null;
}

/** The elements around the focus, the innermost first; none once somebody has pressed beside everything. */
let path: Element[] = [];

/**
 * After something is over that may have taken the focus away: puts it back where it was; where that is gone, on the
 * entry or the heading of what it stood in; on another screen, on its title. Whatever has put it somewhere itself (an
 * error summary, a result) is left alone.
 * @returns what calls it off.
 */
function bringBack({ isElsewhere }: { isElsewhere: boolean }): () => void {
  // The parts of the page put the focus first; a browser takes it from what is gone when it draws next.
  const frame = requestAnimationFrame(() => {
    const [element] = path;
    if (!element || hasFocus()) return;
    if (element.isConnected && !isElsewhere) (element as HTMLElement).focus({ preventScroll: true });
    if (hasFocus()) return;
    const main = document.getElementById("main")!;
    const place = placeIn(isElsewhere ? [main] : [...path, main]);
    if (place) focusPlace(place);
  });
  return () => cancelAnimationFrame(frame);
}

/** Keeps the place at a button that is disabled while something runs that is no navigation. */
export function useFocusAfter(isRunning: boolean): void {
  const ran = useRef(isRunning);
  useEffect(() => {
    const isOver = ran.current && !isRunning;
    ran.current = isRunning;
    return isOver ? bringBack({ isElsewhere: false }) : undefined;
  }, [isRunning]);
}

/**
 * Keeps a keyboard's place. A button that is disabled while its form is sent, or that is gone with what it stood on,
 * lets the focus fall to the body, and a screen reader begins at the top of the page.
 */
export function FocusKeeper() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => void (path = target instanceof Element ? pathOf(target) : []);
    const onPointer = () => void (path = []);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, []);

  useEffect(() => {
    if (state !== "idle") return;
    const isElsewhere = before.current !== pathname;
    before.current = pathname;
    return bringBack({ isElsewhere });
  }, [state, pathname]);
  return null;
}
