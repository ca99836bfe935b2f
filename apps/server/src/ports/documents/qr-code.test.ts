import PDFDocument from "pdfkit";
import { encode } from "uqr";
import { expect, test, vi } from "vitest";
import { drawQrCode } from "./qr-code.ts";

const ADDRESS = "https://shop.example/b/E100001-500mL/C15482130";

test("a QR code is drawn with each dark module once, and with the margin around it", () => {
  const pdf = new PDFDocument();
  const rect = vi.spyOn(pdf, "rect");
  drawQrCode(pdf, ADDRESS, { x: 0, y: 0, edge: 68 });
  const { data } = encode(ADDRESS, { ecc: "M", border: 4 });
  const drawn = data.map((row) => row.map(() => 0));
  for (const [x, y, width] of rect.mock.calls) {
    for (let at = x; at < x + width; at += 1) {
      const row = drawn[y];
      if (row) row[at] = (row[at] ?? 0) + 1;
    }
  }
  expect(drawn).toEqual(data.map((row) => row.map(Number)));
  expect(drawn.slice(0, 4).flat()).not.toContain(1);
});
