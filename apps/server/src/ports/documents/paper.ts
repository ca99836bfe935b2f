import { formulaParts } from "@reagent/domain/formula";
import { openPdf } from "./fonts.ts";
import { drawPictograms, PICTOGRAMS_HEIGHT } from "./pictograms.ts";
import { drawPlot } from "./plot.ts";
import { drawQrCode } from "./qr-code.ts";
import type { Block, Booklet, Fact, Printed, PrintedCode, Sheet } from "./sheet.ts";

const MARGIN = 56;
const FOOT_HEIGHT = 44;
const SIZE = { title: 18, heading: 11, text: 9, small: 7.5 } as const;
const COLOR = { ink: "#1b2430", muted: "#5a6675", line: "#c9d1da", accent: "#0f5ea8" } as const;
const LABEL_WIDTH = 120;
const PLOT_HEIGHT = 300;
const LINE_GAP = 2;
/** The height of a heading with the space around it, and somewhat more. */
const HEADING_HEIGHT = SIZE.heading * 3.2;
/** A section of at most this height is not divided between pages. */
const KEPT_HEIGHT = 200;
const ROW_GAP = 4;
/** The edge of a QR code with its margin: 24 mm. */
const CODE_EDGE = 68;
const CODES_IN_ROW = 2;
const SUBSCRIPT = { scale: 0.7, drop: 0.28 } as const;

type Pdf = PDFKit.PDFDocument;

/** Prints a sheet, or several with bookmarks, as a PDF on A4. Each sheet starts a page, and counts its own pages. */
export async function print(document: Sheet | Booklet): Promise<Buffer> {
  const pdf = openPdf({
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
  for (const section of sectionsOf(sheet.blocks)) {
    keepSection(pdf, section);
    for (const block of section) {
      printBlock(pdf, block);
    }
  }
  printFeet(pdf, sheet.foot, first);
}

/** Each heading with the blocks below it; the last section follows the one before it, so that it never has a page to itself. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    const section = sections.at(-1);
    if (section && block.kind !== "heading") section.push(block);
    else sections.push([block]);
  }
  const last = sections.length > 2 ? sections.pop() : undefined;
  if (last) sections.at(-1)?.push(...last);
  return sections;
}

/** Starts a page where a short section does not fit on the current one, or the heading of a long one would end it. */
function keepSection(pdf: Pdf, section: readonly Block[]): void {
  if (pdf.y + KEPT_HEIGHT <= bottomOf(pdf)) return;
  pdf.font("regular").fontSize(SIZE.text);
  const height = section.reduce((sum, block) => sum + blockHeight(pdf, block), 0);
  if (height <= KEPT_HEIGHT) {
    keepTogether(pdf, height);
    return;
  }
  const [heading, first] = section;
  if (heading?.kind === "heading") {
    keepTogether(pdf, HEADING_HEIGHT + (first ? beginningHeight(pdf, first) : 0));
  }
}

/** The height of a block in the current font; a table divides itself, and counts as longer than a page. */
function blockHeight(pdf: Pdf, block: Block): number {
  switch (block.kind) {
    case "heading":
      return HEADING_HEIGHT;
    case "paragraph":
      return paragraphHeight(pdf, block.text);
    case "facts":
      return block.facts.reduce((sum, fact) => sum + factHeight(pdf, fact), 0);
    case "table":
      return Infinity;
    case "plot":
      return PLOT_HEIGHT;
    case "codes":
      return Math.ceil(block.codes.length / CODES_IN_ROW) * CODE_EDGE;
  }
}

/** The height of the part of a block that stays with its heading. */
function beginningHeight(pdf: Pdf, block: Block): number {
  switch (block.kind) {
    case "facts":
      return block.facts[0] ? factHeight(pdf, block.facts[0]) : 0;
    case "paragraph":
      return Math.min(
        paragraphHeight(pdf, block.text),
        3 * (pdf.currentLineHeight(true) + LINE_GAP),
      );
    case "table":
      return tableBeginning(pdf, block);
    case "codes":
      return CODE_EDGE;
    case "heading":
    case "plot":
      return blockHeight(pdf, block);
  }
}

function lastPage(pdf: Pdf): number {
  const { start, count } = pdf.bufferedPageRange();
  return start + count - 1;
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
    pdf.moveDown(0.8).font("bold").fontSize(SIZE.heading).fillColor(COLOR.ink);
    pdf.text(block.text, MARGIN).moveDown(0.3);
  } else if (block.kind === "paragraph") {
    pdf.font("regular").fontSize(SIZE.text).fillColor(COLOR.ink);
    pdf
      .text(block.text, MARGIN, pdf.y, { width: innerWidth(pdf), lineGap: LINE_GAP })
      .moveDown(0.3);
  } else if (block.kind === "facts") {
    for (const fact of block.facts) {
      printFact(pdf, fact);
    }
  } else if (block.kind === "table") {
    printTable(pdf, block);
  } else if (block.kind === "codes") {
    printCodes(pdf, block.codes);
  } else {
    keepTogether(pdf, PLOT_HEIGHT);
    const place = { x: MARGIN, y: pdf.y, width: innerWidth(pdf), height: PLOT_HEIGHT };
    drawPlot(pdf, block.plot, place);
    pdf.y += PLOT_HEIGHT;
  }
}

function paragraphHeight(pdf: Pdf, text: string): number {
  const height = pdf.heightOfString(text, { width: innerWidth(pdf), lineGap: LINE_GAP });
  return height + 0.3 * pdf.currentLineHeight(true);
}

function factHeight(pdf: Pdf, { label, value }: Fact): number {
  const labelHeight = pdf.heightOfString(label, { width: LABEL_WIDTH - 8 });
  return Math.max(labelHeight, heightOf(pdf, value, innerWidth(pdf) - LABEL_WIDTH)) + ROW_GAP;
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
  if (typeof value === "string") return pdf.heightOfString(value || " ", { width });
  if ("formula" in value) return pdf.heightOfString("H", { width });
  return PICTOGRAMS_HEIGHT + pdf.heightOfString(value.names, { width });
}

function printValue(
  pdf: Pdf,
  value: Printed,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  if (typeof value === "string") {
    pdf.text(value, x, y, { width });
  } else if ("formula" in value) {
    printFormula(pdf, value.formula, { x, y });
  } else {
    drawPictograms(pdf, value.pictograms, { x, y });
    pdf.text(value.names, x, y + PICTOGRAMS_HEIGHT, { width });
  }
}

function printFormula(pdf: Pdf, formula: string, { x, y }: { x: number; y: number }): void {
  let at = x;
  for (const part of formulaParts(formula)) {
    const isLow = part.kind === "subscript";
    pdf.fontSize(part.kind === "text" ? SIZE.text : SIZE.text * SUBSCRIPT.scale);
    pdf.text(part.text, at, isLow ? y + SIZE.text * (SUBSCRIPT.drop + 0.3) : y, {
      lineBreak: false,
    });
    at += pdf.widthOfString(part.text);
  }
  pdf.fontSize(SIZE.text);
}

type Table = Extract<Block, { kind: "table" }>;

function columnWidths(pdf: Pdf, { columns, shares }: Table): number[] {
  const all = shares ?? columns.map(() => 1);
  const unit = innerWidth(pdf) / all.reduce((sum, share) => sum + share, 0);
  return all.map((share) => share * unit - 8);
}

function rowHeight(
  pdf: Pdf,
  cells: readonly string[],
  { font, widths }: { font: "bold" | "regular"; widths: readonly number[] },
): number {
  pdf.font(font).fontSize(SIZE.text);
  const heights = cells.map((cell, at) =>
    pdf.heightOfString(cell || " ", { width: widths[at] ?? 0 }),
  );
  return Math.max(...heights);
}

/** The height of the head of a table with its first row. */
function tableBeginning(pdf: Pdf, table: Table): number {
  const widths = columnWidths(pdf, table);
  const head = rowHeight(pdf, table.columns, { font: "bold", widths });
  return head + rowHeight(pdf, table.rows[0] ?? [""], { font: "regular", widths }) + 6 * ROW_GAP;
}

/** Prints a table; its head is repeated on every page. */
function printTable(pdf: Pdf, table: Table): void {
  const { columns, rows } = table;
  const widths = columnWidths(pdf, table);
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
  const headHeight = rowHeight(pdf, columns, { font: "bold", widths });
  keepTogether(pdf, tableBeginning(pdf, table));
  printRow(columns, "bold", headHeight);
  for (const row of rows) {
    const height = rowHeight(pdf, row, { font: "regular", widths });
    if (keepTogether(pdf, height + 3 * ROW_GAP)) printRow(columns, "bold", headHeight);
    printRow(row, "regular", height);
  }
  pdf.moveDown(0.6);
}

/** Prints QR codes in rows, each with its caption and its address. */
function printCodes(pdf: Pdf, codes: readonly PrintedCode[]): void {
  const width = innerWidth(pdf) / CODES_IN_ROW;
  for (const row of chunked(codes, CODES_IN_ROW)) {
    keepTogether(pdf, CODE_EDGE);
    const y = pdf.y;
    for (const [at, { address, caption }] of row.entries()) {
      const x = MARGIN + at * width;
      drawQrCode(pdf, address, { x, y, edge: CODE_EDGE });
      const place = { width: width - CODE_EDGE - 8 };
      pdf.font("bold").fontSize(SIZE.text).fillColor(COLOR.ink);
      pdf.text(caption, x + CODE_EDGE, y + 10, place);
      pdf.font("regular").fontSize(SIZE.small).fillColor(COLOR.muted);
      pdf.text(address, x + CODE_EDGE, pdf.y + 2, place);
    }
    pdf.x = MARGIN;
    pdf.y = y + CODE_EDGE;
  }
}

/** Lists of at most so many members. */
function chunked<Member>(members: readonly Member[], size: number): Member[][] {
  return Array.from({ length: Math.ceil(members.length / size) }, (_, at) =>
    members.slice(at * size, (at + 1) * size),
  );
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

/** Starts a page where the current one has less than a height left, and returns whether it did. */
function keepTogether(pdf: Pdf, height: number): boolean {
  const isFull = pdf.y + height > bottomOf(pdf);
  if (isFull) pdf.addPage();
  return isFull;
}

function bottomOf(pdf: Pdf): number {
  return pdf.page.height - pdf.page.margins.bottom;
}

function rule(pdf: Pdf): void {
  pdf.moveTo(MARGIN, pdf.y).lineTo(pdf.page.width - MARGIN, pdf.y);
  pdf.lineWidth(0.5).strokeColor(COLOR.line).stroke();
}

function innerWidth(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN;
}
