import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";
import PDFDocument from "pdfkit";
import { unpackWoff } from "./unpack-woff.ts";

type Pdf = PDFKit.PDFDocument;
export type Weight = "regular" | "bold";

/** The font of most Chinese characters, as a file. */
export const CHINESE_FONT: Readonly<Record<Weight, string>> = {
  regular: chinese("Regular"),
  bold: chinese("Bold"),
};

/** Subsets of whole fonts, which the script document-fonts.ts of the folder testing makes. */
export const ADDED_FONTS = {
  "noto-sans": added("noto-sans"),
  "lxgw-wenkai": added("lxgw-wenkai"),
} as const;
export type AddedFont = keyof typeof ADDED_FONTS;

/**
 * The fonts of documents: the first has most Chinese characters, the second the letters and the signs above and below the line that
 * the first lacks, and the third the rare Chinese characters.
 */
const FONTS: Readonly<Record<Weight, readonly (() => Font)[]>> = {
  regular: fontsOf("regular"),
  bold: fontsOf("bold"),
};

function chinese(name: string): string {
  const folder = import.meta.resolve("@embedpdf/fonts-sc");
  return fileURLToPath(new URL(`../fonts/NotoSansHans-${name}.otf`, folder));
}

function added(name: string): Readonly<Record<Weight, URL>> {
  const file = (weight: Weight) => new URL(`added-fonts/${name}-${weight}.woff`, import.meta.url);
  return { regular: file("regular"), bold: file("bold") };
}

function fontsOf(weight: Weight) {
  const { "noto-sans": letters, "lxgw-wenkai": rare } = ADDED_FONTS;
  return [
    opened(() => readFileSync(CHINESE_FONT[weight])),
    opened(() => unpackWoff(readFileSync(letters[weight]))),
    opened(() => unpackWoff(readFileSync(rare[weight]))),
  ];
}

/**
 * A font that is read for the first document of the thread that requires it. Each document has its own shapes of it: a shape keeps the
 * character that it was first drawn for, which is what a reader copies, and takes memory.
 */
function opened(read: () => Buffer) {
  let font: Font | undefined;
  return () => {
    font ??= create(read()) as Font;
    return Object.create(font, { _glyphs: { value: {} } }) as Font;
  };
}

/** A font as a document has it open. */
interface OpenFont {
  /** The height of its letters in thousandths of the size. */
  readonly ascender: number;
  readonly font: { hasGlyphForCodePoint(code: number): boolean };
}

interface LineOptions extends PDFKit.Mixins.TextOptions {
  /** The widths of a line and of its text, where the text was wrapped. */
  readonly lineWidth?: number;
  readonly textWidth?: number;
}

/** What the types of a document leave out. */
interface Inner {
  readonly _font: OpenFont;
  readonly _fontSize: number;
  /** Writes a line of a text from its left upper corner, or from its baseline for the alphabetic one. */
  _fragment(text: string, x: number, y: number, options: LineOptions): void;
}

/** A part of a text in one font. */
interface Run {
  /** The place of the font in its weight. */
  readonly font: number;
  readonly text: string;
}

/** Characters without a shape, such as zero-width spaces and variation selectors. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;

/**
 * A document with the fonts `regular` and `bold`. A character that the font lacks is written in another one; a character that no font
 * has is written by its number, so that the text does not seem complete.
 */
export function openPdf(options: PDFKit.PDFDocumentOptions): Pdf {
  const pdf = new PDFDocument(options);
  const inner = pdf as Pdf & Inner;
  const ownFont = pdf.font.bind(pdf);
  const ownWidth = pdf.widthOfString.bind(pdf);
  const ownFragment = inner._fragment.bind(pdf);
  let weight: Weight = "regular";
  const isRegistered = new Set<string>();
  const known = { regular: new Map<string, Run>(), bold: new Map<string, Run>() };

  const useFont = (font: number) => {
    const name = font === 0 ? weight : `${weight} ${font}`;
    const open = FONTS[weight][font];
    // An opened font is a source that the types leave out.
    if (!isRegistered.has(name) && open) pdf.registerFont(name, open() as unknown as Buffer);
    isRegistered.add(name);
    return ownFont(name);
  };
  const hasShape = (character: string) =>
    inner._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const firstWith = (character: string): Run => {
    if (INVISIBLE.test(character)) return { font: 0, text: "" };
    const font = FONTS[weight].findIndex((_, each) => {
      useFont(each);
      return hasShape(character);
    });
    useFont(0);
    return font < 0 ? { font: 0, text: withoutShape(character) } : { font, text: character };
  };
  const runOf = (character: string): Run => {
    const run = known[weight].get(character) ?? firstWith(character);
    known[weight].set(character, run);
    return run;
  };
  const runsOf = (text: string) => joined(Array.from(text, runOf));
  const inFont = <Result>({ font }: Run, act: () => Result): Result => {
    if (font === 0) return act();
    useFont(font);
    const result = act();
    useFont(0);
    return result;
  };
  const widthOf = (run: Run, given?: PDFKit.Mixins.TextOptions) =>
    inFont(run, () => ownWidth(run.text, given));

  pdf.font = (name: string) => {
    weight = name === "bold" ? "bold" : "regular";
    return useFont(0);
  };
  pdf.widthOfString = (text, given) =>
    runsOf(text).reduce((sum, run) => sum + widthOf(run, given), 0);
  inner._fragment = (text, x, y, given) => {
    const runs = runsOf(text.replaceAll("\n", ""));
    const baseline = y + (inner._font.ascender / 1000) * inner._fontSize;
    let at = x + indentOf(given);
    for (const run of runs) {
      inFont(run, () =>
        ownFragment(run.text, at, baseline, { ...given, align: "left", baseline: "alphabetic" }),
      );
      at += widthOf(run, given);
    }
  };
  return pdf;
}

/** The text in place of a character that no font has. */
function withoutShape(character: string): string {
  if (/^\s$/u.test(character)) return " ";
  const code = character.codePointAt(0) ?? 0;
  return `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
}

function joined(parts: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const { font, text } of parts) {
    const last = runs.at(-1);
    if (last?.font === font) runs.splice(-1, 1, { font, text: last.text + text });
    else runs.push({ font, text });
  }
  return runs;
}

/** How far a line begins from the left. */
function indentOf({ align, lineWidth = 0, textWidth = 0 }: LineOptions): number {
  if (align === "center") return (lineWidth - textWidth) / 2;
  return align === "right" ? lineWidth - textWidth : 0;
}
