import { useEffect, useState, type ReactNode } from "react";

export type LastLoaded<T> = {
  /** What was last there; `null` if nothing has come yet. */
  value: T | null;
  /** What was asked for last could not be loaded. */
  failed: boolean;
  isLoading: boolean;
};

type State<T> = Omit<LastLoaded<T>, "isLoading"> & { of: T | Promise<T> | null };

/**
 * What was last there of something that is being loaded again: the banner stays
 * while only the panel below it changes.
 */
export function useLastLoaded<T>(loading: T | Promise<T>): LastLoaded<T> {
  const [{ value, failed, of }, setKept] = useState<State<T>>(
    loading instanceof Promise
      ? { value: null, failed: false, of: null }
      : { value: loading, failed: false, of: loading },
  );
  useEffect(() => {
    if (!(loading instanceof Promise)) {
      // Came with the page, and is there from the first rendering on.
      setKept((kept) => (kept.of === loading ? kept : { value: loading, failed: false, of: loading }));
      return;
    }
    let current = true;
    loading.then(
      (value) => current && setKept({ value, failed: false, of: loading }),
      () => current && setKept(({ value }) => ({ value, failed: true, of: loading })),
    );
    return () => void (current = false);
  }, [loading]);
  return { value, failed, isLoading: of !== loading };
}

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
 * part away and draw it again (its errors 421 and 345).
 */
export function DeferredPart<T>({ of, skeleton, failed = null, children }: Props<T>) {
  const kept = useLastLoaded(of);
  if (kept.failed) return failed;
  if (kept.value === null && kept.isLoading) return skeleton;
  return children(kept.value as T, kept.isLoading);
}
