import { fileURLToPath } from "node:url";
import { formulaParts } from "@reagent/domain/formula";
import PDFDocument from "pdfkit";
import { drawPlot } from "./plot.ts";
import type { Block, Booklet, Fact, Printed, Sheet } from "./sheet.ts";

const REGULAR = fontFile("NotoSansHans-Regular.otf");
const BOLD = fontFile("NotoSansHans-Bold.otf");
const MARGIN = 56;
const FOOT_HEIGHT = 44;
const SIZE = { title: 18, heading: 11, text: 9, small: 7.5 } as const;
const COLOR = { ink: "#1b2430", muted: "#5a6675", line: "#c9d1da", accent: "#0f5ea8" } as const;
const LABEL_WIDTH = 120;
const ROW_GAP = 4;
const SUBSCRIPT = { scale: 0.7, drop: 0.28 } as const;

type Pdf = PDFKit.PDFDocument;

/** Prints a sheet, or several with bookmarks, as a PDF on A4. Each sheet starts a page, and counts its own pages. */
export async function print(document: Sheet | Booklet): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT_HEIGHT },
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: document.title, Author: document.issuer },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  pdf.registerFont("regular", REGULAR);
  pdf.registerFont("bold", BOLD);
  if ("chapters" in document) {
    printChapters(pdf, document);
  } else {
    pdf.addPage();
    printSheet(pdf, document);
  }
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

function printChapters(pdf: Pdf, { chapters }: Booklet): void {
  for (const { bookmark, sheets } of chapters) {
    let chapter: PDFKit.PDFOutline | undefined;
    for (const each of sheets) {
      // A bookmark leads to the page that is current when it is added.
      pdf.addPage();
      chapter ??= pdf.outline.addItem(bookmark, { expanded: true });
      chapter.addItem(each.bookmark);
      printSheet(pdf, each.sheet);
    }
  }
}

/** Prints a sheet from the current page on. */
function printSheet(pdf: Pdf, sheet: Sheet): void {
  const first = lastPage(pdf);
  printHead(pdf, sheet);
  for (const block of sheet.blocks) {
    printBlock(pdf, block);
  }
  printFeet(pdf, sheet.foot, first);
}

function lastPage(pdf: Pdf): number {
  const { start, count } = pdf.bufferedPageRange();
  return start + count - 1;
}

function fontFile(name: string): string {
  return fileURLToPath(new URL(`../fonts/${name}`, import.meta.resolve("@embedpdf/fonts-sc")));
}

function printHead(pdf: Pdf, { issuer, title }: Sheet): void {
  pdf.font("bold").fontSize(SIZE.heading).fillColor(COLOR.accent).text(issuer);
  pdf.moveDown(0.4).fontSize(SIZE.title).fillColor(COLOR.ink).text(title);
  pdf.moveDown(0.4);
  rule(pdf);
  pdf.moveDown(0.6);
}

function printBlock(pdf: Pdf, block: Block): void {
  if (block.kind === "heading") {
    keepTogether(pdf, SIZE.heading * 4);
    pdf.moveDown(0.8).font("bold").fontSize(SIZE.heading).fillColor(COLOR.ink);
    pdf.text(block.text, MARGIN).moveDown(0.3);
  } else if (block.kind === "paragraph") {
    pdf.font("regular").fontSize(SIZE.text).fillColor(COLOR.ink);
    pdf.text(block.text, MARGIN, pdf.y, { width: innerWidth(pdf), lineGap: 2 }).moveDown(0.3);
  } else if (block.kind === "facts") {
    for (const fact of block.facts) {
      printFact(pdf, fact);
    }
  } else if (block.kind === "table") {
    printTable(pdf, block);
  } else {
    const height = 300;
    keepTogether(pdf, height);
    drawPlot(pdf, block.plot, { x: MARGIN, y: pdf.y, width: innerWidth(pdf), height });
    pdf.y += height;
  }
}

function printFact(pdf: Pdf, { label, value }: Fact): void {
  const width = innerWidth(pdf) - LABEL_WIDTH;
  pdf.font("regular").fontSize(SIZE.text);
  const height = heightOf(pdf, value, width);
  keepTogether(pdf, height + ROW_GAP);
  const y = pdf.y;
  pdf.fillColor(COLOR.muted).text(label, MARGIN, y, { width: LABEL_WIDTH - 8 });
  const labelEnd = pdf.y;
  pdf.fillColor(COLOR.ink);
  printValue(pdf, value, { x: MARGIN + LABEL_WIDTH, y, width });
  pdf.y = Math.max(labelEnd, y + height) + ROW_GAP;
  pdf.x = MARGIN;
}

function heightOf(pdf: Pdf, value: Printed, width: number): number {
  return pdf.heightOfString(typeof value === "string" ? value || " " : "H", { width });
}

function printValue(
  pdf: Pdf,
  value: Printed,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  if (typeof value === "string") {
    pdf.text(value, x, y, { width });
    return;
  }
  let at = x;
  for (const part of formulaParts(value.formula)) {
    const isLow = part.kind === "subscript";
    pdf.fontSize(part.kind === "text" ? SIZE.text : SIZE.text * SUBSCRIPT.scale);
    pdf.text(part.text, at, isLow ? y + SIZE.text * (SUBSCRIPT.drop + 0.3) : y, {
      lineBreak: false,
    });
    at += pdf.widthOfString(part.text);
  }
  pdf.fontSize(SIZE.text);
}

/** Prints a table; its head is repeated on every page. */
function printTable(pdf: Pdf, { columns, shares, rows }: Extract<Block, { kind: "table" }>): void {
  const all = shares ?? columns.map(() => 1);
  const unit = innerWidth(pdf) / all.reduce((sum, share) => sum + share, 0);
  const widths = all.map((share) => share * unit - 8);
  const heightOfRow = (cells: readonly string[], font: "bold" | "regular") => {
    pdf.font(font).fontSize(SIZE.text);
    const heights = cells.map((cell, at) =>
      pdf.heightOfString(cell || " ", { width: widths[at] ?? 0 }),
    );
    return Math.max(...heights);
  };
  const printRow = (cells: readonly string[], font: "bold" | "regular", height: number) => {
    pdf.font(font).fontSize(SIZE.text).fillColor(COLOR.ink);
    const y = pdf.y + ROW_GAP;
    let x = MARGIN;
    for (const [at, cell] of cells.entries()) {
      const width = widths[at] ?? 0;
      pdf.text(cell, x, y, { width });
      x += width + 8;
    }
    pdf.x = MARGIN;
    pdf.y = y + height + ROW_GAP;
    rule(pdf);
  };
  const headHeight = heightOfRow(columns, "bold");
  keepTogether(pdf, headHeight + heightOfRow(rows[0] ?? [""], "regular") + 6 * ROW_GAP);
  printRow(columns, "bold", headHeight);
  for (const row of rows) {
    const height = heightOfRow(row, "regular");
    if (keepTogether(pdf, height + 3 * ROW_GAP)) printRow(columns, "bold", headHeight);
    printRow(row, "regular", height);
  }
  pdf.moveDown(0.6);
}

/** Prints the foot of every page from the first page of a sheet on. */
function printFeet(pdf: Pdf, lines: readonly string[], first: number): void {
  const last = lastPage(pdf);
  for (let page = first; page <= last; page += 1) {
    pdf.switchToPage(page);
    // Text inside the bottom margin would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.font("regular").fontSize(SIZE.small).fillColor(COLOR.muted);
    const top = pdf.page.height - MARGIN - FOOT_HEIGHT + 10;
    pdf.text([...lines, `${page - first + 1} / ${last - first + 1}`].join("\n"), MARGIN, top, {
      width: innerWidth(pdf),
      lineGap: 1,
    });
  }
}

/** Starts a page where the current one has less than a height left, and tells whether it did. */
function keepTogether(pdf: Pdf, height: number): boolean {
  const isFull = pdf.y + height > pdf.page.height - pdf.page.margins.bottom;
  if (isFull) pdf.addPage();
  return isFull;
}

function rule(pdf: Pdf): void {
  pdf.moveTo(MARGIN, pdf.y).lineTo(pdf.page.width - MARGIN, pdf.y);
  pdf.lineWidth(0.5).strokeColor(COLOR.line).stroke();
}

function innerWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN;
}
