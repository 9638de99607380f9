/** Guards for what arrives in a browser. Written by hand: zod would weigh more than the screens that need them. */
export type Guard<T> = (value: unknown) => value is T;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isText: Guard<string> = (value) => typeof value === "string";
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value);
export const isBoolean: Guard<boolean> = (value) => typeof value === "boolean";
/** A time in ISO 8601. */
export const isInstant: Guard<string> = (value): value is string => isText(value) && !Number.isNaN(Date.parse(value));

export const isOneOf =
  <const T extends string>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.includes(value as T);
export const isListOf =
  <T>(isEntry: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(isEntry);
export const orNull =
  <T>(is: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || is(value);
export const orMissing =
  <T>(is: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value);
/** An object with at least these fields; others may stand beside them, as a later version adds some. */
export const isObjectOf =
  <T extends object>(fields: { [Name in keyof T]-?: Guard<T[Name]> }): Guard<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Guard<unknown>>(fields).every(([name, is]) => is(value[name]));
