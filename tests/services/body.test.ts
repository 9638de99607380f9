import { describe, expect, test } from "vitest";
import { ApiError } from "~/domain/errors";
import {
  MAX_FORM_BYTES,
  MAX_FORM_FIELDS,
  MAX_JSON_BYTES,
  readForm,
  readJson,
} from "~/services/http/requests/body.server";
import { proves } from "../support/clauses";

type Body = string | Uint8Array | ReadableStream<Uint8Array> | FormData;
function post(body: Body | null, type?: string, headers: Record<string, string> = {}): Request {
  const init: RequestInit & { duplex: "half" } = { method: "POST", body: body as BodyInit | null, duplex: "half" };
  const request = new Request("http://localhost/", init);
  if (type) request.headers.set("Content-Type", type);
  else if (type === "") request.headers.delete("Content-Type");
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  return request;
}
const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** A body without a Content-Length, in pieces of a kilobyte; counts how many were asked for. */
function endless() {
  const pulled = { kilobytes: 0 };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled.kilobytes++;
      if (pulled.kilobytes > 10_000) controller.close();
      else controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
  });
  return { stream, pulled };
}

async function statusOf(reading: Promise<unknown>): Promise<number> {
  const thrown: unknown = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof ApiError || thrown instanceof Response) return thrown.status;
  throw new Error("It was read");
}

describe("readJson", () => {
  test("reads JSON in UTF-8, with or without a charset", async () => {
    expect(await readJson(post('{"a":"É"}', JSON_TYPE))).toEqual({ a: "É" });
    expect(await readJson(post("[1]", "Application/JSON; charset=utf-8"))).toEqual([1]);
  });

  test.each(["text/plain", FORM_TYPE, "application/xml", "application/jsonp", "text/json", ""])(
    "%j is 415",
    proves("API-16"),
    async (type) => expect(await statusOf(readJson(post("{}", type)))).toBe(415),
  );

  test.each(["", " ", "{", '{"a":}', "undefined", "{'a':1}", '{"a":1}x', "\u0000", "NaN"])(
    "%j is 400",
    proves("API-16"),
    async (text) => expect(await statusOf(readJson(post(text, JSON_TYPE)))).toBe(400),
  );

  test("a missing body, and bytes that are not UTF-8, are 400", proves("API-16"), async () => {
    expect(await statusOf(readJson(post(null, JSON_TYPE)))).toBe(400);
    expect(await statusOf(readJson(post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]), JSON_TYPE)))).toBe(400);
  });

  test("takes as many bytes as are allowed, and not one more", proves("API-18"), async () => {
    const text = (bytes: number) => JSON.stringify("x".repeat(bytes - 2));
    expect(await readJson(post(text(MAX_JSON_BYTES), JSON_TYPE))).toHaveLength(MAX_JSON_BYTES - 2);
    expect(await statusOf(readJson(post(text(MAX_JSON_BYTES + 1), JSON_TYPE)))).toBe(413);
    // Bytes are counted, not characters.
    expect(await statusOf(readJson(post(JSON.stringify("É".repeat(MAX_JSON_BYTES / 2)), JSON_TYPE)))).toBe(413);
  });

  test("counts a stream without Content-Length, and stops reading it", proves("API-18"), async () => {
    const { stream, pulled } = endless();
    expect(await statusOf(readJson(post(stream, JSON_TYPE)))).toBe(413);
    expect(pulled.kilobytes).toBeLessThan(MAX_JSON_BYTES / 1024 + 10);
  });

  test(
    "does not believe a Content-Length that is too small, and does not read at all behind one that is too large",
    proves("API-18"),
    async () => {
      const lying = endless();
      expect(await statusOf(readJson(post(lying.stream, JSON_TYPE, { "Content-Length": "10" })))).toBe(413);
      const honest = endless();
      expect(
        await statusOf(readJson(post(honest.stream, JSON_TYPE, { "Content-Length": String(MAX_JSON_BYTES + 1) }))),
      ).toBe(413);
      expect(honest.pulled.kilobytes).toBeLessThanOrEqual(1);
    },
  );
});

describe("readForm", () => {
  test("reads both kinds of form", async () => {
    expect((await readForm(post("a=1&b=%C3%89+x&a=2", FORM_TYPE))).getAll("a")).toEqual(["1", "2"]);
    const form = new FormData();
    form.set("b", "É x");
    expect((await readForm(post(form))).get("b")).toBe("É x");
  });

  test("a missing body is an empty form", async () => {
    expect([...(await readForm(post(null, FORM_TYPE))).keys()]).toEqual([]);
  });

  test.each(["text/plain", JSON_TYPE, ""])("%j is 415", proves("API-16"), async (type) =>
    expect(await statusOf(readForm(post("a=1", type)))).toBe(415),
  );

  test.each([
    ["without a boundary", "multipart/form-data", "a=1"],
    ["that breaks off", "multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
    ["that is something else", "multipart/form-data; boundary=x", "garbage"],
  ])("a multipart form %s is 400", proves("API-16"), async (_name, type, body) =>
    expect(await statusOf(readForm(post(body, type)))).toBe(400),
  );

  test("is limited too, with a Content-Length and without", proves("API-18"), async () => {
    expect(await statusOf(readForm(post(`a=${"x".repeat(MAX_FORM_BYTES)}`, FORM_TYPE)))).toBe(413);
    expect(await statusOf(readForm(post(endless().stream, FORM_TYPE)))).toBe(413);
    expect((await readForm(post(`a=${"x".repeat(MAX_FORM_BYTES - 2)}`, FORM_TYPE))).get("a")).toHaveLength(
      MAX_FORM_BYTES - 2,
    );
  });

  test("takes as many fields as are allowed, and not one more", proves("API-18"), async () => {
    expect((await readForm(post("a=1&".repeat(MAX_FORM_FIELDS), FORM_TYPE))).getAll("a")).toHaveLength(MAX_FORM_FIELDS);
    expect(await statusOf(readForm(post("a=1&".repeat(MAX_FORM_FIELDS + 1), FORM_TYPE)))).toBe(413);
  });
});
