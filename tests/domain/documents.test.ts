import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  attachment,
  documentName,
  DOCUMENT_QUOTA,
  DOCUMENT_TYPES,
  fitsQuota,
  formatBytes,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS_AT_ONCE,
  MAX_NAME_LENGTH,
  MAX_UPLOADS_AT_ONCE,
  REFUSALS,
  roomFor,
  shownName,
  type DocumentType,
} from "~/domain/documents";
import { MAX_PICTURE_BYTES, PICTURE_FAULTS } from "~/domain/providers/picture";
import { englishTranslator } from "~/locales/translator";

const { say: english } = englishTranslator;

describe("a document's name", () => {
  test.each<[string, DocumentType, string]>([
    ["Lab results.pdf", "application/pdf", "Lab results.pdf"],
    ["Lab results.PDF", "application/pdf", "Lab results.PDF"],
    ["scan.jpeg", "image/jpeg", "scan.jpeg"],
    ["scan.png", "image/jpeg", "scan.jpg"],
    ["letter", "text/plain", "letter.txt"],
    ["Dr. Okafor", "application/pdf", "Dr. Okafor.pdf"],
    ["page.html", "text/plain", "page.txt"],
    ["invoice.pdf.exe", "application/pdf", "invoice.pdf.pdf"],
    ["../../etc/passwd", "text/plain", "passwd.txt"],
    ["..\\..\\windows\\system32\\drivers.txt", "text/plain", "drivers.txt"],
    ["C:\\fakepath\\photo.jpg", "image/jpeg", "photo.jpg"],
    ["/", "image/png", "document.png"],
    ["..", "image/png", "document.png"],
    ["", "text/plain", "document.txt"],
    [".pdf", "application/pdf", "pdf.pdf"],
    ["  .hidden. ", "text/plain", "hidden.txt"],
    ["a\0b\r\nSet-Cookie: x=1.pdf", "application/pdf", "abSet-Cookie_ x=1.pdf"],
    ["invoice\u202efdp.exe", "application/pdf", "invoicefdp.pdf"],
    ["in\u200bvis\u2066ible\ufeff.txt", "text/plain", "invisible.txt"],
    ["con.txt", "text/plain", "con_.txt"],
    ['what "is" this?.pdf', "application/pdf", "what _is_ this_.pdf"],
    ["Blutdruck – März 👩‍⚕️.pdf", "application/pdf", "Blutdruck – März 👩‍⚕️.pdf"],
    ["体重.png", "image/png", "体重.png"],
    ["cafe\u0301.txt", "text/plain", "café.txt"],
  ])("%j, a %s, is %j", (given, type, name) => expect(documentName(given, type)).toBe(name));

  test("has at most 120 characters and keeps its extension", () => {
    const name = documentName(`${"x".repeat(500)}.pdf`, "application/pdf");
    expect(name).toHaveLength(MAX_NAME_LENGTH);
    expect(name).toMatch(/x\.pdf$/);
    expect(Array.from(documentName(`${"😀".repeat(500)}.pdf`, "application/pdf"))).toHaveLength(MAX_NAME_LENGTH);
  });

  test("is safe, whatever was given, fits the type, and is its own name", () => {
    const types = fc.constantFrom(...(Object.keys(DOCUMENT_TYPES) as DocumentType[]));
    const given = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.string({ maxLength: 300 }), fc.webPath());
    fc.assert(
      fc.property(given, types, (given, type) => {
        const name = documentName(given, type);
        // eslint-disable-next-line no-control-regex
        expect(name).not.toMatch(/[/\\\0-\x1f\x7f<>:"|?*\u202a-\u202e\u2066-\u2069]|^\.|^\s|\s$/);
        expect(Array.from(name).length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
        expect(DOCUMENT_TYPES[type].extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))).toBe(
          true,
        );
        expect(documentName(name, type)).toBe(name);
        // As a header: one line, and back to the same name.
        const header = attachment(name);
        expect(header).toMatch(/^[\x20-\x7e]+$/);
        expect(decodeURIComponent(/filename\*=UTF-8''([\w.!#$&+^`|~%-]+)$/.exec(header)![1]!)).toBe(name);
        expect(/filename="([^"\\%]*)"/.exec(header)).not.toBeNull();
      }),
    );
  });

  test("is read in no time, however long somebody makes it of what is cut from its ends", () => {
    // As long as a part's heading may be. A pattern that looked for the end from each of them took four seconds a name.
    for (const filling of [".", " .", "\u3000", ". "]) {
      const given = `a${filling.repeat(16_000 / filling.length)}a`;
      const from = performance.now();
      documentName(given, "text/plain");
      shownName(given);
      expect(performance.now() - from, JSON.stringify(filling)).toBeLessThan(250);
    }
  });

  test("told back is short, and clean", () => {
    expect(shownName("../a\u202eb.exe")).toBe("ab.exe");
    expect(Array.from(shownName("😀".repeat(100)))).toHaveLength(40);
  });
});

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1,023 bytes"],
  [1024, "1 KB"],
  [1024 * 1024 - 1, "1023 KB"],
  [10 * 1024 * 1024, "10 MB"],
  [3.4 * 1024 * 1024, "3.4 MB"],
])("%i bytes read %s", (bytes, words) => expect(english(formatBytes(bytes))).toBe(words));

test("the texts name the limits", () => {
  expect(REFUSALS.tooLarge).toContain(` ${english(formatBytes(MAX_DOCUMENT_BYTES))}.`);
  expect(REFUSALS.tooMany).toContain(` ${MAX_DOCUMENTS_AT_ONCE} files`);
  expect(REFUSALS.full).toContain(` ${english(formatBytes(DOCUMENT_QUOTA.bytes))} or ${DOCUMENT_QUOTA.documents} `);
  expect(PICTURE_FAULTS.size).toContain(` ${english(formatBytes(MAX_PICTURE_BYTES))}.`);
});

test("a record is full at 200 MB or 500 documents", () => {
  const { bytes, documents } = DOCUMENT_QUOTA;
  expect([bytes, documents]).toEqual([209_715_200, 500]);
  expect(fitsQuota({ bytes: bytes - 10, documents: 499 }, 10)).toBe(true);
  expect(fitsQuota({ bytes: bytes - 10, documents: 499 }, 11)).toBe(false);
  expect(fitsQuota({ bytes: 0, documents: 500 }, 1)).toBe(false);
});

test("an upload gets the room that others have left, and is told why there is no more", () => {
  const { bytes } = DOCUMENT_QUOTA;
  const none = { uploads: 0, bytes: 0 };
  expect(roomFor(100, { bytes: 0, documents: 0 }, none)).toEqual({ bytes: 100, beyond: "full" });
  expect(roomFor(100, { bytes: bytes - 60, documents: 1 }, none)).toEqual({ bytes: 60, beyond: "full" });
  expect(roomFor(100, { bytes: bytes + 60, documents: 1 }, none)).toEqual({ bytes: 0, beyond: "full" });
  expect(roomFor(100, { bytes: 0, documents: DOCUMENT_QUOTA.documents }, none)).toEqual({ bytes: 0, beyond: "full" });
  expect(roomFor(100, { bytes: bytes - 100, documents: 1 }, { uploads: 1, bytes: 30 })).toEqual({
    bytes: 70,
    beyond: "busy",
  });
  expect(roomFor(70, { bytes: bytes - 100, documents: 1 }, { uploads: 1, bytes: 30 })).toEqual({
    bytes: 70,
    beyond: "full",
  });
  expect(roomFor(1, { bytes: 0, documents: 0 }, { uploads: MAX_UPLOADS_AT_ONCE, bytes: 6 })).toEqual({
    bytes: 0,
    beyond: "busy",
  });
});
