import * as Radix from "@radix-ui/react-tooltip";
import { useSyncExternalStore } from "react";

/** Radix's own figures, which the specification asks for (APP-27). */
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;

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

/** An info button with a tooltip. Loaded after hydration; see `InfoTip` for what stands there before. */
export default function Tooltip({ label, text }: { label: string; text: string }) {
  const skipsDelay = useSyncExternalStore(justClosed.subscribe, justClosed.get, () => false);
  return (
    <Radix.Provider delayDuration={skipsDelay ? 0 : TOOLTIP_DELAY_MS} skipDelayDuration={0}>
      <Radix.Root onOpenChange={(open) => !open && justClosed.mark()}>
        <Radix.Trigger
          aria-label={label}
          className="inline-flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-bold text-muted hover:bg-tint hover:text-on-tint"
        >
          <span aria-hidden="true" className="flex size-5 items-center justify-center rounded-full border border-field">
            i
          </span>
        </Radix.Trigger>
        {/* Inside a landmark, where screen readers look. */}
        <Radix.Portal container={document.getElementById("main")}>
          <Radix.Content sideOffset={6} collisionPadding={12} className="z-50 max-w-64 rounded-lg bg-ink px-3 py-2 text-sm text-ground">
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
