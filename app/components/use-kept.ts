import { useEffect, useState } from "react";

export type Kept<T> = {
  /** What was last there; `null` if nothing has come yet. */
  value: T | null;
  /** What was asked for last could not be loaded. */
  failed: boolean;
  isLoading: boolean;
};

type State<T> = Omit<Kept<T>, "isLoading"> & { of: T | Promise<T> | null };

/**
 * What was last there of something that is being loaded anew: the banner stays
 * while only the panel below it changes.
 */
export function useKept<T>(loading: T | Promise<T>): Kept<T> {
  const [{ value, failed, of }, setKept] = useState<State<T>>(loading instanceof Promise ? { value: null, failed: false, of: null } : { value: loading, failed: false, of: loading });
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
