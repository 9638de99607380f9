/**
 * A value as its JSON. Remix sends a screen's data along in a form of its own, for which it walks each object and number
 * in script: for the some 300 of a few charts that is a twentieth of the page's cost, and one text costs it nothing.
 */
export type Packed<Value> = string & { readonly "packed of"?: Value };

/** @param value of what JSON can say: texts, finite numbers, booleans, `null`, and lists and objects of them. */
export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value);

export const unpack = <Value>(packed: Packed<Value>): Value => JSON.parse(packed) as Value;
