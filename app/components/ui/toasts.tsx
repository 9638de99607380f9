import * as Radix from "@radix-ui/react-toast";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useWords } from "~/components/words";
import { LANGUAGES } from "~/domain/language";
import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX, toastStore, type Toast } from "./toast-store";

const NONE: readonly Toast[] = [];

/**
 * Shows what the toast store holds. F8 moves the focus to its viewport (APP-25).
 * @param focused it was that key that brought this here.
 */
export default function Toasts({ focused }: { focused: boolean }) {
  const viewport = useRef<HTMLOListElement>(null);
  const { t, message, language } = useWords();
  useEffect(() => {
    if (focused) viewport.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, () => NONE);
  return (
    <Radix.Provider
      label={t("Notification")}
      duration={TOAST_DURATION_MS}
      swipeDirection={LANGUAGES[language].direction === "rtl" ? "left" : "right"}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, action, variant, open, ...told }) => {
        const { title, description, lang } = message({ title: "", ...told });
        return (
          <Radix.Root
            key={id}
            lang={lang}
            open={open}
            onOpenChange={(next) => !next && toastStore.dismiss(id)}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 rounded-xl border-2 bg-surface p-4 shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
              variant === "destructive" ? "border-danger" : "border-action"
            }`}
          >
            {title && (
              <Radix.Title className={`font-bold ${variant === "destructive" ? "text-danger" : ""}`}>
                {title}
              </Radix.Title>
            )}
            <Radix.Close
              aria-label={t("Dismiss")}
              className="-m-2 flex size-10 items-center justify-center rounded-lg hover:bg-tint"
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
                <path strokeLinecap="round" d="M6 6l12 12M18 6L6 18" />
              </svg>
            </Radix.Close>
            {description && (
              <Radix.Description className="col-span-full text-[0.9375rem]">{description}</Radix.Description>
            )}
            {action}
          </Radix.Root>
        );
      })}
      <Radix.Viewport
        ref={viewport}
        label={t("Notifications ({hotkey})", { hotkey: "F8" })}
        className="toasts fixed end-4 bottom-4 z-50 m-0 grid w-[min(26rem,calc(100vw-2rem))] list-none gap-2 p-0 outline-offset-4"
      />
    </Radix.Provider>
  );
}
