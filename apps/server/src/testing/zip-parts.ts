import { crc32, inflateRawSync } from "node:zlib";

/** The parts of a ZIP by their names, in the order of its directory. Throws where it is damaged. */
export function zipParts(bytes: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== 0x06054b50) throw new Error("The ZIP does not end.");
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    if (bytes.toString("utf8", local + 30, local + 30 + nameLength) !== name)
      throw new Error(`The records of ${name} differ.`);
    const start = local + 30 + nameLength + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const content = bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`);
    if (content.length !== bytes.readUInt32LE(at + 24)) throw new Error(`${name} is too short.`);
    if (parts.has(name)) throw new Error(`There are two parts called ${name}.`);
    parts.set(name, content);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (at !== end) throw new Error("The directory has another length.");
  return parts;
}
