import { PICTOGRAM_SHAPES } from "@reagent/domain/pictogram-shapes";
import PDFDocument from "pdfkit";
import { afterEach, describe, expect, test, vi } from "vitest";
import { print } from "./paper.ts";
import type { Block } from "./sheet.ts";

/** The page on which each text and path of a sheet ends, in the order in which they are printed. */
async function pagesOf(blocks: readonly Block[]): Promise<ReadonlyMap<string, number>> {
  const pages = new Map<string, number>();
  const prototype = PDFDocument.prototype as PDFKit.PDFDocument;
  for (const method of ["text", "path"] as const) {
    const own = Reflect.get(prototype, method) as (...sent: unknown[]) => unknown;
    vi.spyOn(prototype, method).mockImplementation(function (
      this: PDFKit.PDFDocument,
      ...sent: unknown[]
    ) {
      Reflect.apply(own, this, sent);
      if (!pages.has(String(sent[0]))) pages.set(String(sent[0]), this.bufferedPageRange().count);
      return this;
    });
  }
  await print({ issuer: "Kedu", title: "Sheet", blocks, foot: [] });
  return pages;
}

const heading = (text: string): Block => ({ kind: "heading", text });
const filling = (lines: number): Block => ({
  kind: "facts",
  facts: Array.from({ length: lines }, (_, at) => ({ label: `Line ${at}`, value: "filled" })),
});
const lines = (count: number, text: string) =>
  Array.from({ length: count }, (_, at) => `${text} ${at}`).join("\n");

/** Numbers of lines after which the first page is nearly full, until the second has begun. */
const NEARLY_FULL = Array.from({ length: 17 }, (_, at) => 24 + at);

describe("a printed sheet", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(NEARLY_FULL)(
    "a printed sheet with %d lines before its last two sections has them on one page",
    async (count) => {
      const pages = await pagesOf([
        heading("First"),
        filling(count),
        heading("Next to last"),
        { kind: "paragraph", text: "Regulations" },
        heading("Last"),
        { kind: "paragraph", text: lines(3, "Closing") },
      ]);
      expect(pages.get("Next to last")).toBe(pages.get(lines(3, "Closing")));
    },
  );

  test.each(NEARLY_FULL)(
    "a printed sheet with %d lines before it keeps the heading of a table with the table",
    async (count) => {
      const rows = Array.from({ length: 30 }, (_, at) => [`Row ${at}`]);
      const pages = await pagesOf([
        filling(count),
        heading("Goods"),
        { kind: "table", columns: ["Name"], rows },
        heading("Last"),
      ]);
      expect(pages.get("Goods")).toBe(pages.get("Row 0"));
    },
  );

  test.each(NEARLY_FULL)(
    "a printed sheet with %d lines before it has all pictograms on the page of their names",
    async (count) => {
      const names = "GHS02 Flame; GHS07 Exclamation mark";
      const value = { pictograms: ["GHS02", "GHS07"], names } as const;
      const pages = await pagesOf([
        filling(count),
        { kind: "facts", facts: [{ label: "Pictograms", value }] },
        heading("Last"),
      ]);
      for (const shape of [...PICTOGRAM_SHAPES.GHS02, ...PICTOGRAM_SHAPES.GHS07])
        expect(pages.get(shape)).toBe(pages.get(names));
    },
  );

  test.each(NEARLY_FULL)(
    "a printed sheet with %d lines before it keeps the heading of a long section with its first fact",
    async (count) => {
      const facts = Array.from({ length: 12 }, (_, at) => ({
        label: `Fact ${at}`,
        value: lines(4, `Value ${at}`),
      }));
      const pages = await pagesOf([
        filling(count),
        heading("Hazards"),
        { kind: "facts", facts },
        heading("Last"),
      ]);
      expect(pages.get("Hazards")).toBe(pages.get("Fact 0"));
    },
  );
});
