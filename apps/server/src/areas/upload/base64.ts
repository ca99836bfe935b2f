import { buffer } from "node:stream/consumers";
import type { Files, Spooled } from "../../ports/files/files.ts";

const DATA_URL_HEAD = /^data:[\w.+/-]{0,100};base64,/u;
/** The type of a file shows in its first bytes, of which there are 4,100 in these characters and the head of a data URL. */
const HEAD_LENGTH = 5600;

/** A file that was sent in base64. */
export interface SentFile {
  readonly isDataUrl: boolean;
  /** In bytes, provided that all of the text is base64. */
  readonly size: number;
  /** The first bytes, or all of them. */
  readonly head: Buffer;
  /** All bytes; throws `NotBase64` at their end where the text is something else. */
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
    ? { isDataUrl: start > 0, size, head, bytes: () => decode(text.read(start), size) }
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

async function* decode(text: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let decoded = 0;
  let left = "";
  for await (const chunk of text) {
    const characters = left + latin(chunk);
    const whole = characters.length - (characters.length % 4);
    left = characters.slice(whole);
    const bytes = Buffer.from(characters.slice(0, whole), "base64");
    decoded += bytes.length;
    yield bytes;
  }
  // Decoding skips characters that are not base64, so the length shows whether there were any.
  if (decoded !== size) throw new NotBase64();
}

const latin = (bytes: Buffer) => bytes.toString("latin1");
