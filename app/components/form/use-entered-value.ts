import { useCallback, useRef, type RefCallback } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * For a field whose value a component holds: takes over what was entered before
 * the script arrived. React leaves that in the page when it takes the page over,
 * but it does not know of it, and would write its own value over it as soon as it
 * draws the field again.
 * @param value that the field is drawn with.
 * @param adopt is told what stands in the field, once, and only if it is another value.
 * @returns the field's ref.
 */
export function useEnteredValue<Field extends Control>(
  value: string,
  adopt: (entered: string) => void,
): RefCallback<Field> {
  const first = useRef({ value, adopt });
  return useCallback((field) => {
    const { value, adopt } = first.current;
    if (field && field.value !== value) adopt(field.value);
  }, []);
}
