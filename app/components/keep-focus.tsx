import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** The elements around one that had the focus, itself first: when it is gone, nobody could tell where it stood. */
const pathOf = (element: Element): Element[] => {
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) path.push(at);
  return path;
};

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** Puts the focus on a heading, which takes it no second time. */
function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute("tabindex")) {
    heading.tabIndex = -1;
    heading.addEventListener("blur", () => heading.removeAttribute("tabindex"), { once: true });
  }
  heading.focus({ preventScroll: true });
}

/**
 * Keeps a keyboard's place. A button that is disabled while its form is sent, or that is gone with what it stood on, lets
 * the focus fall to the body, and a screen reader begins at the top of the page. Once a navigation is over the focus goes
 * back to the button; where that is gone, to the heading of what it stood in; on another screen, to its title. Whatever
 * has put the focus somewhere itself (an error summary, a result) is left alone.
 */
export function KeepFocus() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  const path = useRef<Element[]>([]);
  const before = useRef(pathname);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => void (path.current = target instanceof Element ? pathOf(target) : []);
    // Whoever presses beside everything has let go of the place.
    const onPointer = () => void (path.current = []);
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
    // The parts of the page put the focus first; a browser takes it from what is gone when it draws next.
    const frame = requestAnimationFrame(() => {
      const [element] = path.current;
      if (!element || hasFocus()) return;
      if (element.isConnected && !isElsewhere) (element as HTMLElement).focus({ preventScroll: true });
      if (hasFocus()) return;
      const around = isElsewhere ? document.getElementById("main") : path.current.find((one) => one.isConnected && one.querySelector("h1, h2, h3"));
      const heading = (around ?? document.getElementById("main"))?.querySelector<HTMLElement>("h1, h2, h3");
      if (heading) focusHeading(heading);
    });
    return () => cancelAnimationFrame(frame);
  }, [state, pathname]);
  return null;
}
