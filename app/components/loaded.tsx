import type { ReactNode } from "react";
import { useKept } from "./use-kept";

type Props<T> = {
  of: T | Promise<T>;
  /** Stands there until something has come for the first time. */
  skeleton: ReactNode;
  /** Stands there instead if it could not be loaded. */
  failed?: ReactNode;
  children: (loaded: T, isLoading: boolean) => ReactNode;
};

/**
 * A part of a screen that waits for its data; what is there stays while other
 * data is loaded. A page that comes whole from the server has nothing in it but
 * the part itself: React would take what stands in a Suspense boundary over
 * later than the rest, and whoever uses the page before that makes it throw the
 * part away and draw it anew (its errors 421 and 345).
 */
export function Loaded<T>({ of, skeleton, failed = null, children }: Props<T>) {
  const kept = useKept(of);
  if (kept.failed) return failed;
  if (kept.value === null && kept.isLoading) return skeleton;
  return children(kept.value as T, kept.isLoading);
}
