import { crc32, deflateRawSync } from "node:zlib";

/** A ZIP archive of some files. @param said what it says of their unpacked size, where that is not the truth. */
export function zipOf(files: readonly { name: string; content: Buffer; said?: number }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, said = content.length } of files) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(said, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    parts.push(Buffer.from("PK\u0003\u0004", "latin1"), common, Buffer.from(name), packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), common, rest, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from("PK\u0005\u0006", "latin1"), end]);
}
