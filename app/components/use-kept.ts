import { useEffect, useState } from "react";

export type Kept<T> = { value: T | null; failed: boolean };

/**
 * What was last there of something that is being loaded anew: the banner stays
 * while only the panel below it changes.
 */
export function useKept<T>(loading: T | Promise<T>): Kept<T> {
  const [kept, setKept] = useState<Kept<T>>({ value: loading instanceof Promise ? null : loading, failed: false });
  useEffect(() => {
    if (!(loading instanceof Promise)) {
      // Came with the page, and is there from the first rendering on.
      setKept((kept) => (kept.value === loading ? kept : { value: loading, failed: false }));
      return;
    }
    let current = true;
    loading.then(
      (value) => current && setKept({ value, failed: false }),
      () => current && setKept(({ value }) => ({ value, failed: true })),
    );
    return () => void (current = false);
  }, [loading]);
  return kept;
}
