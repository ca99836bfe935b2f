export type ImageType = "png" | "jpeg" | "webp";

/** What the first bytes of an image file say of it; width and height in pixels, as it is shown. */
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
  let isOnItsSide = false;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      const [height, width] = [narrow(bytes, at + 5), narrow(bytes, at + 7)];
      return isOnItsSide
        ? { type: "jpeg", width: height, height: width }
        : { type: "jpeg", width, height };
    } else {
      if (marker === APP1) isOnItsSide ||= orientationIn(bytes, at + 4) >= FIRST_ON_ITS_SIDE;
      at += 2 + narrow(bytes, at + 2);
    }
  }
  return undefined;
}

const APP1 = 0xe1;
const ORIENTATION = 0x0112;
/** Of the eight orientations, those from here on are turned by a quarter. */
const FIRST_ON_ITS_SIDE = 5;

/** How a camera was held, of the data in Exif that begin here; 1 where they do not say it. */
function orientationIn(bytes: Uint8Array, from: number): number {
  if (wordsIn(bytes, from, 6) !== "Exif\0\0") return 1;
  const start = from + 6;
  const isLittle = wordsIn(bytes, start, 2) === "II";
  const small = (at: number) =>
    isLittle ? (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) : narrow(bytes, at);
  const large = (at: number) =>
    isLittle ? small(at) + small(at + 2) * 0x1_00_00 : wide(bytes, at);
  const entries = start + large(start + 4);
  for (let index = 0; index < small(entries); index += 1) {
    const entry = entries + 2 + index * 12;
    if (entry + 12 > bytes.length) return 1;
    if (small(entry) === ORIENTATION) return small(entry + 8);
  }
  return 1;
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
