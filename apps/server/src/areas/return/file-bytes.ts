import type { Message } from "@reagent/api/messages/message";
import { returnFileMessages } from "@reagent/api/messages/return";
import { uploadMessages } from "@reagent/api/messages/upload";
import {
  type ReturnFileExtension,
  returnFileExtension,
  returnFileProblem,
} from "@reagent/domain/return-file";
import { shownFileName } from "@reagent/domain/upload";
import { fileTypeFromBuffer } from "file-type";
import { openSentFile, type SentFile } from "../../ports/files/base64.ts";
import type { Spooled } from "../../ports/files/files.ts";

const ZIPPED = ["zip", "docx", "xlsx", "pptx", "jar", "epub", "odt", "ods", "odp", "xpi", "apk"];

/** For each extension the media type, and the types that the content may have by its first bytes; undefined for plain text. */
const TYPES: Readonly<
  Record<
    ReturnFileExtension,
    { readonly mediaType: string; readonly content: readonly (string | undefined)[] }
  >
> = {
  jpg: { mediaType: "image/jpeg", content: ["jpg"] },
  jpeg: { mediaType: "image/jpeg", content: ["jpg"] },
  gif: { mediaType: "image/gif", content: ["gif"] },
  png: { mediaType: "image/png", content: ["png", "apng"] },
  bmp: { mediaType: "image/bmp", content: ["bmp"] },
  pdf: { mediaType: "application/pdf", content: ["pdf"] },
  docx: {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    content: ["docx", "zip"],
  },
  xlsx: {
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    content: ["xlsx", "zip"],
  },
  pptx: {
    mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    content: ["pptx", "zip"],
  },
  xps: { mediaType: "application/vnd.ms-xpsdocument", content: ["xps", "zip"] },
  doc: { mediaType: "application/msword", content: ["cfb"] },
  xls: { mediaType: "application/vnd.ms-excel", content: ["cfb"] },
  ppt: { mediaType: "application/vnd.ms-powerpoint", content: ["cfb"] },
  zip: { mediaType: "application/zip", content: ZIPPED },
  rar: { mediaType: "application/vnd.rar", content: ["rar"] },
  wmv: { mediaType: "video/x-ms-wmv", content: ["asf", "wmv"] },
  mp3: { mediaType: "audio/mpeg", content: ["mp3"] },
  mp4: { mediaType: "video/mp4", content: ["mp4", "m4v", "mov"] },
  swf: { mediaType: "application/x-shockwave-flash", content: ["swf"] },
  txt: { mediaType: "text/plain; charset=utf-8", content: [undefined, "xml"] },
};

/** A file that is accepted. */
interface ReadFile {
  readonly file: SentFile;
  readonly mediaType: string;
  readonly fileName: string;
}

/**
 * Reads an uploaded file and checks its name, its size and, by its first bytes, its actual type (customer centre §5, returns). Returns
 * the message for a file that fails a check.
 */
export async function readFile(sent: {
  readonly file: Spooled;
  readonly fileName: string;
}): Promise<ReadFile | Message> {
  const file = await openSentFile(sent.file);
  const problem = returnFileProblem({ name: sent.fileName, size: file?.size ?? 1 });
  if (problem) return returnFileMessages[problem];
  if (!file) return uploadMessages.unreadable;
  const fileName = shownFileName(sent.fileName);
  const extension = returnFileExtension(fileName);
  if (!extension) return returnFileMessages.extension;
  const type = await fileTypeFromBuffer(file.head);
  const { mediaType, content } = TYPES[extension];
  const isAsNamed = content.includes(type?.ext) && (extension !== "txt" || isText(file.head));
  return isAsNamed ? { file, mediaType, fileName } : uploadMessages.content;
}

/** Whether bytes can be text: without zeros, or UTF-16 with its mark. */
function isText(head: Buffer): boolean {
  const mark = head.subarray(0, 2).toString("hex");
  return mark === "fffe" || mark === "feff" || !head.includes(0);
}
