import { buffer } from "node:stream/consumers";
import type { Files, Spooled } from "./files.ts";

const DATA_URL_HEAD = /^data:[\w.+/-]{0,100};base64,/u;
/** The type of a file shows in its first bytes, of which there are 4,100 in these characters and the head of a data URL. */
const HEAD_LENGTH = 5600;

const PADDING = "=".charCodeAt(0);
const NO_VALUE = 255;
/** The value of each character of base64, by its code. */
const VALUES = new Uint8Array(256).fill(NO_VALUE);
for (const [value, code] of Buffer.from(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
).entries())
  VALUES[code] = value;

/** A file that was sent in base64. */
export interface SentFile {
  readonly isDataUrl: boolean;
  /** In bytes, provided that all of the text is base64. */
  readonly size: number;
  /** The first bytes, or all of them. */
  readonly head: Buffer;
  /** All bytes, each piece in the memory of the one before; throws `NotBase64` where the text is something else. */
  bytes(): AsyncIterable<Buffer>;
}

/** A text is not base64, or not all of it. */
class NotBase64 extends Error {}

/** Opens a file that was sent in base64, as it is or in a data URL; undefined where its beginning or its length is not that of base64. */
export async function openSentFile(text: Spooled): Promise<SentFile | undefined> {
  const beginning = latin(await buffer(text.read(0, Math.min(HEAD_LENGTH, text.size))));
  const [dataUrlHead = ""] = DATA_URL_HEAD.exec(beginning) ?? [];
  const start = dataUrlHead.length;
  const length = text.size - start;
  const end = latin(await buffer(text.read(Math.max(start, text.size - 2))));
  const size = (length / 4) * 3 - (/[=]*$/u.exec(end)?.[0].length ?? 0);
  const headLength = Math.floor((beginning.length - start) / 4) * 4;
  const head = Buffer.from(beginning.slice(start, start + headLength), "base64");
  const isWhole = length % 4 === 0 && head.length === Math.min((headLength / 4) * 3, size);
  return isWhole
    ? { isDataUrl: start > 0, size, head, bytes: () => decode(text.pieces(start), size) }
    : undefined;
}

/** Stores a file. Returns undefined, and stores nothing, where its text is not base64 to its end. */
export async function storeSentFile(files: Files, sent: SentFile): Promise<string | undefined> {
  try {
    return await files.store(sent.bytes());
  } catch (failure) {
    if (failure instanceof NotBase64) return undefined;
    throw failure;
  }
}

/**
 * The bytes of a text in base64, each piece in the memory of the one before. Strings of a large file would enlarge the server's memory
 * for good, so none are made.
 */
async function* decode(text: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let memory = Buffer.alloc(0);
  let bits = 0;
  let characters = 0;
  let padding = 0;
  let decoded = 0;
  for await (const piece of text) {
    if (memory.length < piece.length) memory = Buffer.allocUnsafe(piece.length);
    let length = 0;
    for (const byte of piece) {
      if (byte === PADDING) {
        padding += 1;
        continue;
      }
      const value = VALUES[byte] ?? NO_VALUE;
      if (value === NO_VALUE || padding > 0) throw new NotBase64();
      bits = (bits << 6) | value;
      characters += 1;
      // Each character but the first of four completes a byte; 4, 2 or 0 bits are left of it.
      if (characters % 4 === 1) continue;
      memory[length] = bits >> ((8 - 2 * (characters % 4)) % 8);
      length += 1;
    }
    decoded += length;
    yield memory.subarray(0, length);
  }
  if (decoded !== size) throw new NotBase64();
}

const latin = (bytes: Buffer) => bytes.toString("latin1");
