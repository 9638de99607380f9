import fc from "fast-check";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { Readable, Writable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { MAX_DOCUMENT_BYTES, type DocumentType } from "~/domain/documents";
import { inspectDocument } from "~/services/documents/inspection.server";
import { receiveDocuments } from "~/services/documents/multipart-upload.server";
import { DocumentError } from "~/services/documents/document-error.server";
import {
  chunk,
  exe,
  jpeg,
  pdf,
  png,
  PNG_DATA,
  PNG_END,
  PNG_HEADER,
  PNG_SIGNATURE,
  segment,
  txt,
  zip,
} from "../support/example-files";

async function* inPieces(content: Buffer, size: number) {
  for (let at = 0; at < content.length; at += size) yield Promise.resolve(content.subarray(at, at + size));
}

/** What becomes of a file that arrives in pieces of so many bytes: its type and what is kept, or the reason. */
async function inspected(content: Buffer, size = 65_536): Promise<{ type: DocumentType; kept: Buffer } | string> {
  const { bytes, result } = inspectDocument(inPieces(content, size));
  try {
    const kept = await buffer(bytes);
    const found = result();
    expect(found.size).toBe(kept.length);
    expect(Buffer.from(found.hash)).toEqual(createHash("sha256").update(kept).digest());
    return { type: found.contentType, kept };
  } catch (error) {
    if (error instanceof DocumentError) return error.reason;
    throw error;
  }
}

const html = "<!DOCTYPE html><html><script>alert(1)</script></html>";
const after = (content: Buffer, more: Buffer | string) => Buffer.concat([content, Buffer.from(more)]);
const before = (more: Buffer | string, content: Buffer) => Buffer.concat([Buffer.from(more), content]);

const accepted: [string, Buffer, DocumentType][] = [
  ["a PDF", pdf(), "application/pdf"],
  ["a PDF 2.0 of some length", pdf({ padding: 300_000, version: "2.0" }), "application/pdf"],
  ["a PDF with line ends behind its end", after(pdf(), "\r\n\r\n"), "application/pdf"],
  ["a PDF that was added to", after(pdf(), `5 0 obj\n<< >>\nendobj\nstartxref\n9\n%%EOF`), "application/pdf"],
  ["a JPEG", jpeg(), "image/jpeg"],
  ["a JPEG with a second picture in it", after(jpeg(), jpeg()), "image/jpeg"],
  ["a JPEG with padding before the second picture", Buffer.concat([jpeg(), Buffer.alloc(100), jpeg()]), "image/jpeg"],
  ["a PNG", png(), "image/png"],
  [
    "a PNG with further chunks",
    png(chunk("tEXt", Buffer.from("Title\0x")), chunk("pHYs", Buffer.alloc(9)), chunk("iCCP", Buffer.alloc(9000))),
    "image/png",
  ],
  ["a screenshot", readFileSync("docs/images/directory.png"), "image/png"],
  ["a text", txt(), "text/plain"],
  ["a text of one character", txt("7"), "text/plain"],
  ["a text with a byte order mark", txt("\ufeffWeight: 83 kg"), "text/plain"],
  ["a text that begins like a bitmap", txt("BMI 31.2 in March, 29.9 in June"), "text/plain"],
  ["a text with comparisons in it", txt("fasting glucose < 100 and > 70 mg/dL; a<b"), "text/plain"],
  ["a long text in many scripts", txt("Größe, 体重, وزن, वज़न, 😀\n".repeat(5000)), "text/plain"],
];

const refused: [string, Buffer, string][] = [
  ["nothing", Buffer.alloc(0), "empty"],
  ["a page", txt(html), "type"],
  ["a page after blanks", txt(`\n\n   ${html}`), "type"],
  ["a page after a byte order mark", txt(`\ufeff${html}`), "type"],
  ["a page after a comment in words", txt(`Dear doctor,\n${html}`), "type"],
  ["a picture as SVG", txt(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`), "type"],
  ["XML", txt(`<?xml version="1.0"?><note/>`), "type"],
  ["a shell script", txt("#!/bin/sh\nrm -rf /\n"), "type"],
  ["PHP", txt("<?php system($_GET['c']); ?>"), "type"],
  ["RTF", txt("{\\rtf1\\ansi hello}"), "type"],
  ["PostScript", txt("%!PS-Adobe-3.0\nshowpage"), "type"],
  ["a program", exe(), "type"],
  ["an archive", zip(), "type"],
  ["a GIF", Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1"), "type"],
  ["text in UTF-16", Buffer.from("\ufeffBlood pressure", "utf16le"), "type"],
  ["text in Latin-1", Buffer.from("Gr\xf6\xdfe", "latin1"), "type"],
  ["text with a zero byte", txt("a\0b"), "type"],
  ["text cut within a character", txt("Größe").subarray(0, 3), "type"],
  ["a PDF header not at the beginning", before("GIF89a;\n", pdf()), "mixed"],
  ["a PDF after a text", before("hello\n", pdf()), "mixed"],
  ["a PDF without its end", pdf().subarray(0, -20), "damaged"],
  ["a PDF header alone", txt("%PDF-1.4\n"), "damaged"],
  [
    "a PDF of no version there is",
    Buffer.from(pdf().toString("latin1").replace("%PDF-1.7", "%PDF-9.9"), "latin1"),
    "damaged",
  ],
  [
    "a PDF that points behind its end",
    Buffer.from(
      pdf()
        .toString("latin1")
        .replace(/startxref\n\d+/, "startxref\n999999"),
      "latin1",
    ),
    "damaged",
  ],
  ["a PDF with an archive behind it", after(pdf(), zip()), "mixed"],
  ["a PDF with a long archive behind it", Buffer.concat([pdf(), Buffer.alloc(5000, 1), zip()]), "mixed"],
  ["a PDF in whose last archive's comment it ends", after(pdf(), zip("startxref\n9\n%%EOF\n")), "mixed"],
  ["a PDF with a page behind it", after(pdf(), html), "mixed"],
  ["a JPEG with a page behind it", after(jpeg(), html), "mixed"],
  ["a JPEG with an archive behind it (GIFAR)", after(jpeg(), zip()), "mixed"],
  ["a JPEG with a PDF behind it", after(jpeg(), pdf()), "mixed"],
  ["a JPEG with a program behind it", after(jpeg(), exe()), "mixed"],
  ["a JPEG with one byte behind it", after(jpeg(), "\xff"), "mixed"],
  [
    "a JPEG with a lot of zeros behind it, and a page",
    Buffer.concat([jpeg(), Buffer.alloc(100_000), Buffer.from(html)]),
    "mixed",
  ],
  ["a JPEG with a PDF in its comment", jpeg({ comment: "%PDF-1.4" }), "mixed"],
  [
    "a JPEG with an archive in its last segment",
    Buffer.concat([jpeg().subarray(0, -2), segment(0xfe, zip()), Buffer.from([0xff, 0xd9])]),
    "mixed",
  ],
  ["a JPEG without its end", jpeg().subarray(0, -2), "damaged"],
  ["a JPEG cut in its scan", jpeg().subarray(0, -6), "damaged"],
  [
    "a JPEG without a frame",
    Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xe0, Buffer.alloc(14)), Buffer.from([0xff, 0xd9])]),
    "damaged",
  ],
  ["three bytes of a JPEG", Buffer.from([0xff, 0xd8, 0xff]), "damaged"],
  ["three bytes of a JPEG and a page", before(Buffer.from([0xff, 0xd8, 0xff]), txt(html)), "damaged"],
  ["a PNG with a page behind it", after(png(), html), "mixed"],
  ["a PNG with an archive behind it", after(png(), zip()), "mixed"],
  ["a PNG with a zero behind it", after(png(), "\0"), "mixed"],
  [
    "a PNG with an archive in its last chunk",
    Buffer.concat([PNG_SIGNATURE, PNG_HEADER, PNG_DATA, chunk("tEXt", zip()), PNG_END]),
    "mixed",
  ],
  ["a PNG without its end", png().subarray(0, -12), "damaged"],
  ["a PNG without a picture", Buffer.concat([PNG_SIGNATURE, PNG_HEADER, PNG_END]), "damaged"],
  [
    "a PNG that claims a long chunk",
    Buffer.concat([
      PNG_SIGNATURE,
      PNG_HEADER,
      Buffer.from([0x7f, 0xff, 0xff, 0xff]),
      Buffer.from("IDAT"),
      Buffer.alloc(50),
    ]),
    "damaged",
  ],
];

describe.each([1, 7, 4099, 65_536])("in pieces of %i bytes", (size) => {
  const few = ([, content]: [string, Buffer, string]) => size > 100 || content.length < 20_000;

  test.each(accepted.filter(few))("%s is taken, every byte of it", async (_name, content, type) => {
    expect(await inspected(content, size)).toEqual({ type, kept: content });
  });

  test.each(refused.filter(few))("%s is refused", async (_name, content, reason) => {
    expect(await inspected(content, size)).toBe(reason);
  });

  test("what Samsung's cameras put behind a JPEG is cut off, an archive in it too", async () => {
    const trailer = Buffer.concat([
      Buffer.from([0, 0, 1, 10]),
      Buffer.from("Image_UTC_Data"),
      zip(),
      Buffer.from("SEFHSEFT"),
    ]);
    expect(await inspected(after(jpeg(), trailer), size)).toEqual({ type: "image/jpeg", kept: jpeg() });
  });
});

test("a document may have 10 MB and not one byte more", async () => {
  const room = MAX_DOCUMENT_BYTES - pdf({ padding: 1_000_000 }).length + 1_000_000;
  let padding = room;
  while (pdf({ padding }).length > MAX_DOCUMENT_BYTES) padding--;
  expect(await inspected(pdf({ padding }))).toMatchObject({ type: "application/pdf" });
  expect(await inspected(txt("x".repeat(MAX_DOCUMENT_BYTES)))).toMatchObject({ type: "text/plain" });
  expect(await inspected(txt("x".repeat(MAX_DOCUMENT_BYTES + 1)))).toBe("tooLarge");
}, 60_000);

test("whatever the bytes: an answer, the same in any pieces, and what is kept is taken again", async () => {
  const start = fc.constantFrom(
    Buffer.alloc(0),
    pdf().subarray(0, 60),
    jpeg(),
    jpeg().subarray(0, 90),
    png(),
    png().subarray(0, 50),
    txt(),
  );
  await fc.assert(
    fc.asyncProperty(
      start,
      fc.uint8Array({ maxLength: 200 }),
      fc.integer({ min: 1, max: 50 }),
      async (start, rest, size) => {
        const content = Buffer.concat([start, rest]);
        const whole = await inspected(content);
        expect(await inspected(content, size)).toEqual(whole);
        if (typeof whole !== "string") expect(await inspected(whole.kept)).toEqual(whole);
      },
    ),
    { numRuns: 300 },
  );
});

describe("a file that arrives byte by byte", () => {
  const files: [string, Buffer][] = [
    ["a PDF", pdf({ padding: 150_000 })],
    ["a PNG", png(chunk("iCCP", Buffer.alloc(150_000)))],
    ["a JPEG", jpeg()],
    ["a text", Buffer.from("75.2 kg\n".repeat(20_000))],
  ];

  /** Bytes that were copied while `work` ran. */
  async function copied(work: () => Promise<unknown>): Promise<number> {
    const concat = vi.spyOn(Buffer, "concat");
    try {
      await work();
      return concat.mock.results.reduce((sum, { value }) => sum + (value as Buffer).length, 0);
    } finally {
      concat.mockRestore();
    }
  }

  test.each(files)("%s costs no more copies than one that arrives at once", async (_, content) => {
    const atOnce = await copied(() => inspected(content));
    const byteByByte = await copied(() => inspected(content, 1));
    expect(byteByByte).toBeLessThan(2 * atOnce + 200_000);
  });

  test("reaches the parser of its form, and the store, in pieces", async () => {
    const boundary = "a-boundary-of-ours";
    const content = pdf({ padding: 150_000 });
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const request = new Request("https://kindweight.example/patient-portal/documents", {
      method: "POST",
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
      body: Readable.toWeb(Readable.from(inPieces(body, 1))) as ReadableStream<Uint8Array>,
      duplex: "half",
    } as RequestInit);
    const stored: Buffer[] = [];
    const documents = {
      put: async (_id: string, bytes: Readable) => {
        for await (const piece of bytes as AsyncIterable<Buffer>) stored.push(piece);
      },
      remove: () => Promise.resolve(),
    };
    const write = vi.spyOn(Writable.prototype, "write");
    try {
      const [file] = await receiveDocuments(
        request,
        { bytes: 1_000_000, documents: 5, beyond: "full" } as unknown as Parameters<typeof receiveDocuments>[1],
        { documents, closed: new AbortController().signal, log: {} } as unknown as Parameters<
          typeof receiveDocuments
        >[2],
      );
      expect(file).toMatchObject({ name: "a.pdf", contentType: "application/pdf", size: content.length });
      expect(Buffer.concat(stored).equals(content)).toBe(true);
      expect(write.mock.calls.length).toBeLessThan(20);
      expect(stored.length).toBeLessThan(20);
    } finally {
      write.mockRestore();
    }
  });
});
