import type { Label } from "../ports/documents/label.ts";

/** The dots of a millimetre at 203 dpi, which most label printers have. */
const DOTS = 8;
const WIDTH = 74 * DOTS;
const HEIGHT = 52 * DOTS;
const MARGIN = 2 * DOTS;
const TEXT_WIDTH = 44 * DOTS;
const LINE = 26;
/** The magnification of the QR code: modules of half a millimetre. */
const MODULE = 4;

/**
 * Labels as ZPL II, 74 × 52 mm at 203 dpi: texts in UTF-8, codes of hazard and precautionary statements, and the QR code. Pictograms are
 * named by their codes.
 */
export function zplOf(label: Label, copies: number): string {
  const { name, facts, note, pictograms, signal, hazards, precautions, supplier, address } = label;
  const lines = [
    ...[name, ...facts, note].filter((text) => text !== ""),
    [...pictograms, signal].filter((text) => text !== "").join(" "),
    codesOf(hazards),
    codesOf(precautions),
  ].filter((text) => text !== "");
  const texts = lines.map((text, at) => {
    const y = MARGIN + at * (LINE + 6);
    // Beside the code, a line has less room than below it.
    const width = y < 30 * DOTS ? TEXT_WIDTH : WIDTH - 2 * MARGIN;
    return field({ y, width, size: at === 0 ? LINE + 4 : LINE - 4 }, text);
  });
  return [
    "^XA",
    "^CI28",
    `^PW${WIDTH}`,
    `^LL${HEIGHT}`,
    ...texts,
    field({ y: HEIGHT - MARGIN - 20, width: WIDTH - 2 * MARGIN, size: 16 }, supplier),
    `^FO${WIDTH - 27 * DOTS},${MARGIN}^BQN,2,${MODULE}^FH^FDMA,${escaped(address)}^FS`,
    `^PQ${copies}`,
    "^XZ",
    "",
  ].join("\n");
}

interface Place {
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

const field = ({ y, width, size }: Place, text: string): string =>
  `^FO${MARGIN},${y}^A0N,${size},${size}^FB${width},1,0,L^FH^FD${escaped(text)}^FS`;

/** The codes at the beginning of statements. */
const codesOf = (statements: readonly string[]): string =>
  statements.map((statement) => statement.split(" ", 1)[0]).join(" ");

/** A text without the signs that are commands, which are written by their numbers. */
const escaped = (text: string): string =>
  text.replaceAll(
    /[\^~_\\\p{Cc}]/gu,
    (sign) => `_${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
