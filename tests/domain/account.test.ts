import { describe, expect, test } from "vitest";
import { registerSchema } from "~/domain/account";
import { accountSchema } from "~/domain/providers/signup";
import { proves } from "../support/clauses";
import { messages, textsUpTo } from "./messages";

const valid = {
  firstName: "Nora",
  lastName: "Okafor",
  email: "nora@example.com",
  password: "correct horse",
  confirmPassword: "correct horse",
};
const schema = accountSchema({
  passwordKept: false,
  isCommon: () => false,
});
const refuses = (change: Partial<Record<keyof typeof valid, unknown>>) => messages(schema, { ...valid, ...change });

describe("step 1 of the sign-up", () => {
  test("takes a valid account, names and address trimmed and the password as it is", async () => {
    const typed = {
      ...valid,
      firstName: " Nora ",
      email: " nora@example.com ",
      password: "  spaced  ",
      confirmPassword: "  spaced  ",
    };
    expect(await schema.parseAsync(typed)).toEqual({ ...valid, password: "  spaced  ", confirmPassword: "  spaced  " });
  });

  test("refuses a first name of fewer than 2 characters", proves("SIGN-09"), async () => {
    for (const firstName of [...textsUpTo(1), undefined, " x "]) {
      expect(await refuses({ firstName })).toEqual({ firstName: ["First name must be at least 2 characters"] });
    }
    expect(await refuses({ firstName: "Bo" })).toEqual({});
  });

  test("refuses a last name of fewer than 2 characters", proves("SIGN-10"), async () => {
    for (const lastName of [...textsUpTo(1), undefined, " x "]) {
      expect(await refuses({ lastName })).toEqual({ lastName: ["Last name must be at least 2 characters"] });
    }
    expect(await refuses({ lastName: "Bo" })).toEqual({});
  });

  test("refuses an email address that is not valid", proves("SIGN-11"), async () => {
    for (const email of ["", undefined, "nora", "nora@", "nora@example", "<nora@example.com>"]) {
      expect(await refuses({ email })).toEqual({ email: ["Invalid email address"] });
    }
    const long = `${"x".repeat(250)}@example.com`;
    expect(await refuses({ email: long })).toHaveProperty("email");
  });

  test("refuses a password of fewer than 8 characters", proves("SIGN-12"), async () => {
    for (const password of [...textsUpTo(7), undefined]) {
      expect(await refuses({ password, confirmPassword: password })).toEqual({
        password: ["Password must be at least 8 characters"],
      });
    }
    for (const password of ["12345678", " ".repeat(8), "ø".repeat(8), "x".repeat(200)]) {
      expect(await refuses({ password, confirmPassword: password })).toEqual({});
    }
    expect(await refuses({ password: "x".repeat(201), confirmPassword: "x".repeat(201) })).toEqual({
      password: ["Use 200 characters or fewer"],
    });
  });

  test("refuses a confirmation that differs, with the message on the confirmation", proves("SIGN-13"), async () => {
    for (const confirmPassword of ["", undefined, "correct horses", "Correct horse", "correct horse "]) {
      expect(await refuses({ confirmPassword })).toEqual({ confirmPassword: ["Passwords don't match"] });
    }
  });

  test("reports every wrong field at once", async () => {
    expect(
      await refuses({ firstName: "", lastName: "", email: "", password: "short", confirmPassword: "other" }),
    ).toEqual({
      firstName: ["First name must be at least 2 characters"],
      lastName: ["Last name must be at least 2 characters"],
      email: ["Invalid email address"],
      password: ["Password must be at least 8 characters"],
      confirmPassword: ["Passwords don't match"],
    });
  });

  test("a password that was given before may stay empty, a new one follows the rules", async () => {
    const kept = accountSchema({
      passwordKept: true,
      isCommon: () => false,
    });
    expect(await messages(kept, { ...valid, password: "", confirmPassword: "" })).toEqual({});
    expect(await messages(kept, { ...valid, password: "", confirmPassword: "something" })).toEqual({
      confirmPassword: ["Passwords don't match"],
    });
    expect(Object.keys(await messages(kept, { ...valid, password: "short", confirmPassword: "short" }))).toEqual([
      "password",
    ]);
  });
});

describe("POST /api/auth/register", () => {
  const body = {
    firstName: "Nora",
    lastName: "Okafor",
    email: "nora@example.com",
    password: "correct horse",
    role: "provider",
    phone: "",
  };
  const wrong = (change: Record<string, unknown>) =>
    messages(
      registerSchema(() => false),
      { ...body, ...change },
    );

  test("takes names, email, password, role and an empty or missing phone", proves("DATA-24"), () => {
    const untold = { ...body, browserZone: null };
    expect(registerSchema(() => false).parse(body)).toEqual(untold);
    const { phone: _, ...without } = body;
    expect(registerSchema(() => false).parse(without)).toEqual(untold);
    expect(registerSchema(() => false).parse({ ...body, browserZone: "asia/tokyo" })).toEqual({
      ...body,
      browserZone: "Asia/Tokyo",
    });
  });

  test("nobody registers as more than a provider", async () => {
    for (const role of ["admin", "", null, undefined, "PROVIDER", ["provider"]]) {
      expect(await wrong({ role })).toEqual({ role: ["Role must be provider or patient"] });
    }
    expect(await wrong({ role: "patient" })).toEqual({});
  });

  test("a phone number has at most 40 characters", proves("API-18"), async () => {
    expect(await wrong({ phone: "1".repeat(40) })).toEqual({});
    expect(await wrong({ phone: "1".repeat(41) })).toEqual({ phone: ["Use 40 characters or fewer"] });
  });
});
