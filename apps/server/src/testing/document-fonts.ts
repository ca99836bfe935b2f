import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import subsetFont from "subset-font";
import {
  ADDED_FONTS,
  type AddedFont,
  CHINESE_FONT,
  type Weight,
} from "../ports/documents/fonts.ts";

/** The whole fonts, in the order in which a document looks for a character. */
const WHOLE: Readonly<Record<AddedFont, (weight: Weight) => Buffer>> = {
  "noto-sans": (weight) => {
    const name = { regular: "Regular", bold: "Bold" }[weight];
    const folder = import.meta.resolve("@embedpdf/fonts-latin");
    return readFileSync(new URL(`../fonts/NotoSans-${name}.ttf`, folder));
  },
  "lxgw-wenkai": (weight) => {
    const name = `lxgw-wenkai-latin-${{ regular: 500, bold: 700 }[weight]}-normal`;
    const folder = import.meta.resolve("@fontsource/lxgw-wenkai/package.json");
    return readFileSync(new URL(`files/${name}.woff`, folder));
  },
};
const NAMES = Object.keys(WHOLE) as AddedFont[];

function charactersIn(file: string | Buffer): readonly number[] {
  const font = create(typeof file === "string" ? readFileSync(file) : file);
  if (!("characterSet" in font)) throw new Error("This is a collection of fonts.");
  return font.characterSet;
}

/** The characters of a font that the ones before it in a document lack, as a font in the format WOFF. */
export async function addedFont(name: AddedFont, weight: Weight): Promise<Buffer> {
  const before = NAMES.slice(0, NAMES.indexOf(name)).map((each) => WHOLE[each](weight));
  const known = new Set([CHINESE_FONT[weight], ...before].flatMap(charactersIn));
  const whole = WHOLE[name](weight);
  const added = charactersIn(whole).filter((code) => !known.has(code));
  return subsetFont(whole, String.fromCodePoint(...added), {
    targetFormat: "woff",
    noHinting: true,
    noLayoutClosure: true,
  });
}

/** Run this file after an update of one of the fonts: `npx -y pnpm@12 exec node apps/server/src/testing/document-fonts.ts`. */
if (import.meta.main)
  for (const name of NAMES)
    for (const weight of ["regular", "bold"] as const)
      writeFileSync(fileURLToPath(ADDED_FONTS[name][weight]), await addedFont(name, weight));
