import { expect, it } from "vitest";
import { imageFacts } from "./image-size.ts";

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.replaceAll(" ", "").match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));

const PNG = "89504e470d0a1a0a 0000000d 49484452 00000280 000001e0 08060000";
const JPEG = "ffd8 ffe0 0004 4a46 ffff c2 0011 08 01e0 0280 03 012200 021101 031101 ffd9";
const WEBP = "52494646 00000000 57454250";

it.each([
  ["PNG", PNG, { type: "png", width: 640, height: 480 }],
  ["JPEG", JPEG, { type: "jpeg", width: 640, height: 480 }],
  [
    "lossy WebP",
    `${WEBP} 56503820 00000000 000000 9d012a 8002 e001`,
    { type: "webp", width: 640, height: 480 },
  ],
  [
    "lossless WebP",
    `${WEBP} 5650384c 00000000 2f 7fc27700`,
    { type: "webp", width: 640, height: 480 },
  ],
  [
    "extended WebP",
    `${WEBP} 56503858 0a000000 00000000 7f0200 df0100`,
    { type: "webp", width: 640, height: 480 },
  ],
])("an image in %s has a type and a size", (_, hex, facts) => {
  expect(imageFacts(bytesOf(hex))).toEqual(facts);
});

const EXIF_BIG =
  "ffe1 0022 457869660000 4d4d 002a 00000008 0001 0112 0003 00000001 0006 0000 00000000";
const EXIF_LITTLE =
  "ffe1 0022 457869660000 4949 2a00 08000000 0100 1201 0300 01000000 0800 0000 00000000";

it.each([
  ["turned to the right", EXIF_BIG, { width: 480, height: 640 }],
  ["turned to the left, in the other order of bytes", EXIF_LITTLE, { width: 480, height: 640 }],
  ["upside down", EXIF_BIG.replace("0006", "0003"), { width: 640, height: 480 }],
  ["without an orientation", EXIF_BIG.replace("0112", "0110"), { width: 640, height: 480 }],
  [
    "with an end in its Exif",
    EXIF_BIG.replace("00000008", "0000ffff"),
    { width: 640, height: 480 },
  ],
])("an image of a camera %s has the size in which it is shown", (_, exif, size) => {
  expect(imageFacts(bytesOf(JPEG.replace("ffd8", `ffd8 ${exif}`)))).toMatchObject(size);
});

it.each([
  ["no bytes", ""],
  ["another file", "255044462d312e37"],
  ["a PNG without a width", PNG.replace("00000280", "00000000")],
  ["a JPEG that ends before its size", "ffd8 ffe0 0004 4a46 ffd9"],
  ["a WebP of an unknown form", `${WEBP} 414e494d 00000000`],
])("%s has none", (_, hex) => {
  expect(imageFacts(bytesOf(hex))).toBeUndefined();
});
