import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FORM_OWNER, toSavedDraft } from "~/domain/saved-draft";

const secretName = fc.constantFrom(
  "password",
  "confirmPassword",
  "currentPassword",
  "PASSWORD",
  "newPassword2",
  "code",
);
const plainName = fc
  .stringMatching(/^[a-z][a-zA-Z0-9_]{0,12}$/)
  .filter((name) => !/password|^code$|^website$|^formOwner$/i.test(name));
const value = fc.string({ maxLength: 40 });

describe("what is kept of a form whose session has ended", () => {
  test("never a password, a code, a file, the trap or the owner's mark", () => {
    const secret = fc.tuple(secretName, value).map(([name, text]): [string, unknown] => [name, `secret ${text}`]);
    const file = plainName.map((name): [string, unknown] => [name, new File(["secret bytes"], "secret.txt")]);
    const own = fc
      .constantFrom("website", FORM_OWNER, "__proto__", "a[0]", "a.b", "")
      .map((name): [string, unknown] => [name, "secret"]);
    const plain = fc
      .tuple(
        plainName,
        value.filter((text) => !text.includes("secret")),
      )
      .map((entry): [string, unknown] => entry);
    fc.assert(
      fc.property(fc.array(fc.oneof(secret, file, own, plain), { maxLength: 30 }), (form) => {
        const savedDraft = toSavedDraft(form)!;
        expect(JSON.stringify(savedDraft.fields)).not.toContain("secret");
        expect(savedDraft.withheld).toBe(
          form.some(([name, entry]) => entry instanceof File || /password|^code$/i.test(name)),
        );
      }),
    );
  });

  test("every plain field as it was typed, in its order where a name stands twice", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(plainName, value), { maxLength: 30 }), (form) => {
        const { fields } = toSavedDraft(form)!;
        for (const [name] of form) {
          expect(Object.hasOwn(fields, name), name).toBe(true);
          expect([fields[name]].flat()).toEqual(form.filter(([other]) => other === name).map(([, text]) => text));
        }
        expect(Object.keys(fields)).toHaveLength(new Set(form.map(([name]) => name)).size);
      }),
    );
  });

  test("nothing of a form that is too large to be ours", () => {
    expect(toSavedDraft([["bio", "x".repeat(48 * 1024)]])).toBeNull();
    expect(toSavedDraft(Array.from({ length: 201 }, (_, index) => [`f${index}`, ""]))).toBeNull();
    expect(toSavedDraft([["bio", "x".repeat(40 * 1024)]])?.fields.bio).toHaveLength(40 * 1024);
  });
});
