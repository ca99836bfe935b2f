import type { Weight } from "./fonts.ts";
import { openPdf } from "./fonts.ts";
import type { Label, LabelPage, Labels } from "./label.ts";
import { drawPictograms } from "./pictograms.ts";
import { drawQrCode } from "./qr-code.ts";

type Pdf = PDFKit.PDFDocument;

/** Points in a millimetre. */
const MM = 72 / 25.4;
const PADDING = 1.5 * MM;
const GAP = 1 * MM;
/** The sizes of text, largest first: the largest one that fits is used. */
const SIZES = [8, 7, 6.5, 6, 5.5, 5, 4.5, 4] as const;
const SMALLEST = 4;
const INK = "#000000";

/** Places within a label, in points. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Text {
  readonly text: string;
  readonly weight: Weight;
}

/** Prints labels as PDF, one beside the other in the places of their page. */
export async function printLabels({ title, issuer, page, labels }: Labels): Promise<Buffer> {
  const pdf = openPdf({
    size: [page.width * MM, page.height * MM],
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Author: issuer },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  const perPage = page.columns * page.rows;
  let at = 0;
  for (const { label, copies } of labels) {
    const draw = page.isFull ? drawFull : drawCompact;
    for (let copy = 0; copy < copies; copy += 1) {
      if (at % perPage === 0) pdf.addPage();
      draw(pdf, label, boxAt(page, at % perPage), page.pictogram * MM);
      at += 1;
    }
  }
  if (at === 0) pdf.addPage();
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

/** The inside of a place, by its number from the left upper corner of the page. */
function boxAt({ columns, label, left, top, gap }: LabelPage, place: number): Box {
  const column = place % columns;
  const row = Math.floor(place / columns);
  return {
    x: (left + column * (label.width + gap)) * MM + PADDING,
    y: (top + row * label.height) * MM + PADDING,
    width: label.width * MM - 2 * PADDING,
    height: label.height * MM - 2 * PADDING,
  };
}

/** Name and facts beside the code, then pictograms and signal word, then statements, then the supplier. */
function drawFull(pdf: Pdf, label: Label, box: Box, pictogram: number): void {
  const code = label.address === "" ? 0 : Math.min(0.42 * box.height, 30 * MM);
  if (code > 0)
    drawQrCode(pdf, label.address, { x: box.x + box.width - code, y: box.y, edge: code });
  const hasHazards = label.pictograms.length > 0 || label.signal !== "";
  const head = { ...box, width: box.width - code - GAP, height: Math.max(code, 0.3 * box.height) };
  drawTexts(pdf, identityOf(label), head, SIZES);
  const symbols = hasHazards ? pictogram : 0;
  const symbolsAt = box.y + head.height + GAP / 2;
  if (hasHazards) drawHazard(pdf, label, { x: box.x, y: symbolsAt }, pictogram);
  const supplier: Text[] = [{ text: label.supplier, weight: "regular" }];
  const supplierHeight = heightOf(pdf, supplier, box.width, 5);
  const bottom = box.y + box.height - supplierHeight;
  drawTexts(pdf, supplier, { ...box, y: bottom, height: supplierHeight }, [5]);
  const top = symbolsAt + symbols + (hasHazards ? GAP / 2 : 0);
  drawStatements(pdf, label, { ...box, y: top, height: bottom - top - GAP / 2 });
}

/** Text with the signal word at the left, pictograms below it, and the code at the right. */
function drawCompact(pdf: Pdf, label: Label, box: Box, pictogram: number): void {
  const code = label.address === "" ? 0 : Math.min(box.height, 0.45 * box.width);
  if (code > 0)
    drawQrCode(pdf, label.address, { x: box.x + box.width - code, y: box.y, edge: code });
  const symbols = label.pictograms.length > 0 ? pictogram + GAP / 2 : 0;
  const width = box.width - code - (code > 0 ? GAP / 2 : 0);
  const [name, ...facts] = identityOf(label);
  const texts = [
    ...(name ? [name] : []),
    { text: label.signal, weight: "bold" } as const,
    ...facts,
  ];
  drawTexts(pdf, texts, { ...box, width, height: box.height - symbols }, SIZES);
  const at = { x: box.x, y: box.y + box.height - pictogram };
  drawHazard(pdf, { ...label, signal: "" }, at, pictogram, width);
}

/** The name, the code and the batch, then the owner's text: small labels have no room for all that follows. */
const identityOf = ({ name, facts, note }: Label): Text[] => [
  { text: name, weight: "bold" },
  ...facts.slice(0, BEFORE_NOTE).map(regular),
  { text: note, weight: "bold" },
  ...facts.slice(BEFORE_NOTE).map(regular),
];

/** The code and the batch. */
const BEFORE_NOTE = 2;

const regular = (text: string): Text => ({ text, weight: "regular" });

/** Pictograms, which become smaller where a width is given that they exceed, and the signal word. */
function drawHazard(
  pdf: Pdf,
  { pictograms, signal }: Label,
  { x, y }: Pick<Box, "x" | "y">,
  edge: number,
  width = Infinity,
): void {
  const gap = 0.1 * edge;
  const size = Math.min(edge, width / Math.max(1, pictograms.length) - gap);
  drawPictograms(pdf, pictograms, { x, y: y + edge - size }, { edge: size, gap });
  const from = x + pictograms.length * (size + gap);
  pdf.font("bold").fontSize(Math.max(5, Math.min(14, 0.3 * edge)));
  if (from + pdf.widthOfString(signal) <= x + width)
    pdf.fillColor(INK).text(signal, from, y + 0.5 * edge, { lineBreak: false });
}

/** All hazard statements, and as many precautionary ones as there is room for. */
function drawStatements(pdf: Pdf, { hazards, precautions }: Label, box: Box): void {
  for (let count = precautions.length; count >= 0; count -= 1) {
    const texts: Text[] = [
      { text: hazards.join(" "), weight: "bold" },
      { text: precautions.slice(0, count).join(" "), weight: "regular" },
    ];
    if (count === 0 || heightOf(pdf, texts, box.width, SMALLEST) <= box.height) {
      drawTexts(pdf, texts, box, SIZES);
      return;
    }
  }
}

/** Draws texts below each other in the largest size in which they fit; in the smallest one, the last line that fits ends them. */
function drawTexts(pdf: Pdf, texts: readonly Text[], box: Box, sizes: readonly number[]): void {
  const size =
    sizes.find((each) => heightOf(pdf, texts, box.width, each) <= box.height) ?? sizes.at(-1) ?? 4;
  let { y } = box;
  for (const each of texts) {
    const left = box.y + box.height - y;
    if (each.text === "" || left < size) continue;
    pdf.font(each.weight).fontSize(size).fillColor(INK);
    pdf.text(each.text, box.x, y, { width: box.width, height: left, ellipsis: true });
    y += textHeight(pdf, each, box.width, size);
  }
}

function heightOf(pdf: Pdf, texts: readonly Text[], width: number, size: number): number {
  return texts.reduce((sum, each) => sum + textHeight(pdf, each, width, size), 0);
}

/** The heights of texts in a document, whose labels are mostly alike: measuring takes longer than drawing. */
const measured = new WeakMap<Pdf, Map<string, number>>();

function textHeight(pdf: Pdf, { text, weight }: Text, width: number, size: number): number {
  if (text === "") return 0;
  const known = measured.get(pdf) ?? new Map<string, number>();
  measured.set(pdf, known);
  const key = [weight, size, width, text].join(" ");
  const height = known.get(key) ?? pdf.font(weight).fontSize(size).heightOfString(text, { width });
  known.set(key, height);
  return height;
}
