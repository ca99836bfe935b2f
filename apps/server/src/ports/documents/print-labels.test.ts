import { expect, test } from "vitest";
import { pdfText } from "../../testing/pdf-text.ts";
import type { Label, LabelPage } from "./label.ts";
import { printLabels } from "./print-labels.ts";

const LABEL: Label = {
  name: "Ethanol",
  facts: ["E100001-500mL  500mL", "Batch C1", "CAS 64-17-5", "Retest 2028-04-22"],
  note: "Shelf A3",
  pictograms: ["GHS02", "GHS07"],
  signal: "Danger",
  hazards: ["H225 Highly flammable liquid and vapour."],
  precautions: ["P210 Keep away from heat.", "P233 Keep container tightly closed."],
  supplier: "Kedu",
  address: "https://shop.example/b/E100001-500mL/C1",
};
const PAGE: LabelPage = {
  width: 74,
  height: 52,
  columns: 1,
  rows: 1,
  label: { width: 74, height: 52 },
  left: 0,
  top: 0,
  gap: 0,
  pictogram: 16,
  isFull: true,
};
const SHEET: LabelPage = { ...PAGE, width: 148, height: 104, columns: 2, rows: 2, isFull: false };

const printed = (page: LabelPage, copies: number, label: Label = LABEL) =>
  printLabels({ title: "Labels", issuer: "Kedu", page, labels: [{ label, copies }] });
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/gu)?.length;

test.each([
  ["each on a page of its own", PAGE, 3, 3],
  ["in the places of a sheet", SHEET, 4, 1],
  ["on a further sheet where one is full", SHEET, 5, 2],
] as const)("labels are printed %s", async (_, page, copies, pages) => {
  const pdf = await printed(page, copies);
  expect(pagesOf(pdf)).toBe(pages);
  expect(pdfText(pdf).match(/Ethanol/gu)).toHaveLength(copies);
});

test("a label without room for all precautionary statements has all hazard statements", async () => {
  const precautions = Array.from({ length: 60 }, (_, at) => `P${300 + at} A longer precaution.`);
  const text = pdfText(await printed(PAGE, 1, { ...LABEL, precautions }));
  expect(text).toContain("H225 Highly flammable liquid and vapour.");
  expect(text).toContain("P300");
  expect(text).not.toContain("P359");
  expect(text).toContain("Kedu");
});

test("a label without hazards and without an address has its text alone", async () => {
  const plain = { ...LABEL, pictograms: [], signal: "", hazards: [], precautions: [], address: "" };
  for (const page of [PAGE, SHEET])
    expect(pdfText(await printed(page, 1, plain))).toContain("Batch C1");
});

test("of a small label, name, signal word, code, batch and the owner's text stay", async () => {
  const small = { ...SHEET, label: { width: 38.1, height: 21.2 }, pictogram: 6 };
  const text = pdfText(await printed(small, 1));
  for (const part of ["Ethanol", "Danger", "E100001-500mL", "Batch C1", "Shelf A3"])
    expect(text).toContain(part);
});
