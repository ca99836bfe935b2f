import type { Bucket } from "./bucket.ts";
import { type Files, openFiles } from "./files.ts";

/** Where files are: in a folder, or in a bucket with a folder for what is on its way. */
export type FilePlace =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "bucket"; readonly bucket: Bucket; readonly folder: string };

/** Opens the files of a place. The client of stores is loaded only for a bucket. */
export async function openFilesAt(place: FilePlace): Promise<Files> {
  if (place.kind === "folder") return openFiles(place.folder);
  const { openBucket } = await import("./bucket.ts");
  return openBucket(place.bucket, place.folder);
}

/** Throws where the files of a place cannot be read, with the reason. */
export async function checkFilesAt(place: FilePlace): Promise<void> {
  if (place.kind === "folder") return;
  const { checkBucket } = await import("./bucket.ts");
  await checkBucket(place.bucket);
}
