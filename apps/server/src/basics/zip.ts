import { Readable } from "node:stream";
import { Zip, ZipPassThrough } from "fflate";

/** A file of an archive. */
export interface ArchivedFile {
  /** Its path in the archive, with slashes between folders. */
  readonly path: string;
  readonly content: Uint8Array;
}

/**
 * A ZIP archive that is made while it is read: each file is asked for when those before it have been read. Files are not compressed, since
 * PDF and pictures are already.
 *
 * @param at - The date of the files, in milliseconds.
 */
export function zipOf(files: AsyncIterable<ArchivedFile>, at: number): Readable {
  return Readable.from(chunksOf(files, at), { objectMode: false });
}

async function* chunksOf(files: AsyncIterable<ArchivedFile>, at: number) {
  let chunks: Uint8Array[] = [];
  const made = () => {
    const all = chunks;
    chunks = [];
    return all;
  };
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { path, content } of files) {
    const file = new ZipPassThrough(path);
    file.mtime = at;
    archive.add(file);
    file.push(content, true);
    yield* made();
  }
  archive.end();
  yield* made();
}
