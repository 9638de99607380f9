import * as Radix from "@radix-ui/react-tooltip";
import {
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type RefObject,
} from "react";

/** Radix's own figures, which the specification asks for (APP-27). */
const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_MS = 300;

/**
 * Whether a tooltip has closed within the last 300 ms. Radix would know it from
 * one provider around all of them, but each is loaded where it stands, so that
 * a page without script is the same page.
 */
const justClosed = (() => {
  let value = false;
  let timer: ReturnType<typeof setTimeout>;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mark: () => {
      clearTimeout(timer);
      set(true);
      timer = setTimeout(() => set(false), TOOLTIP_SKIP_MS);
    },
  };
})();

type Handlers = Pick<
  ComponentPropsWithoutRef<"button">,
  "onPointerMove" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur" | "onClick"
>;
type TriggerProps = Handlers & {
  trigger: RefObject<HTMLButtonElement>;
  "aria-describedby"?: string;
  "data-state"?: string;
};

/**
 * Makes the button that is on the page already Radix's trigger. A button in its
 * place would take the focus, and what a screen reader is saying, away from it.
 */
const Adopted = forwardRef<HTMLButtonElement, TriggerProps>(function Adopted({ trigger, ...props }, ref) {
  const handlers = useRef<Handlers>(props);
  handlers.current = props;
  const describedBy = props["aria-describedby"];
  const state = props["data-state"];

  useLayoutEffect(() => {
    const button = trigger.current!;
    // What the event is handed to reads its `pointerType` and `defaultPrevented`, which React's has of this one.
    const hand = (name: keyof Handlers) => (event: Event) => handlers.current[name]?.(event as never);
    const listeners = Object.entries({
      pointermove: hand("onPointerMove"),
      pointerleave: hand("onPointerLeave"),
      pointerdown: hand("onPointerDown"),
      focus: hand("onFocus"),
      blur: hand("onBlur"),
      click: hand("onClick"),
    });
    for (const [type, listener] of listeners) button.addEventListener(type, listener);
    // The pointer or the focus that this was loaded for came before it.
    if (button.matches(":focus-visible")) handlers.current.onFocus?.(new FocusEvent("focus") as never);
    else if (button.matches(":hover"))
      handlers.current.onPointerMove?.(new PointerEvent("pointermove", { pointerType: "mouse" }) as never);
    return () => {
      for (const [type, listener] of listeners) button.removeEventListener(type, listener);
    };
  }, [trigger]);

  // Before the effects of Radix's own parts, which place the tooltip by it.
  useImperativeHandle(ref, () => trigger.current!, [trigger]);

  useLayoutEffect(() => {
    const button = trigger.current!;
    button.setAttribute("data-state", state ?? "closed");
    if (describedBy) button.setAttribute("aria-describedby", describedBy);
    else button.removeAttribute("aria-describedby");
  }, [trigger, describedBy, state]);
  return null;
});

/** The tooltip of a button; loaded when somebody reaches for it, see `InfoTip`. */
export default function Tooltip({
  trigger,
  text,
}: {
  trigger: RefObject<HTMLButtonElement>;
  text: string;
  giveUp: () => void;
}) {
  const skipsDelay = useSyncExternalStore(justClosed.subscribe, justClosed.get, () => false);
  return (
    <Radix.Provider delayDuration={skipsDelay ? 0 : TOOLTIP_DELAY_MS} skipDelayDuration={0}>
      <Radix.Root onOpenChange={(open) => !open && justClosed.mark()}>
        <Radix.Trigger asChild>
          <Adopted trigger={trigger} />
        </Radix.Trigger>
        {/* Inside a landmark, where screen readers look. */}
        <Radix.Portal container={document.getElementById("main")}>
          <Radix.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-64 rounded-lg bg-ink px-3 py-2 text-sm text-ground"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
