import { encode } from "uqr";

/** The margin that ISO/IEC 18004 requires, in modules. */
const QUIET_ZONE = 4;

/** Where a QR code is drawn, with its margin. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** Draws a text as a QR code. */
export function drawQrCode(pdf: PDFKit.PDFDocument, text: string, { x, y, edge }: Place): void {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  pdf.save();
  pdf.translate(x, y).scale(edge / size);
  for (const [row, modules] of data.entries()) {
    for (const { from, length } of darkRuns(modules)) pdf.rect(from, row, length, 1);
  }
  pdf.fill("#000000");
  pdf.restore();
}

/** The dark modules of a row, joined, which leaves no lines between them. */
function darkRuns(
  modules: readonly boolean[],
): { readonly from: number; readonly length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [at, isDark] of modules.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last.from + last.length === at) last.length += 1;
    else if (isDark) runs.push({ from: at, length: 1 });
  }
  return runs;
}
