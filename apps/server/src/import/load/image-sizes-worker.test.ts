import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import encodeJpeg, { init } from "@jsquash/jpeg/encode.js";
import { imageFacts } from "@reagent/domain/image-size";
import { beforeAll, describe, expect, test } from "vitest";
import { pngOf } from "../../testing/image.ts";
import { makeSizes } from "./image-sizes-worker.ts";

/** A photograph of noise in JPEG. */
async function jpegOf(width: number, height: number, quality: number): Promise<Buffer> {
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : Math.imul(at, 2_654_435_761) >>> 24,
  );
  return Buffer.from(await encodeJpeg(new ImageData(data, width, height), { quality }));
}

/** What a camera that was held on its side writes behind the first two bytes. */
const ON_ITS_SIDE = Buffer.from(
  "ffe100224578696600004d4d002a0000000800010112000300000001000600000000000000",
  "hex",
).subarray(0, 36);

describe("the sizes of an image", () => {
  beforeAll(async () => {
    const file = import.meta.resolve("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm");
    await init(new WebAssembly.Module(readFileSync(fileURLToPath(file))));
  });

  const sizesOf = async (bytes: Buffer, mediaType: string, widths: readonly number[]) =>
    (await makeSizes({ bytes, mediaType, widths }))?.map((size) => ({
      ...size,
      facts: imageFacts(size.bytes),
    }));

  test("the sizes of an image are WebP of the widths, in its proportions, and smaller than the file", async () => {
    const bytes = pngOf(400, 300);
    const sizes = await sizesOf(bytes, "image/png", [160, 320, 400]);
    expect(sizes).toMatchObject(
      [
        [160, 120],
        [320, 240],
        [400, 300],
      ].map(([width, height]) => ({
        width,
        mediaType: "image/webp",
        facts: { type: "webp", width, height },
      })),
    );
    for (const size of sizes ?? []) expect(size.bytes.length).toBeLessThan(bytes.length);
  });

  test("the sizes of an image have it as it came at its own width, where WebP is not smaller", async () => {
    const bytes = await jpegOf(200, 100, 20);
    const sizes = await sizesOf(bytes, "image/jpeg", [160, 200]);
    expect(sizes?.at(-1)).toMatchObject({ width: 200, mediaType: "image/jpeg" });
    expect(bytes.equals(sizes?.at(-1)?.bytes ?? Buffer.alloc(0))).toBe(true);
    for (const size of sizes?.slice(0, -1) ?? [])
      expect(size.bytes.length).toBeLessThan(bytes.length);
  });

  test("the sizes of an image of WebP have it as it came at its own width", async () => {
    const [webp] = (await sizesOf(pngOf(200, 100), "image/png", [200])) ?? [];
    const bytes = Buffer.from(webp?.bytes ?? []);
    const sizes = await sizesOf(bytes, "image/webp", [160, 200]);
    expect(sizes?.at(-1)).toMatchObject({ width: 200, mediaType: "image/webp" });
    expect(bytes.equals(sizes?.at(-1)?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  test("the sizes of an image of a camera on its side are upright", async () => {
    const flat = await jpegOf(400, 200, 90);
    const bytes = Buffer.concat([flat.subarray(0, 2), ON_ITS_SIDE, flat.subarray(2)]);
    expect(imageFacts(bytes)).toEqual({ type: "jpeg", width: 200, height: 400 });
    const sizes = await sizesOf(bytes, "image/jpeg", [160, 200]);
    expect(sizes?.[0]?.facts).toEqual({ type: "webp", width: 160, height: 320 });
  });

  test("the sizes of an image are none where it moves", async () => {
    const still = pngOf(200, 100);
    const end = still.length - 12;
    const moving = Buffer.concat([
      still.subarray(0, end),
      Buffer.from("acTL"),
      still.subarray(end),
    ]);
    expect(await sizesOf(moving, "image/png", [160, 200])).toBeUndefined();
    expect(await sizesOf(still, "image/png", [160, 200])).toHaveLength(2);
  });

  test("the sizes of an image are none where it cannot be decoded", async () => {
    const head = pngOf(400, 300).subarray(0, 40);
    expect(await sizesOf(head, "image/png", [160, 400])).toBeUndefined();
    expect(await sizesOf(Buffer.from("text"), "image/jpeg", [160])).toBeUndefined();
  });
});
