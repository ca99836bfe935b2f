import { inflateSync } from "node:zlib";

/** Sizes of the parts of a packed font (WOFF 1.0, 3 and 4) and of a plain one (OpenType, table directory), in bytes. */
const PACKED = { head: 44, entry: 20 } as const;
const PLAIN = { head: 12, entry: 16 } as const;

const alignedTo4 = (size: number) => Math.ceil(size / 4) * 4;

/** The plain font in a WOFF file: a program that reads single glyphs would unpack all of them each time. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  // Binary search over the tables, by the greatest power of two in their number.
  const steps = Math.floor(Math.log2(count));
  font.writeUInt16BE(2 ** steps * PLAIN.entry, 6);
  font.writeUInt16BE(steps, 8);
  font.writeUInt16BE((count - 2 ** steps) * PLAIN.entry, 10);
  let offset = PLAIN.head + count * PLAIN.entry;
  for (let table = 0; table < count; table += 1) {
    const from = PACKED.head + table * PACKED.entry;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8));
    const size = woff.readUInt32BE(from + 12);
    const to = PLAIN.head + table * PLAIN.entry;
    woff.copy(font, to, from, from + 4);
    woff.copy(font, to + 4, from + 16, from + 20);
    font.writeUInt32BE(offset, to + 8);
    font.writeUInt32BE(size, to + 12);
    (packed.length < size ? inflateSync(packed) : packed).copy(font, offset);
    offset += alignedTo4(size);
  }
  return font;
}
