import { createHash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, extname, join, resolve, sep } from "node:path";
import { picturePaths } from "@reagent/api/contract/pictures";
import type { Picture } from "../../catalogue/catalogue.ts";
import { checkDrawing, imageFile } from "../pictures.ts";
import { PICTURE_FAULTS } from "../problems.ts";
import type { PictureReader } from "./markdown.ts";

interface Problem {
  readonly problem: string;
}

interface ReadFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

const SVG = "image/svg+xml";
/** The kinds of pictures by the ending of their names. */
const KINDS: Readonly<
  Record<string, { readonly mediaType: string; readonly isOne: (bytes: Buffer) => boolean }>
> = {
  ".svg": { mediaType: SVG, isOne: () => true },
  ".png": { mediaType: "image/png", isOne: (bytes) => begins(bytes, "89504e470d0a1a0a") },
  ".jpg": { mediaType: "image/jpeg", isOne: (bytes) => begins(bytes, "ffd8ff") },
  ".jpeg": { mediaType: "image/jpeg", isOne: (bytes) => begins(bytes, "ffd8ff") },
  ".webp": {
    mediaType: "image/webp",
    isOne: (bytes) => begins(bytes, "52494646") && begins(bytes.subarray(8), "57454250"),
  },
};
const LARGEST_BYTES = 400_000;
const HASH_LENGTH = 24;

const begins = (bytes: Buffer, hex: string) =>
  bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, "hex"));

/** Reads the pictures in the text of a file. */
export const pictureReader =
  (root: string, file: string): PictureReader =>
  (name) => {
    const read = readPicture(root, file, name);
    return "problem" in read ? read : imageFile(read.bytes, read.mediaType);
  };

/**
 * The picture of an entry or row of a file: of a drawing its markup, of a photograph its image. Its name is that of its content, so that
 * the same picture is stored once.
 */
export function pictureIn(root: string, file: string, name: string): Picture | Problem {
  const read = readPicture(root, file, name);
  if ("problem" in read) return read;
  const { bytes, mediaType } = read;
  if (mediaType !== SVG) {
    const image = imageFile(bytes, mediaType);
    return { name: `content-${image.name}`, markup: picturePaths.file(image.name), image };
  }
  const drawing = checkDrawing(bytes);
  if (drawing.kind === "faulty")
    return { problem: `the picture ${name} ${PICTURE_FAULTS[drawing.fault]}` };
  return { name: `content-${hashOf(drawing.svg)}`, markup: drawing.svg };
}

const hashOf = (content: string) =>
  createHash("sha256").update(content).digest("hex").slice(0, HASH_LENGTH);

/** A picture beside a file, or below the folder; one outside of it, of another kind or too large is a problem. */
function readPicture(root: string, file: string, name: string): ReadFile | Problem {
  const extension = extname(name).toLowerCase();
  const kind = KINDS[extension];
  if (kind === undefined) {
    return { problem: `the picture ${name} is none of ${Object.keys(KINDS).join(", ")}` };
  }
  const { mediaType, isOne } = kind;
  try {
    const path = realpathSync(resolve(join(root, dirname(file)), name));
    if (!path.startsWith(root + sep))
      return { problem: `the picture ${name} is not in the folder` };
    if (statSync(path).size > LARGEST_BYTES) {
      return { problem: `the picture ${name} is larger than ${LARGEST_BYTES / 1000} kB` };
    }
    const bytes = readFileSync(path);
    if (!isOne(bytes)) return { problem: `the picture ${name} is not what its name says` };
    return { mediaType, bytes };
  } catch {
    return { problem: `the picture ${name} is not there` };
  }
}
