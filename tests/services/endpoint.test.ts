import type { LoaderFunctionArgs } from "@remix-run/node";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { ApiError, type ErrorBody } from "~/domain/errors";
import { conditionalJson, endpoint, idParam, json, weakTag } from "~/services/http/responses/endpoint.server";
import { hashPassword } from "~/services/passwords.server";

const get = (headers: Record<string, string> = {}) => new Request("http://localhost/x", { headers });

describe("idParam", () => {
  test("takes every id of a row and nothing else", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        expect(idParam(String(id))).toBe(id);
      }),
    );
    for (const value of [
      undefined,
      "",
      "0",
      "-1",
      "+1",
      "01",
      "1.0",
      "1e3",
      " 1",
      "abc",
      "2147483648",
      "9999999999",
      "99999999999999999999",
      "١",
    ]) {
      expect(idParam(value), value).toBeNull();
    }
  });
});

describe("conditionalJson", () => {
  const body = '[{"a":1}]';
  const tag = weakTag(body);
  const answer = (ifNoneMatch?: string) =>
    conditionalJson(get(ifNoneMatch ? { "If-None-Match": ifNoneMatch } : {}), body, "no-cache");

  test("sends the body with its tag", async () => {
    const response = answer();
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toBe(tag);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await response.text()).toBe(body);
  });

  test.each([tag, tag.slice(2), `"other", ${tag}`, `W/"other",${tag}`, "*"])(
    "is 304 without a body for %s",
    async (held) => {
      const response = answer(held);
      expect(response.status).toBe(304);
      expect(response.headers.get("etag")).toBe(tag);
      expect(await response.text()).toBe("");
    },
  );

  test.each(['W/"other"', "garbage", `"${tag}"`, ","])("is 200 for %s", (held) =>
    expect(answer(held).status).toBe(200),
  );

  test("the same bytes have the same tag, others another", () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => (weakTag(a) === weakTag(b)) === (a === b)));
  });
});

describe("an endpoint", () => {
  const error = vi.fn();
  const run = (request: Request, handler: () => Promise<Response>) =>
    endpoint({ GET: handler, POST: handler }).loader({
      request,
      params: {},
      context: { log: { error } },
    } as unknown as LoaderFunctionArgs);
  const bodyOf = async (response: Response) => ((await response.json()) as ErrorBody).error;

  test("answers HEAD like GET, and any other method with 405 and Allow", async () => {
    const ok = () => Promise.resolve(json({ ok: true }));
    expect((await run(new Request("http://localhost/x", { method: "HEAD" }), ok)).status).toBe(200);
    const refused = await run(new Request("http://localhost/x", { method: "DELETE" }), ok);
    expect(refused.status).toBe(405);
    expect(refused.headers.get("allow")).toBe("GET, HEAD, POST");
    expect((await bodyOf(refused)).code).toBe("method_not_allowed");
  });

  test("a refusal goes out with its code, message and fields", async () => {
    const response = await run(get(), () =>
      Promise.reject(new ApiError("invalid", "Some fields are wrong", { fields: { email: ["Taken"] } })),
    );
    expect(response.status).toBe(422);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await bodyOf(response)).toEqual({
      code: "invalid",
      message: "Some fields are wrong",
      fields: { email: ["Taken"] },
    });
    expect(error).not.toHaveBeenCalled();
  });

  test("an outage is a 503 with Retry-After", async () => {
    const response = await run(get(), () =>
      Promise.reject(new Error("Failed query", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) })),
    );
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await bodyOf(response)).code).toBe("unavailable");
  });

  test("any other error is logged and answered without a word of it", async () => {
    const fault = new Error("insert into users values ('canary@example.com')");
    const response = await run(get(), () => Promise.reject(fault));
    expect(response.status).toBe(500);
    expect(error).toHaveBeenCalledWith(fault);
    expect(await bodyOf(response)).toEqual({ code: "internal", message: "Something went wrong on our side." });
  });
});

test("passwords are hashed with argon2id, 19 MiB, two passes, one lane, each with its own salt", async () => {
  const [one, other] = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});
