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
import { newIncoming, removeAbandoned } from "./incoming.server";
import { isDocumentId, MissingBytesError, requireDocumentId, type DocumentStore } from "./store.server";

/** Before every key, so that a bucket may hold other things too. */
const PREFIX = "documents/";

/** What goes wrong is thrown; on the console it would stand between the log's lines. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Documents in a bucket of an S3-compatible server (path style: the bucket is
 * part of the path, which every such server understands).
 * @param dataDir where a stream of unknown length waits: S3 wants to know the length first.
 */
export function createS3Store({ endpoint, bucket, region, accessKey, secretKey }: DocumentsS3, dataDir: string): DocumentStore {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    logger: SILENT,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Newer checksum trailers are unknown to several compatible servers; the signature covers what must be covered.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (id: string) => ({ Bucket: bucket, Key: PREFIX + requireDocumentId(id) });
  const send = (id: string, Body: Readable, ContentLength: number) =>
    client.send(new PutObjectCommand({ ...at(id), Body, ContentLength, ContentType: "application/octet-stream" }));

  return {
    async put(id, bytes, { size } = {}) {
      if (size !== undefined) return void (await send(id, bytes, size));
      const aside = await newIncoming(dataDir, id);
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
        return Body;
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
        const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: PREFIX, ContinuationToken: next }));
        for (const { Key = "", LastModified } of page.Contents ?? []) {
          const id = Key.slice(PREFIX.length);
          if (isDocumentId(id) && LastModified) yield { id, storedAt: LastModified };
        }
        next = page.NextContinuationToken;
      } while (next);
    },
  };
}
