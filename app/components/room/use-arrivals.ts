import { useEffect, useRef } from "react";
import { canTestSound, testSound } from "~/client/room/test-sound";

/** Whether the browser can notify and nobody has been asked yet. */
export const canAskToNotify = (): boolean =>
  typeof Notification !== "undefined" && Notification.permission === "default";

/**
 * Says that somebody has come, to a specialist who looks elsewhere: by the tab's title for as long as it is hidden, by
 * two soft notes where the browser allows sound, and by a notification where that was granted. The notification names
 * nobody: it may show on a locked screen.
 * @param count how many are there; told when it grows
 * @param text what the notification says
 */
export function useArrivals(count: number, text: string): void {
  const before = useRef(count);
  useEffect(() => {
    const hasCome = count > before.current;
    before.current = count;
    if (!hasCome) return;
    if (canTestSound()) testSound(undefined).catch(() => {});
    if (document.visibilityState === "visible") return;

    // Two of these may be on one page.
    const title = document.title.replace(/^\(\d+\) /, "");
    document.title = `(${count}) ${title}`;
    const restore = () => {
      if (document.visibilityState === "visible") document.title = title;
    };
    document.addEventListener("visibilitychange", restore, { once: true });
    notify(text);
    return () => {
      document.removeEventListener("visibilitychange", restore);
      document.title = title;
    };
  }, [count, text]);
}

function notify(text: string): void {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const notification = new Notification(text, { tag: "arrival" });
    notification.onclick = () => window.focus();
  } catch {
    // Chrome on Android shows notifications of service workers only.
  }
}
