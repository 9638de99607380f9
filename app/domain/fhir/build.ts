import type { FhirResource, Identifier, Reference } from "./r4";

/** One resource of a bundle, under an address that is made from its identity and is therefore the same every time. */
export type Entry = { fullUrl: string; resource: FhirResource & { id: string } };

/**
 * A name-based UUID (RFC 9562, version 5): the same name, the same UUID. Handed in, because the rules do no
 * cryptography.
 */
export type UuidOf = (name: string) => string;

/** Our own kinds of thing by their table's name and number, as they are known inside a bundle. */
export type Names = {
  /** `urn:uuid:…` of a thing. */
  urn: (kind: string, id: number | string) => string;
  refer: (kind: string, id: number | string, display?: string) => Reference;
  entry: (kind: string, id: number | string, resource: FhirResource) => Entry;
};

/**
 * @param scope sets one record's things apart from another installation's of
 *   the same number, like the medical record number.
 */
export function createNames(scope: string, uuidOf: UuidOf): Names {
  const urn: Names["urn"] = (kind, id) => `urn:uuid:${uuidOf(`${scope}/${kind}/${id}`)}`;
  return {
    urn,
    refer: (kind, id, display) => ({ reference: urn(kind, id), ...text("display", display) }),
    entry: (kind, id, resource) => {
      const fullUrl = urn(kind, id);
      return { fullUrl, resource: { ...resource, id: fullUrl.slice("urn:uuid:".length) } };
    },
  };
}

/**
 * Text as FHIR allows it: some character that is no blank, and no blanks other
 * than space, tab and line ends (R4, data types, `string`).
 */
export function fhirText(value: string | null | undefined): string | undefined {
  const plain = (value ?? "")
    .toWellFormed()
    .replace(/[^\S \r\n\t]/g, " ")
    .trim();
  return plain === "" ? undefined : plain;
}

/** A property that is left out where there is nothing to say: FHIR knows no empty text. */
export const text = <Key extends string>(key: Key, value: string | null | undefined) => {
  const plain = fhirText(value);
  return (plain === undefined ? {} : { [key]: plain }) as Partial<Record<Key, string>>;
};

/** A list that is left out where it is empty: FHIR knows no empty lists. */
export const list = <Key extends string, Item>(key: Key, items: readonly Item[]) =>
  (items.length === 0 ? {} : { [key]: items }) as Partial<Record<Key, Item[]>>;

/** A code that has no system, only words. */
export const words = (value: string | null | undefined) => ({ text: fhirText(value) ?? "Not stated" });

/** The number on a patient's record. */
export const medicalRecordNumber = (value: string): Identifier => ({
  use: "usual",
  type: {
    coding: [{ system: "http://terminology.hl7.org/CodeSystem/v2-0203", code: "MR", display: "Medical record number" }],
  },
  ...text("value", value),
});
