import { useState } from "react";
import type { Field } from "./use-fields";

/**
 * The version of the thing that a form changes, so that an older one is refused.
 * What was typed before the session ended is about the version of that time; a
 * form that was just refused has been read again, so it is about the one there is now.
 */
export function VersionField({
  field,
  name,
  now,
  isRefused,
}: {
  field: Field;
  name: string;
  now: string;
  isRefused: boolean;
}) {
  const typed = isRefused ? undefined : field.initialValue;
  return <input type="hidden" name={name} value={typeof typed === "string" && typed !== "" ? typed : now} />;
}

/**
 * The version that a form was last drawn for, as its key: another one once it is
 * saved, so that it holds what is stored. Refused because the thing has another
 * version by now, it stays as it is, with what is being typed into it.
 */
export function useVersionKey(now: string, isRefused: boolean): string {
  const [drawn, setDrawn] = useState(now);
  if (!isRefused && drawn !== now) setDrawn(now);
  return drawn;
}
