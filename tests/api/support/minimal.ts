import { randomUUID } from "node:crypto";

/** A schema of the API's description, as far as bodies are made from it. */
export type Described = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  anyOf?: Described[];
  oneOf?: Described[];
  properties?: Record<string, Described>;
  required?: string[];
  items?: Described;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
};

const BY_FORMAT: Record<string, () => string> = {
  email: () => `${randomUUID()}@example.com`,
  uuid: () => randomUUID(),
  "date-time": () => new Date().toISOString(),
};

/** A schema's variants: itself, or each of a choice. */
export const variants = (schema: Described): Described[] => schema.anyOf ?? schema.oneOf ?? [schema];

/**
 * The least that a schema allows, from the schema alone: what is required, and
 * of it the shortest and the first.
 * @throws where it does not say what is right: a pattern needs an example.
 */
export function minimal(schema: Described): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  const [choice] = variants(schema);
  if (choice && choice !== schema) return minimal(choice);
  // Of several types the one that the rest speaks of.
  const types = [schema.type].flat();
  switch (types.length > 1 && types.includes("number") && schema.minimum !== undefined ? "number" : types[0]) {
    case "object":
      return Object.fromEntries((schema.required ?? []).map((name) => [name, minimal(schema.properties![name]!)]));
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => minimal(schema.items!));
    case "number":
    case "integer":
      return schema.minimum ?? 0;
    case "boolean":
      return false;
    case "string":
      if (schema.format && BY_FORMAT[schema.format]) return BY_FORMAT[schema.format]!();
      if (schema.pattern) throw new Error(`A pattern without an example: ${schema.pattern}`);
      return "word "
        .repeat(schema.minLength ?? 0)
        .slice(0, schema.minLength ?? 0)
        .replace(/ $/, "s");
    default:
      throw new Error(`Nothing is known of ${JSON.stringify(schema)}`);
  }
}
