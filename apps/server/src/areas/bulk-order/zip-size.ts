import { inflateRawSync } from "node:zlib";

/** A sheet of 10,000 rows unpacks to a few megabytes; more than this is not read, in bytes. */
const MOST_UNPACKED = 48 * 1024 * 1024;
/** A workbook has some dozens of parts. */
const MOST_PARTS = 2000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const DEFLATED = 8;

/** Why a ZIP is not a workbook that can be read; undefined where it is. What its parts unpack to is measured, not what they say. */
export function zipProblem(bytes: Buffer): "content" | "damaged" | "tooComplex" | undefined {
  const end = bytes.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END_OF_DIRECTORY)
    return "damaged";
  const parts = bytes.readUInt16LE(end + 10);
  if (parts > MOST_PARTS) return "tooComplex";
  let at = bytes.readUInt32LE(end + 16);
  let isWorkbook = false;
  let left = MOST_UNPACKED;
  for (let part = 0; part < parts; part += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return "damaged";
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("latin1", at + 46, at + 46 + nameLength);
    if (/^xl\/workbook\.(?:xml|bin)$/u.test(name)) isWorkbook = true;
    const size = unpackedSize(bytes, at, left);
    if (size === undefined) return "damaged";
    left -= size;
    if (left < 0) return "tooComplex";
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return isWorkbook ? undefined : "content";
}

/** In bytes; more than `most` where it is more, and undefined where it cannot be unpacked. */
function unpackedSize(bytes: Buffer, entry: number, most: number): number | undefined {
  const packed = bytes.readUInt32LE(entry + 20);
  const local = bytes.readUInt32LE(entry + 42);
  if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL_ENTRY) return undefined;
  if (bytes.readUInt16LE(entry + 10) !== DEFLATED) return packed;
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  try {
    return inflateRawSync(bytes.subarray(start, start + packed), {
      maxOutputLength: Math.max(1, most),
    }).length;
  } catch (failure) {
    const isTooLarge =
      failure instanceof RangeError && "code" in failure && failure.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? most + 1 : undefined;
  }
}
