import type { PlainMessageId } from "~/locales/messages";
import { STILL, type Intent } from "./movement";
import type { ViewWords } from "./view";

/** What is done once, not held. */
export type Command = "sit-or-stand" | "home" | "board" | "other" | "closer" | "further";

type Held = "ahead" | "back" | "left" | "right" | "turn-left" | "turn-right" | "up" | "down";

const HELD: Record<string, Held> = {
  ArrowUp: "ahead",
  KeyW: "ahead",
  ArrowDown: "back",
  KeyS: "back",
  ArrowLeft: "left",
  KeyA: "left",
  ArrowRight: "right",
  KeyD: "right",
  KeyQ: "turn-left",
  KeyE: "turn-right",
  PageUp: "up",
  PageDown: "down",
};
const ONCE: Record<string, Command> = {
  KeyC: "sit-or-stand",
  Home: "home",
  KeyB: "board",
  KeyP: "other",
  Equal: "closer",
  NumpadAdd: "closer",
  Minus: "further",
  NumpadSubtract: "further",
};

const KEYS_IN_WORDS =
  "Arrow keys or W, A, S and D walk. Q and E turn, Page Up and Page Down look up and down. C stands up or sits down, Home goes back to your chair. B looks at the board, P at the other person. Plus and minus zoom. Dragging looks around." satisfies PlainMessageId<"rooms">;

const SVG = "http://www.w3.org/2000/svg";
const ARROWS = {
  ahead: "M12 19V5m-6 6 6-6 6 6",
  back: "M12 5v14m6-6-6 6-6-6",
  "turn-left": "M5 9h9a5 5 0 0 1 0 10h-3M5 9l4-4M5 9l4 4",
  "turn-right": "M19 9h-9a5 5 0 0 0 0 10h3M19 9l-4-4M19 9l-4 4",
} as const;

/** A turn of so many radians a pixel, by dragging. */
const DRAG = 0.005;
/** How long a press by keyboard or assistive technology counts, which does not hold a button, ms. */
const NUDGE_MS = 350;

type Options = {
  words: ViewWords;
  /** Something is held now, or not any more. */
  changed(): void;
  look(left: number, up: number): void;
  command(command: Command): void;
  /** By a wheel; positive is closer. */
  zoom(by: number): void;
};

let rooms = 0;

/**
 * The host takes the focus and the keys, the canvas drags, and buttons for
 * whoever has neither. Nothing keeps the page's own keys from it: Tab leaves,
 * and keys with Ctrl, Alt or Meta are the browser's.
 */
export function createControls(
  host: HTMLElement,
  canvas: HTMLElement,
  { words: { t }, changed, look, command, zoom }: Options,
) {
  const held = new Map<Held, number>();
  const done = new AbortController();
  const listen = { signal: done.signal };
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let presses = 0;

  const press = (what: Held) => {
    const number = ++presses;
    held.set(what, number);
    changed();
    return () => {
      if (held.get(what) === number) held.delete(what);
    };
  };

  const before = {
    tabindex: host.getAttribute("tabindex"),
    role: host.getAttribute("role"),
    label: host.getAttribute("aria-label"),
    described: host.getAttribute("aria-describedby"),
  };
  const words = document.createElement("p");
  words.id = `room-3d-keys-${++rooms}`;
  words.className = "sr-only";
  words.hidden = true; // A description may be hidden: it is read with what it describes, and not twice.
  words.textContent = t(KEYS_IN_WORDS);
  host.setAttribute("tabindex", "0");
  // An application gets the arrow keys from a screen reader, which reads with them otherwise.
  host.setAttribute("role", "application");
  host.setAttribute("aria-label", before.label ?? t("Consultation room in 3D"));
  host.setAttribute("aria-describedby", words.id);

  host.addEventListener(
    "keydown",
    (event) => {
      if (event.target !== host || event.ctrlKey || event.altKey || event.metaKey) return;
      const [what, once] = [HELD[event.code], ONCE[event.code]];
      if (!what && !once) return;
      event.preventDefault();
      if (what && !held.has(what)) press(what);
      if (once && (!event.repeat || once === "closer" || once === "further")) command(once);
    },
    listen,
  );
  host.addEventListener(
    "keyup",
    (event) => {
      const what = HELD[event.code];
      if (what) held.delete(what);
    },
    listen,
  );
  // A key that is let go elsewhere is never heard of.
  const letGo = () => held.clear();
  host.addEventListener("blur", letGo, listen);
  window.addEventListener("blur", letGo, listen);

  let dragged: { id: number; x: number; y: number } | null = null;
  canvas.style.display = "block";
  // Up and down scrolls the page, so that nobody with a touch screen is caught in the room.
  canvas.style.touchAction = "pan-y";
  canvas.style.cursor = "grab";
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (dragged || event.button !== 0) return;
      dragged = { id: event.pointerId, x: event.clientX, y: event.clientY };
      canvas.setPointerCapture(event.pointerId);
      canvas.style.cursor = "grabbing";
      host.focus({ preventScroll: true });
    },
    listen,
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (!dragged || dragged.id !== event.pointerId) return;
      // The room follows the hand, so the head turns the other way.
      look((event.clientX - dragged.x) * DRAG, (event.clientY - dragged.y) * DRAG);
      dragged = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    listen,
  );
  const drop = () => {
    dragged = null;
    canvas.style.cursor = "grab";
  };
  canvas.addEventListener("pointerup", drop, listen);
  canvas.addEventListener("pointercancel", drop, listen);
  canvas.addEventListener(
    "wheel",
    (event) => {
      // Only for who has gone into the room: for everybody else the page scrolls.
      if (document.activeElement !== host) return;
      event.preventDefault();
      zoom(-Math.sign(event.deltaY));
    },
    { ...listen, passive: false },
  );

  const bar = document.createElement("div");
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", t("Move in the room"));
  bar.className = "pointer-events-none absolute inset-x-2 bottom-2 flex flex-wrap items-center justify-between gap-1.5";
  const [ways, deeds] = [document.createElement("div"), document.createElement("div")];
  for (const side of [ways, deeds]) side.className = "pointer-events-auto flex gap-1.5";
  // Left is on the left in every language.
  ways.dir = "ltr";
  bar.append(ways, deeds);
  const button = (name: string, isIcon: boolean) => {
    const it = document.createElement("button");
    it.type = "button";
    it.className = `flex min-h-11 items-center justify-center rounded-lg border border-line bg-surface/90 text-[0.9375rem] font-medium text-ink hover:bg-tint ${isIcon ? "w-11 touch-none" : "px-3"}`;
    if (isIcon) it.setAttribute("aria-label", name);
    else it.textContent = name;
    (isIcon ? ways : deeds).append(it);
    return it;
  };
  const mover = (name: string, what: keyof typeof ARROWS) => {
    const it = button(name, true);
    const svg = document.createElementNS(SVG, "svg");
    for (const [key, value] of Object.entries({
      viewBox: "0 0 24 24",
      width: "20",
      height: "20",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": "2",
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      "aria-hidden": "true",
    }))
      svg.setAttribute(key, value);
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", ARROWS[what]);
    svg.append(path);
    it.append(svg);
    let release: (() => void) | null = null;
    const up = () => {
      release?.();
      release = null;
    };
    it.addEventListener(
      "pointerdown",
      (event) => {
        if (event.button !== 0) return;
        it.setPointerCapture(event.pointerId);
        release = press(what);
      },
      listen,
    );
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      it.addEventListener(type, up, listen);
    it.addEventListener("contextmenu", (event) => event.preventDefault(), listen);
    // A click without a pointer: Enter, Space, a screen reader.
    it.addEventListener(
      "click",
      (event) => {
        if (event.detail !== 0) return;
        const end = press(what);
        const timer = setTimeout(() => {
          timers.delete(timer);
          end();
        }, NUDGE_MS);
        timers.add(timer);
      },
      listen,
    );
  };
  mover(t("Turn left"), "turn-left");
  mover(t("Walk ahead"), "ahead");
  mover(t("Walk back"), "back");
  mover(t("Turn right"), "turn-right");
  const chair = button(t("Stand up"), false);
  chair.addEventListener("click", () => command("sit-or-stand"), listen);
  const board = button(t("Look at board"), false);
  board.addEventListener("click", () => command("board"), listen);
  host.append(words, bar);

  const share = (plus: Held, minus: Held) => (held.has(plus) ? 1 : 0) - (held.has(minus) ? 1 : 0);
  return {
    intent(): Intent {
      if (held.size === 0) return STILL;
      return {
        ahead: share("ahead", "back"),
        right: share("right", "left"),
        turn: share("turn-left", "turn-right"),
        tilt: share("up", "down"),
      };
    },
    /** What the buttons say follows what is. */
    show({ isSeated, isAtBoard }: { isSeated: boolean; isAtBoard: boolean }): void {
      const words = isSeated ? t("Stand up") : t("Sit down");
      if (chair.textContent !== words) chair.textContent = words;
      board.setAttribute("aria-pressed", String(isAtBoard));
    },
    dispose(): void {
      done.abort();
      for (const timer of timers) clearTimeout(timer);
      words.remove();
      bar.remove();
      const restore = (name: string, value: string | null) =>
        value === null ? host.removeAttribute(name) : host.setAttribute(name, value);
      restore("tabindex", before.tabindex);
      restore("role", before.role);
      restore("aria-label", before.label);
      restore("aria-describedby", before.described);
    },
  };
}
