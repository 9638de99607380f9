import { describe, expect, test } from "vitest";
import { SESSION_SECONDS } from "~/domain/session";
import { createCookies, DRAFT_SECONDS, hasOwnCookie } from "~/services/sessions/cookies.server";
import { clearFlash, readFlash, setFlash } from "~/services/sessions/flash.server";
import { hashToken, newToken } from "~/services/sessions/token.server";

const sessionSecret = "a secret of more than thirty-two characters";
const plain = createCookies({ secure: false, sessionSecret });
const secure = createCookies({ secure: true, sessionSecret });
const attributes = (header: string) => header.split("; ").slice(1).sort();

describe("cookies", () => {
  test("are HttpOnly, SameSite=Lax and for the whole site", async () => {
    expect(attributes(await plain.session.serialize("token"))).toEqual([
      "HttpOnly",
      `Max-Age=${SESSION_SECONDS}`,
      "Path=/",
      "SameSite=Lax",
    ]);
    expect(attributes(await plain.signupDraft.serialize("token"))).toEqual([
      "HttpOnly",
      `Max-Age=${DRAFT_SECONDS}`,
      "Path=/",
      "SameSite=Lax",
    ]);
    expect(attributes(await plain.flash.serialize("x"))).toEqual(["HttpOnly", "Max-Age=60", "Path=/", "SameSite=Lax"]);
  });

  test("are Secure and bound to the host over https", async () => {
    for (const cookie of Object.values(secure)) {
      const header = await cookie.serialize("x");
      expect(header).toMatch(/^__Host-\w+=/);
      expect(attributes(header)).toContain("Secure");
    }
  });

  test("keep a visitor from the pages that all get, but for the one by which a browser is known at an account", async () => {
    expect(hasOwnCookie(await plain.session.serialize("x"))).toBe(true);
    expect(hasOwnCookie(await secure.chat.serialize("x"))).toBe(true);
    for (const { known } of [plain, secure]) expect(hasOwnCookie(await known.serialize(["x"]))).toBe(false);
  });

  test("are read only with our signature", async () => {
    const header = (await plain.session.serialize("token")).split(";")[0]!;
    expect(await plain.session.parse(header)).toBe("token");
    const foreign = createCookies({ secure: false, sessionSecret: sessionSecret.toUpperCase() });
    expect(await foreign.session.parse(header)).toBeNull();
    const changed = createCookies({
      secure: false,
      sessionSecret: sessionSecret.toUpperCase(),
      previousSecrets: [sessionSecret],
    });
    expect(await changed.session.parse(header)).toBe("token");
    expect(await foreign.session.parse((await changed.session.serialize("token")).split(";")[0]!)).toBe("token");
    const [name, value] = header.split("=") as [string, string];
    for (const forged of [`${name}=${value.slice(0, -2)}xx`, `${name}=dG9rZW4=`, `${name}=`, "", "session"]) {
      expect(await plain.session.parse(forged), forged).toBeFalsy();
    }
  });
});

test("a flash carries a message to the next page, and is taken away by name", async () => {
  const flash = { toast: { title: "Done", description: "Thank you" }, reference: "KW-7F3K-92QD" };
  const header = await setFlash(flash, { cookies: plain });
  const request = new Request("http://localhost/", { headers: { Cookie: header.split(";")[0]! } });
  expect(await readFlash(request, { cookies: plain })).toEqual(flash);
  expect(await readFlash(new Request("http://localhost/"), { cookies: plain })).toBeNull();
  expect(await clearFlash({ cookies: plain })).toContain("Max-Age=0");
});

test("a token is 256 random bits, and what is stored of it is no token", () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(hashToken(tokens[0]!)).toHaveLength(32);
  expect(Buffer.from(hashToken(tokens[0]!)).toString("base64url")).not.toBe(tokens[0]);
});
