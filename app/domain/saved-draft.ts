import { isSecretField } from "./rejected-form";

/** The hidden field that says whom a form's page was made for, in words only the server understands. */
export const FORM_OWNER = "formOwner";

/** What was typed into a form that met no session. */
export type SavedDraft = {
  /** By field name; a list where a name stands more than once. */
  fields: Record<string, string | string[]>;
  /** Something was left out: a password, a code, a file. */
  withheld: boolean;
};

/** Characters of names and values at the most; the longest form has a quarter of it. */
const MAX_SIZE = 48 * 1024;
const MAX_FIELDS = 200;

/** The field nobody sees, and what is the form's own business. */
const NOT_TYPED = new Set(["website", FORM_OWNER]);

/**
 * What of a form may be kept until its owner signs in again: no password, no
 * code, no file. Names that only a program would send are left out.
 * @returns `null` for a form that is too large to be one of ours.
 */
export function toSavedDraft(form: Iterable<[string, unknown]>): SavedDraft | null {
  const fields = new Map<string, string[]>();
  let withheld = false;
  let [size, count] = [0, 0];
  for (const [name, value] of form) {
    if (NOT_TYPED.has(name) || !/^[a-zA-Z]\w*$/.test(name)) continue;
    if (typeof value !== "string" || isSecretField(name)) {
      withheld = true;
      continue;
    }
    size += name.length + value.length;
    if (++count > MAX_FIELDS || size > MAX_SIZE) return null;
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  const plain = [...fields].map(([name, values]): [string, string | string[]] => [
    name,
    values.length === 1 ? values[0]! : values,
  ]);
  return { fields: Object.fromEntries(plain), withheld };
}
