import { crc32, inflateRawSync } from "node:zlib";
import { isSoundXml } from "./sound-xml.ts";

/** A sheet of 10,000 rows unpacks to a few megabytes; more than this is not read, in bytes. */
const MOST_UNPACKED = 48 * 1024 * 1024;
/** A workbook has some dozens of parts. */
const MOST_PARTS = 2000;

/** What begins the records of a ZIP, and their lengths in bytes without names and what else follows. */
const LOCAL_ENTRY = { signature: 0x04034b50, length: 30 } as const;
const DIRECTORY_ENTRY = { signature: 0x02014b50, length: 46 } as const;
const END_OF_DIRECTORY = { signature: 0x06054b50, length: 22 } as const;

const STORED = 0;
const DEFLATED = 8;
/** The flags of a part with a password. */
const ENCRYPTED = 0x2041;
/** The lowest version of the format that has what is written here. */
const VERSION = 20;
/** 1 January 1980, the earliest. */
const DAY = 0x21;

const XML = /\.(?:xml|rels)$/iu;
/** What the library is given: all that it would read as XML was checked to be sound. */
const READ = /\.(?:xml|rels|bin)$/iu;
/** Parts by which the library takes a ZIP for another format. */
const OF_OTHER_FORMATS = /(?:manifest|objectdata)\.xml$/iu;
const WORKBOOK = /^xl\/workbook\.(?:xml|bin)$/iu;
/** The part with the content types of the others, and the types of a workbook, whose part may have any name. */
const KINDS = /^\[content_types\]\.xml$/iu;
const WORKBOOK_KIND =
  /"application\/vnd\.(?:openxmlformats-officedocument\.spreadsheetml\.(?:sheet|template)|ms-excel\.(?:sheet|addin)\.(?:binary\.)?macroEnabled)\.main(?:\+xml)?"/u;
/** The relationships of a part, and one of them that leads to a sheet. */
const RELATIONSHIPS = /^(?<folder>.*?)_rels\/[^/]+\.rels$/iu;
const OF_SHEET = /\/relationships\/worksheet"/u;

interface Part {
  /** Each byte as a character. */
  readonly name: string;
  readonly content: Buffer;
}

/** Why a ZIP is not a workbook that can be read. */
export type ZipProblem = "content" | "damaged" | "encrypted" | "tooComplex";

/**
 * A workbook as a ZIP whose parts are not packed, or why it is none. What its parts unpack to is measured here, not what they say; the
 * library, which measures nothing and believes other fields, reads this ZIP in place of the one that was sent.
 */
export function unpackWorkbook(bytes: Buffer): Buffer | ZipProblem {
  const parts = partsOf(bytes);
  if (typeof parts === "string") return parts;
  if (!parts.some(isOfWorkbook)) return "content";
  const read = parts.filter(({ name }) => READ.test(name) && !OF_OTHER_FORMATS.test(name));
  return zipOf(read.map(withWholeTargets));
}

const isOfWorkbook = ({ name, content }: Part): boolean =>
  WORKBOOK.test(name) || (KINDS.test(name) && WORKBOOK_KIND.test(content.toString("latin1")));

/** The name of a part without what some programs write before it, and with slashes where they write backslashes. */
const partName = (written: string): string =>
  written.replaceAll("\\", "/").replace(/^(?:\.?\/)+/u, "");

/**
 * The relationships of a workbook with the whole names of the parts to which they lead: the library does not follow "..", a name of
 * another folder from the root, one with escaped characters, or an element with a prefix.
 */
function withWholeTargets({ name, content }: Part): Part {
  const folder = RELATIONSHIPS.exec(name)?.groups?.["folder"];
  if (folder === undefined) return { name, content };
  const text = content.toString("latin1");
  if (!OF_SHEET.test(text)) return { name, content };
  const whole = text
    .replaceAll(/<(?<close>\/?)[\w.-]+:Relationship/gu, "<$<close>Relationship")
    .replaceAll(/(?<=\sTarget=")[^":]+(?=")/gu, (target) => wholeTarget(target, folder));
  return { name, content: Buffer.from(whole, "latin1") };
}

function wholeTarget(target: string, folder: string): string {
  try {
    const { pathname } = new URL(target.replaceAll("\\", "/"), `file:///${folder}`);
    const whole = decodeURIComponent(pathname.slice(1));
    // Characters that XML escapes could end the attribute.
    return /[<>"&]/u.test(whole) ? target : Buffer.from(whole).toString("latin1");
  } catch {
    return target;
  }
}

function partsOf(bytes: Buffer): Part[] | ZipProblem {
  const end = bytes.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  if (end < 0 || end + END_OF_DIRECTORY.length > bytes.length) return "damaged";
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) return "tooComplex";
  const parts: Part[] = [];
  let at = bytes.readUInt32LE(end + 16);
  let left = MOST_UNPACKED;
  for (let number = 0; number < count; number += 1) {
    if (!isAt(bytes, at, DIRECTORY_ENTRY)) return "damaged";
    const nameEnd = at + DIRECTORY_ENTRY.length + bytes.readUInt16LE(at + 28);
    const name = partName(bytes.toString("latin1", at + DIRECTORY_ENTRY.length, nameEnd));
    const content = contentOf(bytes, at, left);
    if (typeof content === "string") return content;
    left -= content.length;
    if (left < 0) return "tooComplex";
    if (XML.test(name) && !isSoundXml(content.toString("latin1"))) return "damaged";
    parts.push({ name, content });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

/** The content of a part by its entry in the directory; more than `most` bytes are too complex. */
function contentOf(bytes: Buffer, entry: number, most: number): Buffer | ZipProblem {
  const local = bytes.readUInt32LE(entry + 42);
  if (!isAt(bytes, local, LOCAL_ENTRY)) return "damaged";
  const method = bytes.readUInt16LE(entry + 10);
  if (bytes.readUInt16LE(local + 8) !== method) return "damaged";
  if ((bytes.readUInt16LE(entry + 8) & ENCRYPTED) !== 0) return "encrypted";
  const start = local + LOCAL_ENTRY.length + bytes.readUInt16LE(local + 26);
  const packed = bytes.subarray(start + bytes.readUInt16LE(local + 28));
  const content = packed.subarray(0, bytes.readUInt32LE(entry + 20));
  switch (method) {
    case STORED:
      return content;
    case DEFLATED:
      return inflated(content, most);
    default:
      return "damaged";
  }
}

function inflated(content: Buffer, most: number): Buffer | ZipProblem {
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, most) });
  } catch (failure) {
    const isTooLarge =
      failure instanceof RangeError && "code" in failure && failure.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? "tooComplex" : "damaged";
  }
}

const isAt = (bytes: Buffer, at: number, record: { signature: number; length: number }) =>
  at + record.length <= bytes.length && bytes.readUInt32LE(at) === record.signature;

/** A ZIP whose parts are not packed. */
export function zipOf(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const { content } = part;
    const name = Buffer.from(part.name, "latin1");
    const facts = factsOf(part);
    const local = Buffer.alloc(LOCAL_ENTRY.length);
    local.writeUInt32LE(LOCAL_ENTRY.signature, 0);
    facts.copy(local, 4);
    const entry = Buffer.alloc(DIRECTORY_ENTRY.length);
    entry.writeUInt32LE(DIRECTORY_ENTRY.signature, 0);
    entry.writeUInt16LE(VERSION, 4);
    facts.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    locals.push(local, name, content);
    directory.push(entry, name);
    at += local.length + name.length + content.length;
  }
  const end = Buffer.alloc(END_OF_DIRECTORY.length);
  end.writeUInt32LE(END_OF_DIRECTORY.signature, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

/** What a part's own record and its entry in the directory have in common. */
function factsOf({ name, content }: Part): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(STORED, 4);
  facts.writeUInt16LE(DAY, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}
