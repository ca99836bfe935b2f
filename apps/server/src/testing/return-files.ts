import type { ReturnFileExtension } from "@reagent/domain/return-file";
import { bytesLike } from "./documents.ts";

const zip = "504b0304140000000000";
const compound = "d0cf11e0a1b11ae1";

/** The first bytes of a file of each type that documents do not have, in hexadecimal digits. */
const BEGINNINGS: Readonly<
  Record<Exclude<ReturnFileExtension, "jpg" | "gif" | "png" | "pdf" | "bmp">, string>
> = {
  jpeg: "ffd8ffe000104a46494600",
  docx: zip,
  xlsx: zip,
  pptx: zip,
  xps: zip,
  zip,
  doc: compound,
  xls: compound,
  ppt: compound,
  rar: "526172211a0700",
  wmv: // A header of 30 bytes and one object of 24, that of a stream's properties, without its stream.
    `3026b2758e66cf11a6d900aa0062ce6c${"36"}${"00".repeat(7)}01000000${"0102"}9107dcb7b7a9cf118ee600c00c205365${"18"}${"00".repeat(7)}`,
  mp3: "fffb9064",
  mp4: "00000018667479706d703432",
  swf: "465753",
  txt: Buffer.from("说明：未开封。\n").toString("hex"),
};

/** Bytes that start like a file of a type. */
export function returnFileLike(extension: ReturnFileExtension): Buffer {
  if (extension === "txt") return Buffer.from(BEGINNINGS.txt, "hex");
  if (!(extension in BEGINNINGS)) return bytesLike(extension as Parameters<typeof bytesLike>[0]);
  const bytes = Buffer.alloc(200, 0);
  Buffer.from(BEGINNINGS[extension as keyof typeof BEGINNINGS], "hex").copy(bytes);
  return bytes;
}
