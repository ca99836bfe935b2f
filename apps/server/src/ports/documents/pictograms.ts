import type { PictogramCode } from "@reagent/domain/ghs";
import { PICTOGRAM_FRAME, PICTOGRAM_SHAPES } from "@reagent/domain/pictogram-shapes";

/** The edge of a pictogram, in points. */
const EDGE = 34;
const GAP = 6;
const COLOR = { frame: "#d50000", field: "#ffffff", symbol: "#000000" } as const;
/** The grid on which the shapes are drawn. */
const GRID = 100;

/** The height of a row of pictograms with the space below it, in points. */
export const PICTOGRAMS_HEIGHT = EDGE + GAP;

/** Draws pictograms side by side; by default, nine fit on a line of the paper. */
export function drawPictograms(
  pdf: PDFKit.PDFDocument,
  codes: readonly PictogramCode[],
  { x, y }: { readonly x: number; readonly y: number },
  { edge, gap }: { readonly edge: number; readonly gap: number } = { edge: EDGE, gap: GAP },
): void {
  for (const [at, code] of codes.entries()) {
    pdf.save();
    pdf.translate(x + at * (edge + gap), y).scale(edge / GRID);
    pdf.path(PICTOGRAM_FRAME.diamond).fill(COLOR.frame);
    pdf.path(PICTOGRAM_FRAME.field).fill(COLOR.field);
    for (const shape of PICTOGRAM_SHAPES[code]) {
      pdf.path(shape).fill(COLOR.symbol, "even-odd");
    }
    pdf.restore();
  }
}
