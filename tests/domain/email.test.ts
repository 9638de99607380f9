import { expect, test } from "vitest";
import { emailField } from "~/domain/person";

const taken = (email: string) => emailField.safeParse(email).data;

test.each([
  "test&co@example.com",
  "o'brien@example.com",
  "ada+plan@example.com",
  "ada/reyes=x@example.com",
  "!#$%&'*+/=?^_`{|}~-@example.com",
  "a@b.co",
  "ada@mail.example-clinic.com",
  ".ada..reyes.@example.com",
  "ada@xn--bcher-kva.example",
])("an address that browsers take is taken: %s", (email) => expect(taken(email)).toBe(email));

test.each([
  ["nora@bücher.example", "nora@xn--bcher-kva.example"],
  ["nora@BÜCHER.example", "nora@xn--bcher-kva.example"],
  ["nora@bücher。example", "nora@xn--bcher-kva.example"],
  ["Nora@例え.テスト", "Nora@xn--r8jz45g.xn--zckzah"],
  ["test&co@müller.de", "test&co@xn--mller-kva.de"],
])("a domain of other letters becomes what mail servers know: %s", (typed, kept) => {
  expect(taken(typed)).toBe(kept);
  // The same mailbox, however it is typed, so that it has one account.
  expect(taken(kept)).toBe(kept);
});

test.each([
  "",
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "a da@example.com",
  "ada@exa mple.com",
  "ada@example..com",
  "ada@-example.com",
  "ada@example.com.",
  "ada@127.0.0.1",
  "ada@１２７.0.0.1",
  "ada@[127.0.0.1]",
  "ada@bücher.example/path",
  "ada@bücher.example:25",
  "ada@bücher.example@example.com",
  "ada@bü%63her.example",
  "ädä@example.com",
  '"ada reyes"@example.com',
  "<ada@example.com>",
  "ada@example.com, b@example.com",
  "ada@example.com\nBcc: b@example.com",
  `ada@${"ü".repeat(63)}.example`,
])("what is none is refused: %s", (email) => expect(emailField.safeParse(email).success).toBe(false));

test("an address has 254 characters at the most, in ASCII too", () => {
  const domain = (length: number) => `${"x".repeat(60)}.`.repeat(4) + "y".repeat(length);
  expect(taken(`a@${domain(8)}`)).toHaveLength(254);
  expect(taken(`a@${domain(9)}`)).toBeUndefined();
  expect(taken(`a@${"ü.".repeat(100)}example`)).toBeUndefined();
});
