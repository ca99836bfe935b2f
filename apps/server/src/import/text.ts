import { isAscii, isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import {
  type DecodeText,
  HEAD_BYTES,
  isBinary,
  isGb18030,
  type TextEncoding,
  utf16Order,
} from "@reagent/domain/text-encoding";
import { UnreadableFile } from "./unreadable-file.ts";

/** A line of a text file: its number, from 1, and its text; undefined where its bytes are invalid. */
export interface TextLine {
  readonly number: number;
  readonly text: string | undefined;
}

/** Why a file with both columns of stocks is not read. */
export const TWO_STOCKS =
  "The header has stock and stock_change: give what lies on the shelf, or what is added to it.";

const BATCH_SIZE = 1000;
const LONGEST_LINE = 4_000_000;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPREADSHEETS = ["504b0304", "d0cf11e0"];
/** The number of lines that are not UTF-8 from which the encoding of the file is detected. */
const LINES_JUDGED = 1000;

/**
 * The encoding of a text file: UTF-8 with or without a byte order mark, UTF-16 as Excel writes "Unicode text", or GB18030, which Excel in
 * China writes for CSV. A file is not UTF-8 if most of its lines beyond ASCII are not. Throws `UnreadableFile` for other files.
 */
export async function encodingOf(path: string): Promise<TextEncoding> {
  const head = await readHead(path);
  if (SPREADSHEETS.some((mark) => head.toString("hex").startsWith(mark))) {
    throw new UnreadableFile("This is a spreadsheet. Save it as CSV first.");
  }
  const utf16 = utf16Order(head);
  const isText = utf16 ? !isBinary(new TextDecoder(utf16).decode(head)) : !head.includes(0);
  if (!isText) throw new UnreadableFile("This is not a text file.");
  if (utf16) return utf16;
  let beyondAscii = 0;
  let notUtf8 = 0;
  const judged: Buffer[] = [];
  for await (const lines of rawLines(createReadStream(path))) {
    for (const line of lines) {
      if (isAscii(line)) continue;
      beyondAscii += 1;
      if (isUtf8(line)) continue;
      notUtf8 += 1;
      if (judged.length < LINES_JUDGED && decode(line, "gb18030") !== undefined) judged.push(line);
    }
  }
  if (notUtf8 * 2 <= beyondAscii) return "utf-8";
  if (judged.length > 0 && isGb18030(Buffer.concat(judged), decode)) return "gb18030";
  throw new UnreadableFile(
    "The text is neither Unicode nor GB18030, but in another encoding, such as Big5, Shift-JIS or EUC-KR. Save it as UTF-8 first.",
  );
}

/** The lines of a text file without their line ends, in batches. */
export async function* linesOf(path: string, encoding: TextEncoding): AsyncGenerator<TextLine[]> {
  const isUtf16 = encoding === "utf-16le" || encoding === "utf-16be";
  const chunks = isUtf16 ? reencoded(path, encoding) : createReadStream(path);
  let number = 0;
  for await (const raw of rawLines(chunks)) {
    yield raw.map((bytes): TextLine => {
      number += 1;
      return { number, text: decode(bytes, isUtf16 ? "utf-8" : encoding) };
    });
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Splits bytes at line feeds and carriage returns, which are never part of another character in UTF-8 or GB18030, and at both together. */
async function* rawLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer[]> {
  let rest = Buffer.alloc(0);
  let lines: Buffer[] = [];
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    const split = completeLines(rest);
    lines.push(...split.lines);
    rest = split.rest;
    if (rest.length > LONGEST_LINE)
      throw new UnreadableFile("This is not a table: a line is too long.");
    if (lines.length >= BATCH_SIZE) {
      yield lines;
      lines = [];
    }
  }
  if (rest.at(-1) === CARRIAGE_RETURN) rest = rest.subarray(0, -1);
  if (rest.length > 0) lines.push(rest);
  if (lines.length > 0) yield lines;
}

function completeLines(bytes: Buffer<ArrayBuffer>) {
  const lines: Buffer[] = [];
  const find = (mark: number, from: number) => {
    const at = bytes.indexOf(mark, from);
    return at < 0 ? bytes.length : at;
  };
  let start = 0;
  let feed = find(LINE_FEED, 0);
  let carriage = find(CARRIAGE_RETURN, 0);
  // A line feed may follow in the next chunk.
  while (feed < bytes.length || carriage < bytes.length - 1) {
    const end = Math.min(feed, carriage);
    lines.push(bytes.subarray(start, end));
    start = carriage + 1 === feed ? feed + 1 : end + 1;
    if (feed < start) feed = find(LINE_FEED, start);
    if (carriage < start) carriage = find(CARRIAGE_RETURN, start);
  }
  return { lines, rest: bytes.subarray(start) };
}

async function* reencoded(path: string, encoding: string): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) {
    yield Buffer.from(decoder.decode(chunk as Buffer, { stream: true }));
  }
}

const decoders = new Map<string, TextDecoder>();

/** A decoder removes the byte order mark. */
const decode: DecodeText = (bytes, encoding) => {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding, { fatal: true });
  decoders.set(encoding, decoder);
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
};
