import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DocumentsS3 } from "~/services/config.server";
import { createTemporaryFile, removeAbandoned } from "./temporary-files.server";
import { isDocumentId, MissingBytesError, requireDocumentId, type DocumentStore } from "./store.server";

/** Before every key, so that a bucket may hold other things too. */
const PREFIX = "documents/";

/** What goes wrong is thrown; on the console it would stand between the log's lines. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/** The bucket's server is there, but silent. The code is the one that sockets use, and counts as an outage. */
class SilentBucketError extends Error {
  override name = "SilentBucketError";
  readonly code = "ETIMEDOUT";
  constructor() {
    super("The bucket does not answer");
  }
}

/**
 * The same bytes, for as long as no two of them are further apart than that. Whoever reads them may take all the time
 * there is.
 */
async function* spoken(body: Readable, silenceMs: number): AsyncGenerator<Buffer> {
  let silent: NodeJS.Timeout | undefined;
  const listen = () => (silent = setTimeout(() => body.destroy(new SilentBucketError()), silenceMs));
  try {
    listen();
    for await (const piece of body as AsyncIterable<Buffer>) {
      clearTimeout(silent);
      yield piece;
      listen();
    }
  } finally {
    clearTimeout(silent);
  }
}

/**
 * Documents in a bucket of an S3-compatible server (path style: the bucket is
 * part of the path, which every such server understands).
 * @param dataDir where a stream of unknown length waits: S3 wants to know the length first.
 * @param options.silenceMs how long its server may say nothing, and take nothing of what it is sent. The SDK itself
 * would wait for ever;
 *   its `socketTimeout` counts the time for which a slow phone takes nothing of a document, too.
 */
export function createS3Store(
  { endpoint, bucket, region, accessKey, secretKey }: DocumentsS3,
  dataDir: string,
  { silenceMs = 8_000 } = {},
): DocumentStore {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    logger: SILENT,
    // Until an answer begins.
    requestHandler: { connectionTimeout: silenceMs, requestTimeout: silenceMs, throwOnRequestTimeout: true },
    // A person waits for each of them.
    maxAttempts: 2,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Newer checksum trailers are unknown to several compatible servers; the signature covers what must be covered.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (id: string) => ({ Bucket: bucket, Key: PREFIX + requireDocumentId(id) });
  const send = async (id: string, bytes: Readable, ContentLength: number) => {
    const silence = new AbortController();
    const silent = setTimeout(() => silence.abort(), silenceMs);
    async function* taken() {
      for await (const piece of bytes as AsyncIterable<Buffer>) {
        silent.refresh();
        yield piece;
      }
    }
    const Body = Readable.from(taken(), { objectMode: false });
    try {
      await client.send(
        new PutObjectCommand({ ...at(id), Body, ContentLength, ContentType: "application/octet-stream" }),
        { abortSignal: silence.signal, requestTimeout: 0 },
      );
    } catch (error) {
      throw silence.signal.aborted ? new SilentBucketError() : error;
    } finally {
      clearTimeout(silent);
      Body.destroy();
    }
  };

  return {
    async put(id, bytes, { size } = {}) {
      if (size !== undefined) return void (await send(id, bytes, size));
      const aside = await createTemporaryFile(dataDir, id);
      try {
        await pipeline(bytes, createWriteStream(aside, { flags: "wx", mode: 0o600 }));
        await send(id, createReadStream(aside), (await stat(aside)).size);
      } finally {
        await rm(aside, { force: true });
      }
    },

    async open(id) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(id)));
        if (!(Body instanceof Readable)) throw new MissingBytesError();
        return Readable.from(spoken(Body, silenceMs), { objectMode: false });
      } catch (error) {
        throw error instanceof NoSuchKey ? new MissingBytesError() : error;
      }
    },

    async remove(id) {
      await client.send(new DeleteObjectCommand(at(id)));
    },

    async *entries() {
      await removeAbandoned(dataDir);
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: PREFIX, ContinuationToken: next }),
        );
        for (const { Key = "", LastModified } of page.Contents ?? []) {
          const id = Key.slice(PREFIX.length);
          if (isDocumentId(id) && LastModified) yield { id, storedAt: LastModified };
        }
        next = page.NextContinuationToken;
      } while (next);
    },
  };
}
