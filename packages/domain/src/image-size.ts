export type ImageType = "png" | "jpeg" | "webp";

/** What the first bytes of an image file say of it; width and height in pixels. */
export interface ImageFacts {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
}

/** Type and size of an image by its bytes, not its name; undefined for other files, and where it states no size. */
export function imageFacts(bytes: Uint8Array): ImageFacts | undefined {
  const facts = pngFacts(bytes) ?? jpegFacts(bytes) ?? webpFacts(bytes);
  return facts && facts.width > 0 && facts.height > 0 ? facts : undefined;
}

const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngFacts(bytes: Uint8Array): ImageFacts | undefined {
  if (!PNG_HEAD.every((byte, at) => bytes[at] === byte) || wordsIn(bytes, 12, 4) !== "IHDR")
    return undefined;
  return { type: "png", width: wide(bytes, 16), height: wide(bytes, 20) };
}

/** Markers of JPEG that begin a frame with its size: all of C0 to CF but tables and arithmetic conditions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegFacts(bytes: Uint8Array): ImageFacts | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { type: "jpeg", width: narrow(bytes, at + 7), height: narrow(bytes, at + 5) };
    else at += 2 + narrow(bytes, at + 2);
  }
  return undefined;
}

function webpFacts(bytes: Uint8Array): ImageFacts | undefined {
  if (wordsIn(bytes, 0, 4) !== "RIFF" || wordsIn(bytes, 8, 4) !== "WEBP") return undefined;
  const at = (index: number) => bytes[index] ?? 0;
  switch (wordsIn(bytes, 12, 4)) {
    case "VP8 ": {
      const side = (index: number) => (at(index) | (at(index + 1) << 8)) & 0x3fff;
      return { type: "webp", width: side(26), height: side(28) };
    }
    case "VP8L": {
      const bits = at(21) | (at(22) << 8) | (at(23) << 16) | (at(24) << 24);
      return { type: "webp", width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X": {
      const side = (index: number) =>
        (at(index) | (at(index + 1) << 8) | (at(index + 2) << 16)) + 1;
      return { type: "webp", width: side(24), height: side(27) };
    }
    default:
      return undefined;
  }
}

function wordsIn(bytes: Uint8Array, from: number, count: number): string {
  return String.fromCodePoint(...bytes.subarray(from, from + count));
}

function narrow(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function wide(bytes: Uint8Array, at: number): number {
  return narrow(bytes, at) * 0x1_00_00 + narrow(bytes, at + 2);
}
