import type { ReactNode } from "react";
import type { ToastMessage } from "~/domain/toast";

/** One toast (APP-21). */
export type Toast = {
  id: string;
  title?: ToastMessage["title"];
  description?: ToastMessage["description"];
  action?: ReactNode;
  variant?: "default" | "destructive";
  language?: ToastMessage["language"];
  open: boolean;
};

/** At most this many are visible; a newer one takes the place of the older (APP-22). */
const TOAST_LIMIT = 1;
/** A toast closes by itself after this time (APP-23). */
export const TOAST_DURATION_MS = 5_000;
/** Swiped further than this to the right, it is dismissed (APP-24). */
export const TOAST_SWIPE_THRESHOLD_PX = 50;
/** A dismissed toast is kept closed and forgotten after this time (APP-26). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type ToastStore = {
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly Toast[];
  show(toast: Omit<Toast, "id" | "open">): string;
  dismiss(id: string): void;
};

/** A list of toasts that React can subscribe to. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
    show(toast) {
      const id = String(++count);
      set([{ ...toast, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
      return id;
    },
    dismiss(id) {
      const dismissed = toasts.find((toast) => toast.id === id);
      if (!dismissed?.open) return;
      set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY_MS);
    },
  };
}

/** The page's toasts. Only ever used in the browser; the server shows messages in the page. */
export const toastStore = createToastStore();
