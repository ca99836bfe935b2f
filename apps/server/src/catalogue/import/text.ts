import { isAscii, isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

/** A line of a text file: its number, from 1, and its text; undefined where its bytes are invalid. */
export interface Line {
  readonly number: number;
  readonly text: string | undefined;
}

/** The file cannot be read as a table at all. */
export class UnreadableFile extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UnreadableFile";
  }
}

export type Encoding = "utf-8" | "gb18030" | "utf-16le";

const HEAD_BYTES = 4096;
const BATCH_SIZE = 1000;
const LONGEST_LINE = 4_000_000;
const LINE_FEED = 0x0a;
const SPREADSHEETS = ["504b0304", "d0cf11e0"];

/**
 * The encoding of a text file: UTF-8 with or without a byte order mark, UTF-16 as Excel writes "Unicode text", or GB18030, which Excel in
 * China writes for CSV. A file is GB18030 if most of its lines beyond ASCII are not UTF-8. Throws `UnreadableFile` for other files.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const head = await readHead(path);
  if (SPREADSHEETS.some((mark) => head.toString("hex").startsWith(mark))) {
    throw new UnreadableFile("This is a spreadsheet. Save it as CSV first.");
  }
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head.includes(0)) throw new UnreadableFile("This is not a text file.");
  let beyondAscii = 0;
  let notUtf8 = 0;
  for await (const lines of rawLines(createReadStream(path))) {
    for (const line of lines) {
      if (isAscii(line)) continue;
      beyondAscii += 1;
      if (!isUtf8(line)) notUtf8 += 1;
    }
  }
  return notUtf8 * 2 > beyondAscii ? "gb18030" : "utf-8";
}

/** The lines of a text file without their line ends, in batches. */
export async function* linesOf(path: string, encoding: Encoding): AsyncGenerator<Line[]> {
  const chunks = encoding === "utf-16le" ? reencoded(path) : createReadStream(path);
  const decoder = new TextDecoder(encoding === "gb18030" ? "gb18030" : "utf-8", { fatal: true });
  let number = 0;
  for await (const raw of rawLines(chunks)) {
    yield raw.map((bytes): Line => {
      number += 1;
      return { number, text: decoded(decoder, bytes)?.replace(/\r$/u, "") };
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

/** Splits bytes at line feeds, which are never part of another character in UTF-8 or GB18030. */
async function* rawLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer[]> {
  let rest = Buffer.alloc(0);
  let lines: Buffer[] = [];
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED, start)) {
      lines.push(rest.subarray(start, end));
      start = end + 1;
    }
    rest = rest.subarray(start);
    if (rest.length > LONGEST_LINE)
      throw new UnreadableFile("This is not a table: a line is too long.");
    if (lines.length >= BATCH_SIZE) {
      yield lines;
      lines = [];
    }
  }
  if (rest.length > 0) lines.push(rest);
  if (lines.length > 0) yield lines;
}

async function* reencoded(path: string): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder("utf-16le");
  for await (const chunk of createReadStream(path)) {
    yield Buffer.from(decoder.decode(chunk as Buffer, { stream: true }));
  }
}

/** The decoder removes the byte order mark. */
function decoded(decoder: TextDecoder, bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
