import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { useWords } from "~/components/words";
import { toastStore } from "./toast-store";

/** Whatever is told in a toast, somebody did something before; or there is a toast already. */
const SIGNS_OF_USE = ["pointerdown", "keydown", "click"] as const;
const HOTKEY = "F8";

/**
 * The place where toasts appear. Nothing on the server: there, messages stand in
 * the page. What draws them weighs as much as a screen and is fetched once the
 * page is used, or has something to tell; until then the region is there, empty.
 */
export function ToastHost() {
  const { t } = useWords();
  const hydrated = useHydrated();
  const isTold = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.getSnapshot().length > 0,
    () => false,
  );
  const [Toasts, setToasts] = useState<ComponentType<{ focused: boolean }> | null>(null);
  const byHotkey = useRef(false);

  useEffect(() => {
    if (Toasts) return;
    const load = (event?: Event) => {
      // Whoever listens to the key is what is being fetched.
      if (event instanceof KeyboardEvent && event.key === HOTKEY) byHotkey.current = true;
      // Should it not come, the next sign of use asks again; failures stand in the page as well.
      import("./toasts").then(
        ({ default: Loaded }) => setToasts(() => Loaded),
        () => {},
      );
    };
    if (isTold) load();
    for (const sign of SIGNS_OF_USE) document.addEventListener(sign, load, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS_OF_USE) document.removeEventListener(sign, load, { capture: true });
    };
  }, [Toasts, isTold]);

  if (!hydrated) return null;
  return Toasts ? (
    <Toasts focused={byHotkey.current} />
  ) : (
    <div role="region" aria-label={t("Notifications ({hotkey})", { hotkey: HOTKEY })} tabIndex={-1} />
  );
}
