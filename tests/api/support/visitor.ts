import { Agent, request } from "node:http";
import { Agent as SecureAgent, request as requestSecurely } from "node:https";
import type { Site } from "./site";

/** An answer, read to its end. */
export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** @throws if it is no JSON */
  json<T = unknown>(): T;
  /** The `Set-Cookie` headers by the cookie's name. */
  cookies: Record<string, string>;
};

export type Headings = Record<string, string>;
export type Body = string | Uint8Array;

/**
 * Sends a request as it is given, adds nothing and follows nothing. Each has a
 * connection of its own, so that what one leaves behind cannot touch the next;
 * an `agent` given keeps its connections instead.
 */
export function send(
  url: string,
  init: { method?: string; headers?: Headings; body?: Body; agent?: Agent } = {},
): Promise<Answer> {
  const isSecure = url.startsWith("https:");
  const {
    method = "GET",
    headers = {},
    body,
    agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true }),
  } = init;
  return new Promise<Answer>((resolve, reject) => {
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const call = (isSecure ? requestSecurely : request)(
      url,
      { method, agent, headers: { ...length, ...headers }, timeout: 20_000 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve(toAnswer(response.statusCode ?? 0, response.rawHeaders, Buffer.concat(chunks).toString())),
        );
      },
    );
    call.on("timeout", () => call.destroy(new Error(`No answer to ${method} ${url} in 20 s`)));
    call.on("error", reject);
    call.end(body);
  }).finally(() => init.agent ?? agent.destroy());
}

function toAnswer(status: number, raw: string[], text: string): Answer {
  const headers = new Headers();
  for (let index = 0; index < raw.length; index += 2) headers.append(raw[index]!, raw[index + 1]!);
  return {
    status,
    headers,
    text,
    json: <T>() => JSON.parse(text) as T,
    cookies: Object.fromEntries(headers.getSetCookie().map((header) => [header.slice(0, header.indexOf("=")), header])),
  };
}

let visitors = 0;

/** Somebody with a browser: an address and cookies of their own, on our own pages. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly address: string;
  private readonly own: Headings;

  /** @param origin what the server takes for its own, if not its address. */
  constructor(
    readonly site: Pick<Site, "url">,
    { origin = site.url, cookie }: { origin?: string; cookie?: string } = {},
  ) {
    const number = ++visitors;
    this.address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    this.own = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
    if (cookie) this.keep(cookie);
  }

  get = (path: string, headers: Headings = {}) => this.send("GET", path, headers);

  postJson = (path: string, body: unknown, headers: Headings = {}) =>
    this.send("POST", path, { ...this.own, "Content-Type": "application/json", ...headers }, JSON.stringify(body));

  postForm = (path: string, fields: Headings, headers: Headings = {}) =>
    this.send(
      "POST",
      path,
      { ...this.own, "Content-Type": "application/x-www-form-urlencoded", ...headers },
      new URLSearchParams(fields).toString(),
    );

  /** Any body, with the content type that the headers say. */
  postRaw = (path: string, body: Body | undefined, headers: Headings = {}) =>
    this.send("POST", path, { ...this.own, ...headers }, body);

  async send(method: string, path: string, headers: Headings, body?: Body): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await send(this.site.url + path, {
      method,
      headers: { "X-Forwarded-For": this.address, ...(cookie ? { Cookie: cookie } : {}), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const header of Object.values(answer.cookies)) this.keep(header);
    return answer;
  }

  private keep(setCookie: string) {
    const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(setCookie) ?? [];
    if (/;\s*Max-Age=0\b/i.test(setCookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The error contract's body. */
export type ErrorContract = { error: { code: string; message: string; fields?: Record<string, string[]> } };
