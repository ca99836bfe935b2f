import { shownFileName, UPLOAD_SIZE_LIMIT, uploadExtension } from "@reagent/domain/upload";
import { fileTypeFromBuffer } from "file-type";
import type { Words } from "../../http/language.ts";
import { uploadMessages } from "./messages.ts";

const DATA_URL_HEAD = /^data:[\w.+/-]{0,100};base64,/u;
/** The type of a file shows in its first bytes. */
const HEAD_BYTES = 4100;

/** A document that is accepted. */
interface ReadDocument {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly fileName: string;
}

/**
 * Reads an uploaded document and checks its extension, its size and, by its first bytes, its actual type (customer centre §5, profile
 * uploads). Returns the message for a document that fails a check.
 */
export async function readDocument(sent: {
  readonly extension: string;
  readonly content: string;
  readonly fileName: string | null;
}): Promise<ReadDocument | Words> {
  const extension = uploadExtension(`.${sent.extension}`);
  const fileName = shownFileName(sent.fileName ?? `document.${sent.extension}`);
  if (!extension || uploadExtension(fileName) !== extension) {
    return uploadMessages.extension;
  }
  const bytes = bytesOf(sent.content);
  if (!bytes) {
    return uploadMessages.unreadable;
  }
  if (bytes.length >= UPLOAD_SIZE_LIMIT) {
    return uploadMessages.tooLarge;
  }
  const type = await fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES));
  return type?.ext === extension
    ? { bytes, mediaType: type.mime, fileName }
    : uploadMessages.content;
}

/** The bytes of a data URL; undefined where it is none or incomplete. */
function bytesOf(content: string): Buffer | undefined {
  const [head] = DATA_URL_HEAD.exec(content) ?? [];
  if (head === undefined) {
    return undefined;
  }
  const body = content.slice(head.length);
  const bytes = Buffer.from(body, "base64");
  // Decoding skips characters that are not base64, so the length shows whether there were any.
  const padding = body.endsWith("==") ? 2 : body.endsWith("=") ? 1 : 0;
  const isWhole = body !== "" && bytes.length === (body.length / 4) * 3 - padding;
  return isWhole ? bytes : undefined;
}
