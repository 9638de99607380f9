import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { PEOPLE } from "../../api/support/records";
import { encoded, withKeys } from "./forms";
import { judge } from "./judge";
import type { Somebody, Target } from "./targets";

export const SOMEBODY: readonly Somebody[] = ["nobody", ...PEOPLE];
/** Says by which target a request is; the server never sees it. */
export const BY_TARGET = "x-target";

/** How it went with a target, or with a door where nobody said by which. */
export type Heard = { requests: number; slowestMs: number; byStatus: Map<number, number>; findings: Set<string> };

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A page with one form, so that a scanner attacks it and nothing else, with what is filled in. */
function pageOf({ method, action, isMultipart, fields, files }: Target): string {
  const inputs = [
    ...fields.map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`),
    ...files.map((name) => `<input type="file" name="${escape(name)}">`),
  ];
  return `<!DOCTYPE html><title>A form</title><form method="${method}" action="${escape(action)}"${isMultipart ? ' enctype="multipart/form-data"' : ""}>${inputs.join("")}</form>`;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * The doors by which scanners come in: one for each kind of person, who is signed in there whatever cookies the scanner
 * itself has. Every request gets an address of its own, because limits would answer the rest, and says that it comes
 * from our own pages; every answer is judged (`judge.ts`), whatever the scanner makes of it.
 */
export class ScannerProxies {
  readonly heard = new Map<string, Heard>();
  targets: readonly Target[] = [];
  private number = 0;
  private readonly servers: Server[] = [];

  /** @param cookies of each person, as a `Cookie` header has them. */
  constructor(
    private readonly url: string,
    private readonly cookies: ReadonlyMap<Somebody, string>,
  ) {}

  /** @param port of nobody's door; the others are behind it. */
  async open(port: number): Promise<void> {
    for (const [index, who] of SOMEBODY.entries()) {
      const door = createServer(
        (incoming, answer) => void this.pass(who, incoming, answer).catch(() => answer.destroy()),
      );
      await new Promise<void>(
        (resolve, reject) => void door.once("error", reject).listen(port + index, "127.0.0.1", resolve),
      );
      this.servers.push(door);
    }
  }

  close(): void {
    for (const door of this.servers) door.close().closeAllConnections();
  }

  heardOf(name: string): Heard {
    const heard = this.heard.get(name) ?? { requests: 0, slowestMs: 0, byStatus: new Map(), findings: new Set() };
    this.heard.set(name, heard);
    return heard;
  }

  private async pass(who: Somebody, incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = incoming.url ?? "/";
    const form = /^\/form-of-target\/(\d+)/.exec(path);
    if (form) return void answer.setHeader("content-type", "text/html").end(pageOf(this.targets[Number(form[1])]!));
    // Signed out by the scanner, the rest of its requests would be nobody's.
    if (who !== "nobody" && /^\/sign-out\b/.test(path)) return void answer.writeHead(404).end();
    const { host } = new URL(this.url);
    const number = this.number++;
    // Not compressed: wapiti asks for brotli without being able to read it, and sees a page without links or forms.
    const own = {
      "accept-encoding": "identity",
      host,
      origin: this.url,
      "x-forwarded-for": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    };
    const {
      [BY_TARGET]: target,
      "content-length": _length,
      "transfer-encoding": _encoding,
      ...headers
    } = incoming.headers;
    // The first of a name counts, so ours goes first.
    const cookie = [this.cookies.get(who), incoming.headers.cookie].filter(Boolean).join("; ");
    const sent = await bodyOf(incoming);
    const body = Buffer.from(withKeys(sent.toString("latin1")), "latin1");
    const before = performance.now();
    const { status, heads, text } = await new Promise<{
      status: number;
      heads: IncomingMessage["headers"];
      text: Buffer;
    }>((resolve, reject) => {
      const length = body.length > 0 || incoming.method === "POST" ? { "content-length": String(body.length) } : {};
      const onward = request(
        this.url + withKeys(path),
        { method: incoming.method ?? "GET", headers: { ...headers, ...own, ...length, ...(cookie ? { cookie } : {}) } },
        (response) => {
          bodyOf(response).then(
            (text) => resolve({ status: response.statusCode ?? 0, heads: response.headers, text }),
            reject,
          );
        },
      );
      onward.on("error", reject);
      onward.end(body);
    });
    const heard = this.heardOf(typeof target === "string" ? target : who);
    heard.requests += 1;
    heard.slowestMs = Math.max(heard.slowestMs, performance.now() - before);
    heard.byStatus.set(status, (heard.byStatus.get(status) ?? 0) + 1);
    const what = judge(
      { status, type: heads["content-type"] ?? "", location: heads.location, text: text.toString() },
      host,
    );
    if (what)
      heard.findings.add(
        `${incoming.method} ${path.slice(0, 300)} ${what}${body.length > 0 ? `, sent ${body.toString().slice(0, 600)}` : ""}`,
      );
    answer.writeHead(status, heads);
    answer.end(text);
  }
}

/** Where a target is asked for at a door, with its query. */
export const addressOf = ({ method, action, fields }: Target): string =>
  method === "GET" && fields.length > 0 ? `${action}?${encoded(fields)}` : action;
