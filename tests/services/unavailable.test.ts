import { describe, expect, test } from "vitest";
import { causeOf, respondUnavailable, isUnavailable } from "~/services/http/responses/unavailable.server";

const withCode = (code: unknown, options?: ErrorOptions) => Object.assign(new Error("x", options), { code });

describe("isOutage", () => {
  test.each([
    ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND", "EAI_AGAIN"],
    ...["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_ENDED", "CONNECTION_DESTROYED"],
    ...["08000", "08006", "08P01", "53300", "53400", "57P01", "57P02", "57P03", "57P04"],
    // In maintenance, restored again, and with another password than ours.
    ...["55000", "3D000", "28000", "28P01"],
  ])("takes %s for one", (code) => expect(isUnavailable(withCode(code))).toBe(true));

  test.each(["23505", "22P02", "42P01", "40001", "57014", "55P03", "ENOENT", "XECONNREFUSED", "", undefined, 8])(
    "takes %s for a fault of ours",
    (code) => expect(isUnavailable(withCode(code))).toBe(false),
  );

  test("looks behind an error at its causes", () => {
    expect(isUnavailable(new Error("Failed query", { cause: withCode("ECONNREFUSED") }))).toBe(true);
    expect(
      isUnavailable(new Error("a", { cause: new Error("b", { cause: new Error("c", { cause: withCode("57P01") }) }) })),
    ).toBe(true);
  });

  test("looks into an error of several, as Node throws when a host has two addresses", () => {
    expect(isUnavailable(new AggregateError([withCode("ECONNREFUSED"), withCode("EHOSTUNREACH")]))).toBe(true);
    expect(isUnavailable(new Error("Failed query", { cause: new AggregateError([withCode("ECONNREFUSED")]) }))).toBe(
      true,
    );
    expect(isUnavailable(new AggregateError([withCode("23505")]))).toBe(false);
  });

  test("ends on causes that go in a circle, and on what is no error", () => {
    const circle = new Error("a");
    circle.cause = new Error("b", { cause: circle });
    expect([circle, null, undefined, "ECONNREFUSED", { code: "ECONNREFUSED" }].map(isUnavailable)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("duringOutage503", () => {
  test("hands on a result, and an error that is no outage", async () => {
    expect(await respondUnavailable(() => Promise.resolve(5))).toBe(5);
    const fault = withCode("23505");
    await expect(respondUnavailable(() => Promise.reject(fault))).rejects.toBe(fault);
  });

  test("makes an outage a 503 with Retry-After", async () => {
    const thrown: unknown = await respondUnavailable(() => Promise.reject(withCode("ECONNREFUSED"))).catch(
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(Response);
    const response = thrown as Response;
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(isUnavailable(response), "known for what it is to whoever catches it").toBe(true);
    expect(causeOf(response)).toMatchObject({ code: "ECONNREFUSED" });
  });

  test("another answer is no outage, whatever its status", () => {
    expect([new Response(null, { status: 503 }), new Response(null, { status: 303 })].map(isUnavailable)).toEqual([
      false,
      false,
    ]);
  });
});
