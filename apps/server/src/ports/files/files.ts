import { randomBytes } from "node:crypto";
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

/** Folder of the files, in the data folder and in a backup. */
export const UPLOADS_FOLDER = "uploads";

/** Storage of the files of customers and goods, shared by all servers of a shop. */
export interface Files {
  /** Stores bytes under a new random name and returns it: complete and synced to disk, or not at all. Pieces may share their memory. */
  store(content: Buffer | AsyncIterable<Buffer>): Promise<string>;
  /** Writes a stream to the disk until its end. Its file has no name, and disappears when it is closed. */
  spool(content: AsyncIterable<Buffer>): Promise<Spooled>;
  /** The bytes under a name; undefined where there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes a file; nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** Where the bytes under a name are, for a person: a path on the machine, or an address. */
  pathOf(name: string): string;
  /** Names of all files last written before an instant, incomplete ones included. */
  storedBefore(moment: number): Promise<string[]>;
}

/** Bytes on the disk without a name. */
export interface Spooled {
  /** In bytes. */
  readonly size: number;
  /** The bytes from one position to before another. */
  read(start?: number, end?: number): Readable;
  /** The bytes from a position on, each piece in the memory of the one before: a large file takes no more than one piece. */
  pieces(start?: number): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

/** How much of a file is in memory at a time, in bytes. */
const PIECE_BYTES = 64 * 1024;
const NAME_BYTES = 24;
/** Of files that are stored or, with the ending, still being written. */
export const NAME = /^[0-9a-f]{48}(?:\.part)?$/u;
/** A new random name. */
export const newName = (): string => randomBytes(NAME_BYTES).toString("hex");

/** Only the server's own account has access. */
const MODES = { folder: 0o700, file: 0o600 } as const;

/** Files in a folder that is not served. It is created with the first file. */
export function openFiles(folder: string): Files {
  const place = (name: string) => join(folder, name);
  return {
    async store(content) {
      const name = newName();
      const part = place(`${name}.part`);
      await mkdir(folder, { recursive: true, mode: MODES.folder });
      try {
        await writeThrough(part, content);
        await rename(part, place(name));
      } catch (failure) {
        await rm(part, { force: true });
        throw failure;
      }
      return name;
    },
    async spool(content) {
      await mkdir(folder, { recursive: true, mode: MODES.folder });
      const path = place(`${newName()}.part`);
      const file = await open(path, "wx+", MODES.file);
      try {
        await rm(path);
        await file.writeFile(content);
        const { size } = await file.stat();
        return {
          size,
          read: (start = 0, end = size) =>
            // A stream of a file reads at least one byte.
            start < end
              ? file.createReadStream({ start, end: end - 1, autoClose: false })
              : Readable.from([]),
          pieces: (start = 0) => piecesOf(file, start),
          close: () => file.close(),
        };
      } catch (failure) {
        await file.close();
        throw failure;
      }
    },
    async read(name) {
      return NAME.test(name) ? absentAs(undefined, readFile(place(name))) : undefined;
    },
    async remove(name) {
      if (NAME.test(name)) {
        await rm(place(name), { force: true });
      }
    },
    pathOf: place,
    async storedBefore(moment) {
      const names = (await absentAs([], readdir(folder))).filter((name) => NAME.test(name));
      const ages = await Promise.all(names.map((name) => absentAs(undefined, stat(place(name)))));
      return names.filter((_, at) => (ages[at]?.mtimeMs ?? moment) < moment);
    },
  };
}

async function writeThrough(path: string, content: Buffer | AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, "wx", MODES.file);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* piecesOf(file: FileHandle, start: number): AsyncGenerator<Buffer> {
  const memory = Buffer.allocUnsafe(PIECE_BYTES);
  for (let at = start; ;) {
    const { bytesRead } = await file.read(memory, 0, PIECE_BYTES, at);
    if (bytesRead === 0) return;
    yield memory.subarray(0, bytesRead);
    at += bytesRead;
  }
}

async function absentAs<Value, Absent>(
  absent: Absent,
  attempt: Promise<Value>,
): Promise<Value | Absent> {
  try {
    return await attempt;
  } catch (failure) {
    if (failure instanceof Error && "code" in failure && failure.code === "ENOENT") {
      return absent;
    }
    throw failure;
  }
}
