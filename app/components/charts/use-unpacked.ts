import { useMemo } from "react";
import { unpack, type Packed } from "~/domain/charts/packed";

/**
 * What a screen's data holds packed. It is the same one until another text comes: what comes again with each load of
 * the page is not drawn again.
 */
export function useUnpacked<Value>({ text, value }: Packed<Value>): Value {
  return useMemo(() => unpack({ text, value }), [text, value]);
}
