import type { Message } from "@reagent/api/messages/message";
import { uploadMessages } from "@reagent/api/messages/upload";
import { shownFileName, UPLOAD_SIZE_LIMIT, uploadExtension } from "@reagent/domain/upload";
import { fileTypeFromBuffer } from "file-type";
import { openSentFile, type SentFile } from "../../ports/files/base64.ts";
import type { Spooled } from "../../ports/files/files.ts";

/** A document that is accepted. */
interface ReadDocument {
  readonly file: SentFile;
  readonly mediaType: string;
  readonly fileName: string;
}

/**
 * Reads an uploaded document and checks its extension, its size and, by its first bytes, its actual type (customer centre §5, profile
 * uploads). Returns the message for a document that fails a check.
 */
export async function readDocument(sent: {
  readonly extension: string;
  readonly file: Spooled;
  readonly fileName: string | null;
}): Promise<ReadDocument | Message> {
  const extension = uploadExtension(`.${sent.extension}`);
  const fileName = shownFileName(sent.fileName ?? `document.${sent.extension}`);
  if (!extension || uploadExtension(fileName) !== extension) {
    return uploadMessages.extension;
  }
  const file = await openSentFile(sent.file);
  if (!file?.isDataUrl || file.size === 0) {
    return uploadMessages.unreadable;
  }
  if (file.size >= UPLOAD_SIZE_LIMIT) {
    return uploadMessages.tooLarge;
  }
  const type = await fileTypeFromBuffer(file.head);
  return type?.ext === extension
    ? { file, mediaType: type.mime, fileName }
    : uploadMessages.content;
}
