import type { UploadExtension } from "@reagent/domain/upload";

/** The first bytes of a file of each type. */
const BEGINNINGS: Readonly<Record<UploadExtension, Buffer>> = {
  jpg: Buffer.from("ffd8ffe000104a46494600", "hex"),
  gif: Buffer.from("GIF89a"),
  pdf: Buffer.from("%PDF-1.7\n"),
  // Signature, empty header chunk, start of the picture.
  png: Buffer.from(`89504e470d0a1a0a0000000d49484452${"00".repeat(17)}0000000049444154`, "hex"),
  bmp: Buffer.from("BM"),
};

/** Bytes of a size that start like a file of a type. */
export function bytesLike(extension: UploadExtension, size = 200): Buffer {
  const bytes = Buffer.alloc(size, 0);
  BEGINNINGS[extension].copy(bytes);
  return bytes;
}

/** Bytes as a browser uploads them. */
export function dataUrl(bytes: Buffer, mediaType = "application/octet-stream"): string {
  return `data:${mediaType};base64,${bytes.toString("base64")}`;
}
