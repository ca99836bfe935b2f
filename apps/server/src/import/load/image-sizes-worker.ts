import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import decodeJpeg, { init as initJpeg } from "@jsquash/jpeg/decode.js";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import resize, { initResize } from "@jsquash/resize";
import decodeWebp, { init as initWebp } from "@jsquash/webp/decode.js";
import encodeWebp, { init as initEncoder } from "@jsquash/webp/encode.js";

interface Given {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** In pixels; none is wider than the image, and the last is its own. */
  readonly widths: readonly number[];
}

interface MadeSize {
  readonly width: number;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

const WEBP = "image/webp";
/** Of 100. A drawing or a picture of a screen needs more than a photograph, so that its edges stay clear. */
const QUALITY = { photograph: 80, drawing: 90 } as const;

// The decoders make one, as in browsers.
globalThis.ImageData ??= class {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly colorSpace = "srgb";
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
} as never;

const compiled = (file: string) =>
  new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve(file))));

let isReady: Promise<unknown> | undefined;

/** Opens the codecs, which in browsers load their files themselves. */
const open = () =>
  Promise.all([
    initJpeg(compiled("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm")),
    initPng(compiled("@jsquash/png/codec/pkg/squoosh_png_bg.wasm")),
    initWebp(compiled("@jsquash/webp/codec/dec/webp_dec.wasm")),
    initEncoder(compiled("@jsquash/webp/codec/enc/webp_enc_simd.wasm")),
    initResize(compiled("@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm")),
  ]);

/**
 * Makes an image at widths, in WebP. Those at which it would not be smaller than the file as it came are left out, but for its own, which
 * is then that file. Undefined for an image that cannot be decoded, such as one that moves, or that has another width than its head says.
 */
export async function makeSizes({
  bytes,
  mediaType,
  widths,
}: Given): Promise<MadeSize[] | undefined> {
  isReady ??= open();
  await isReady;
  const image = isMoving(bytes)
    ? undefined
    : await decoded(bytes, mediaType).catch(() => undefined);
  if (!image || image.width !== widths.at(-1)) return undefined;
  const made: MadeSize[] = [];
  for (const width of widths) {
    const isOwn = width === image.width;
    const height = Math.max(1, Math.round((image.height * width) / image.width));
    // What is compressed already loses by another time.
    const encoded =
      isOwn && mediaType === WEBP
        ? bytes
        : await encode(isOwn ? image : await resize(image, { width, height }), mediaType);
    if (encoded.length < bytes.length) made.push({ width, mediaType: WEBP, bytes: encoded });
    else if (isOwn) made.push({ width, mediaType, bytes });
  }
  return made;
}

/** Whether a PNG moves: it has a chunk of this name. A WebP that moves cannot be decoded. */
const isMoving = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes("acTL");

function decoded(bytes: Uint8Array, mediaType: string): Promise<ImageData> {
  const buffer = new Uint8Array(bytes).buffer;
  if (mediaType === WEBP) return decodeWebp(buffer);
  return mediaType === "image/png"
    ? decodePng(buffer)
    : decodeJpeg(buffer, { preserveOrientation: true });
}

/** Of a PNG, which may be a drawing or a photograph, the smaller of two kinds of compression. */
async function encode(image: ImageData, mediaType: string): Promise<Uint8Array> {
  const encodings =
    mediaType === "image/png"
      ? [{ quality: QUALITY.drawing }, { lossless: 1 }]
      : [{ quality: QUALITY.photograph }];
  let smallest: Uint8Array | undefined;
  for (const encoding of encodings) {
    const encoded = new Uint8Array(await encodeWebp(image, encoding));
    if (!smallest || encoded.length < smallest.length) smallest = encoded;
  }
  return smallest as Uint8Array;
}
