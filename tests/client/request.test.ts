import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { load, request, RequestError } from "~/client/request";
import { proves } from "../support/clauses";

type Received = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };
let received: Received[] = [];
let respond: (res: ServerResponse) => void;
let base: string;
const server = createServer((req, res) => {
  let body = "";
  req.on("data", (chunk: Buffer) => void (body += chunk.toString()));
  req.on("end", () => {
    received.push({ method: req.method!, url: req.url!, headers: req.headers, body });
    respond(res);
  });
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  received = [];
  respond = (res) => void res.setHeader("Content-Type", "application/json").end('{"id":1}');
});
const answer = (status: number, body = "", statusText?: string) => {
  respond = (res) => void res.writeHead(status, statusText).end(body);
};

describe("request", () => {
  test("sends method and address and gives the response", async () => {
    const response = await request("DELETE", `${base}/api/things/1?x=2`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: 1 });
    expect(received).toMatchObject([{ method: "DELETE", url: "/api/things/1?x=2", body: "" }]);
  });

  test("a payload goes as JSON with a JSON content type, and only then", proves("APP-29"), async () => {
    await request("POST", `${base}/`, { name: "Ada", list: [1], none: null });
    await request("POST", `${base}/`);
    await request("GET", `${base}/`);
    const [withPayload, without, get] = received;
    expect(withPayload!.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(withPayload!.body)).toEqual({ name: "Ada", list: [1], none: null });
    for (const call of [without, get]) {
      expect(call!.headers["content-type"]).toBeUndefined();
      expect(call!.body).toBe("");
    }
  });

  test("a form's fields go as a form, whose content type the browser sets", async () => {
    await request(
      "POST",
      `${base}/`,
      new URLSearchParams([
        ["name", "Ada & Co"],
        ["name", "ü"],
      ]),
      { keepalive: true },
    );
    expect(received).toMatchObject([{ body: "name=Ada+%26+Co&name=%C3%BC" }]);
    expect(received[0]!.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
  });

  test("false, 0, null and the empty text are payloads too", proves("APP-29"), async () => {
    for (const payload of [false, 0, null, ""]) await request("PUT", `${base}/`, payload);
    expect(received.map(({ body }) => body)).toEqual(["false", "0", "null", '""']);
    expect(new Set(received.map(({ headers }) => headers["content-type"]))).toEqual(new Set(["application/json"]));
  });

  test("every request includes credentials", proves("APP-30"), async () => {
    // Node keeps no cookies: what the browser is asked for is what can be seen here.
    const fetched = vi.spyOn(globalThis, "fetch");
    await request("GET", `${base}/`);
    await request("POST", `${base}/`, { a: 1 });
    await load(`${base}/`);
    expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual(["include", "include", "include"]);
  });

  test("an unsuccessful answer raises the status, a colon, a space and the body", proves("ERR-01"), async () => {
    answer(422, '{"error":{"code":"invalid"}}');
    const error: unknown = await request("POST", `${base}/`, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).toMatchObject({ message: '422: {"error":{"code":"invalid"}}', status: 422 });
  });

  test("the status text stands in for an empty body", proves("ERR-01"), async () => {
    answer(503, "", "Service Unavailable");
    await expect(request("GET", `${base}/`)).rejects.toThrow(/^503: Service Unavailable$/);
    answer(418, "", "Short and stout");
    await expect(request("GET", `${base}/`)).rejects.toThrow(/^418: Short and stout$/);
  });

  test("every status from 300 on is unsuccessful, none below", proves("ERR-01"), async () => {
    for (const status of [200, 201, 202, 204]) {
      answer(status);
      expect((await request("GET", `${base}/`)).status).toBe(status);
    }
    for (const status of [304, 400, 401, 404, 429, 500, 502]) {
      answer(status, "why");
      await expect(request("GET", `${base}/`)).rejects.toThrow(status === 304 ? "304: Not Modified" : `${status}: why`);
    }
  });

  test("nothing is sent twice after a failure", proves("APP-34"), async () => {
    answer(500, "no");
    await expect(request("POST", `${base}/`, {})).rejects.toThrow("500: no");
    await expect(load(`${base}/`)).rejects.toThrow("500: no");
    expect(received).toHaveLength(2);
  });

  test("can be broken off", async () => {
    const controller = new AbortController();
    respond = () => controller.abort();
    await expect(request("GET", `${base}/`, undefined, { signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});

describe("load", () => {
  test("gets the address that is the query's key and parses JSON", proves("APP-31"), async () => {
    expect(await load(`${base}/api/health-monitoring/1/latest`)).toEqual({ id: 1 });
    expect(received).toMatchObject([{ method: "GET", url: "/api/health-monitoring/1/latest", body: "" }]);
  });

  test("a 401 fails, unless an empty result was asked for", proves("APP-32"), async () => {
    answer(401, "Sign in first");
    await expect(load(`${base}/`)).rejects.toThrow("401: Sign in first");
    await expect(load(`${base}/`, { on401: "fail" })).rejects.toThrow("401: Sign in first");
    expect(await load(`${base}/`, { on401: "empty" })).toBeNull();
  });

  test("any other failure fails even then", async () => {
    answer(403, "no");
    await expect(load(`${base}/`, { on401: "empty" })).rejects.toThrow("403: no");
    respond = (res) => void res.socket!.destroy();
    await expect(load(`${base}/`, { on401: "empty" })).rejects.toThrow();
  });

  test("an answer that is no JSON fails", async () => {
    answer(200, "<html>");
    await expect(load(`${base}/`)).rejects.toThrow();
  });
});
