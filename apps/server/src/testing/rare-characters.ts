import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { FONTS, RARE_CHARACTERS } from "../ports/documents/fonts.ts";

const LXGW_WENKAI = { regular: "500", bold: "700" } as const;

type Weight = keyof typeof LXGW_WENKAI;

function charactersIn(file: string | Buffer): readonly number[] {
  const font = create(typeof file === "string" ? readFileSync(file) : file);
  if (!("characterSet" in font)) throw new Error("This is a collection of fonts.");
  return font.characterSet;
}

/** The characters that LXGW WenKai has and the other fonts of documents lack, as a font in the format WOFF. */
export async function rareCharacters(weight: Weight): Promise<Buffer> {
  const folder = import.meta.resolve("@fontsource/lxgw-wenkai/package.json");
  const file = `files/lxgw-wenkai-latin-${LXGW_WENKAI[weight]}-normal.woff`;
  const whole = readFileSync(new URL(file, folder));
  const others = new Set(FONTS[weight].slice(0, -1).flatMap((font) => charactersIn(font())));
  const rare = charactersIn(whole).filter((code) => !others.has(code));
  return subsetFont(whole, String.fromCodePoint(...rare), {
    targetFormat: "woff",
    noHinting: true,
    noLayoutClosure: true,
  });
}

/** Run this file after an update of one of the three fonts: `npx -y pnpm@12 exec node apps/server/src/testing/rare-characters.ts`. */
if (import.meta.main)
  for (const weight of ["regular", "bold"] as const)
    writeFileSync(fileURLToPath(RARE_CHARACTERS[weight]), await rareCharacters(weight));
