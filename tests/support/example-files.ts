import { deflateSync } from "node:zlib";

const bytes = (text: string) => Buffer.from(text, "latin1");

/** A PDF file of one empty page; `padding` makes it longer. */
export function pdf({ padding = 0, version = "1.7" } = {}): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>",
    `<< /Length ${padding} >>\nstream\n${"x".repeat(padding)}\nendstream`,
  ];
  let text = `%PDF-${version}\n`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const xref = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return bytes(text);
}

/** A segment of a JPEG file. */
export const segment = (code: number, data: Buffer) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/**
 * A JPEG file by its markers: two scans, stuffed bytes and a restart marker in them, and fill bytes before a marker.
 */
export function jpeg({ comment = "" } = {}): Buffer {
  const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, bytes("JFIF\0\x01\x01\0\0\x01\0\x01\0\0")),
    ...(comment ? [segment(0xfe, bytes(comment))] : []),
    segment(0xdb, Buffer.alloc(65, 1)),
    Buffer.from([0xff]),
    segment(0xc0, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0])),
    segment(0xc4, Buffer.alloc(17 + 2, 1)),
    scan,
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    scan,
    Buffer.from([0x78, 0xff, 0x00]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** A chunk of a PNG file. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([bytes(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const PNG_HEADER = chunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
export const PNG_DATA = chunk("IDAT", deflateSync(Buffer.from([0, 127])));
export const PNG_END = chunk("IEND", Buffer.alloc(0));

/** A PNG file of one grey dot. */
export const png = (...further: Buffer[]) => Buffer.concat([PNG_SIGNATURE, PNG_HEADER, ...further, PNG_DATA, PNG_END]);

export const txt = (text = "Blood pressure at home:\n\t128/82 on Monday, 131/84 on Tuesday. Größe: 178 cm ✓\n") =>
  Buffer.from(text);

/** A ZIP archive that holds nothing: the end record alone, with a comment. */
export function zip(comment = ""): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, bytes(comment)]);
}

/** The beginning of a program for Windows. */
export const exe = () => Buffer.concat([bytes("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0"), Buffer.alloc(4096, 7)]);
