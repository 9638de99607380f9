import { describe, expect, test } from "vitest";
import { hashPassword, isCommonPassword, verifyPassword } from "~/services/passwords.server";

test("argon2id with OWASP's parameters", async () => {
  expect(await hashPassword("three kind words")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("the right password, and no other; where there is no hash, none", async () => {
  const hash = await hashPassword("three kind words");
  expect(await verifyPassword("three kind words", hash)).toBe(true);
  expect(await verifyPassword("three kind word", hash)).toBe(false);
  for (const none of [null, undefined, ""]) expect(await verifyPassword("three kind words", none)).toBe(false);
});

describe("common passwords", () => {
  const context = ["mara.oneill@example.com", "Mara", "O’Neill"];

  test("are those on the list, in any case, with signs around them, and runs", () => {
    for (const password of [
      "password",
      "PASSWORD",
      "iloveyou",
      "Password1!",
      "!!princess",
      "123456789",
      "qwerty123",
      "00000000",
      "zyxwvuts",
      "23456789",
    ]) {
      expect([password, isCommonPassword(password, context)]).toEqual([password, true]);
    }
  });

  test("are one's own names and ours, however they are put together", () => {
    for (const password of [
      "mara.oneill@example.com",
      "mara.oneill1",
      "MaraO’Neill",
      "kindweight",
      "Kindweight1!",
      "maramara12",
    ]) {
      expect([password, isCommonPassword(password, context)]).toEqual([password, true]);
    }
  });

  test("are not words in a row, sentences, random letters, or other scripts", () => {
    for (const password of [
      "three kind words",
      "correct horse battery",
      "mara likes her garden",
      "x7#kQ9!pLm2",
      "пароль у меня свой",
      "日本語のパスワード文",
      "kindweight is where I go",
    ]) {
      expect([password, isCommonPassword(password, context)]).toEqual([password, false]);
    }
  });
});
