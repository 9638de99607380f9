import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A bucket on a server of a test's own, which understands as much of S3 as a store of documents needs. */
export type S3Server = {
  /** The bucket's address. */
  url: string;
  objects: Map<string, { bytes: Buffer; storedAt: Date }>;
  /** Requests that were turned away, for want of a signature above all. */
  refused: string[];
  /** From now on every answer is 500, or none any more. */
  fail(broken: boolean): void;
  stop(): Promise<void>;
};

const BUCKET = "records";
/** Signature version 4 with the given key, of today, over at least the host and the content's hash. */
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=[\da-f]{64}$/;

/** Answers `pageSize` objects a list, so that a caller has to turn the page. */
export async function startS3({ accessKey = "the-key", region = "us-east-1", pageSize = 2 } = {}): Promise<S3Server> {
  const objects: S3Server["objects"] = new Map();
  const refused: string[] = [];
  let isBroken = false;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
    const [, key, signedRegion, signed] = SIGNED.exec(request.headers.authorization ?? "") ?? [];
    if (
      key !== accessKey ||
      signedRegion !== region ||
      !/\bhost\b/.test(signed!) ||
      !/x-amz-content-sha256/.test(signed!)
    ) {
      refused.push(`${request.method} ${pathname}`);
      return response.writeHead(403).end();
    }
    if (isBroken) return response.writeHead(500).end();
    if (!pathname.startsWith(`/${BUCKET}`)) return response.writeHead(404).end();
    const name = pathname.slice(BUCKET.length + 2);
    if (request.method === "GET" && name === "") return xml(response, listing(searchParams));
    const found = objects.get(name);
    switch (request.method) {
      case "PUT": {
        const bytes = await buffer(request);
        // A connection that broke is no object.
        if (bytes.length === Number(request.headers["content-length"]))
          objects.set(name, { bytes, storedAt: new Date() });
        return response.writeHead(200, { ETag: '"x"' }).end();
      }
      case "GET":
        if (!found) return xml(response, "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>", 404);
        return response.writeHead(200, { "Content-Length": found.bytes.length }).end(found.bytes);
      case "DELETE":
        objects.delete(name);
        return response.writeHead(204).end();
      default:
        return response.writeHead(405).end();
    }
  };

  const listing = (query: URLSearchParams) => {
    const from = query.get("continuation-token") ?? "";
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(query.get("prefix") ?? "") && name > from)
      .sort();
    const page = names.slice(0, pageSize);
    const contents = page.map(
      (name) =>
        `<Contents><Key>${name}</Key><LastModified>${objects.get(name)!.storedAt.toISOString()}</LastModified></Contents>`,
    );
    const more = names.length > pageSize;
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ""}${contents.join("")}</ListBucketResult>`;
  };
  const xml = (response: ServerResponse, body: string, status = 200) =>
    response
      .writeHead(status, { "Content-Type": "application/xml" })
      .end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${BUCKET}`,
    objects,
    refused,
    fail: (broken) => void (isBroken = broken),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
