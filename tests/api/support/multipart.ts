import { randomUUID } from "node:crypto";
import type { Headings } from "./visitor";

export type SentFile = { name: string; content: Buffer; type?: string; field?: string };

/** A multipart body of files, as a browser sends it, with the header that goes with it. */
export function multipart(...files: SentFile[]): { body: Buffer; headers: Headings } {
  const boundary = `----test${randomUUID()}`;
  const parts = files.flatMap(({ name, content, type = "application/octet-stream", field = "file" }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name.replace(/"/g, "%22")}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from("\r\n"),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
  };
}
