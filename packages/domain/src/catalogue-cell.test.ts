import { describe, expect, it } from "vitest";
import { entriesOf, readCell } from "./catalogue-cell.ts";
import type { CellFault } from "./catalogue-cell.ts";
import type { CellKind } from "./catalogue-columns.ts";

const READ: readonly (readonly [CellKind, string, string])[] = [
  ["item-code", "E100001", "E100001"],
  ["item-code", " ｅ１００００１ ", "E100001"],
  ["item-code", "SYN-44-B", "SYN-44-B"],
  ["pack", "500 ml", "500mL"],
  ["pack", "2.50L", "2.5L"],
  ["pack", "10 x 1mL", "10×1mL"],
  ["pack", "1EA", "1EA"],
  ["price", "128", "128.00"],
  ["price", "¥1,280.5", "1280.50"],
  ["price", "￥ 48元", "48.00"],
  ["price", "１２８", "128.00"],
  ["count", "1,200", "1200"],
  ["price", "128.5000", "128.50"],
  ["count", "007", "7"],
  ["count", "1,200.00", "1200"],
  ["grains", "640.0", "640"],
  ["flag", "1.0", "1"],
  ["safety-level", "3.0", "3"],
  ["months", "24", "24"],
  ["item-codes", "e100001、A100002;E100001", "E100001; A100002"],
  ["ids", "12, 7.0；12", "12; 7"],
  ["id", "7", "7"],
  ["unit", "EA", "EA"],
  ["flag", "0.0", "0"],
  ["un-number", "1993.0", "1993"],
  ["hazardous-number", "1674.0", "1674"],
  ["hazardous-number", "0.0", ""],
  ["pack", "25.0g", "25g"],
  ["grains", "1,200", "1200"],
  ["grains", "1000000", "1000000"],
  ["flag", "是", "1"],
  ["flag", "No", "0"],
  ["name", "  Ethanol,\n absolute ", "Ethanol, absolute"],
  ["name", "⻰胆紫 ɑ型", "龙胆紫 α型"],
  ["names", "乙醇；酒精; 乙醇 ;", "乙醇; 酒精"],
  ["names", "⻨芽糖; 麦芽糖", "麦芽糖"],
  ["paths", "化学试剂>溶剂 ＞醇类；标准品", "化学试剂 > 溶剂 > 醇类; 标准品"],
  ["cas-number", "CAS 64175", "64-17-5"],
  ["cas-number", "CAS登记号：000064-17-5", "64-17-5"],
  ["cas-number", "1964-02-08 00:00:00", "64-02-8"],
  ["ec-number", "200-578-6", "200-578-6"],
  ["ec-number", "EINECS号：200–578–6", "200-578-6"],
  ["mdl-number", "mfcd00003568", "MFCD00003568"],
  ["un-number", "UN 1170", "1170"],
  ["formula", "CuSO4·5H2O", "CuSO4·5H2O"],
  ["formula", "Na₂SO₄ ⋅ 10 H₂O", "Na2SO4·10H2O"],
  ["formula", "D₂¹⁸O", "D2¹⁸O"],
  ["formula", "NaCl", "NaCl"],
  ["formula", "C", "C"],
  ["weight", "46.07", "46.07"],
  ["weight", "46", "46.00"],
  ["smiles", "C[C@H](N)C(=O)O", "C[C@H](N)C(=O)O"],
  ["signal", "危险", "danger"],
  ["signal", "Warning", "warning"],
  ["signal", "无", ""],
  ["pictograms", "ghs07, GHS02", "GHS02; GHS07"],
  ["hazard-statements", "H225；h319 H360FD H301+H311", "H225; H319; H360FD; H301+H311"],
  ["url", " https://partner.example/msds/1.pdf ", "https://partner.example/msds/1.pdf"],
  ["hazardous-number", " ２５６８", "2568"],
  ["hazardous-number", "是", "listed"],
  ["hazardous-number", "Listed", "listed"],
  ["hazardous-number", "否", ""],
  ["hazard-statements", "h360fd euh014", "H360fd; EUH014"],
  ["hazard-statements", "H301 + H311 + H331", "H301+H311+H331"],
  ["hazard-statements", "H301＋ H311；H 315", "H301+H311; H315"],
  ["hazard-statements", "H301+311+331 EUH 032", "H301+H311+H331; EUH032"],
  ["hazard-statements", "H315-H318 - H335", "H315; H318; H335"],
  ["hazard-statements", "H315/H318。H335|h412", "H315; H318; H335; H412"],
  ["hazard-statements", "H360 FD, H361f ***, H350i", "H360FD; H361f; H350i"],
  ["pictures", "mug.svg；mug-2.SVG; mug.svg", "mug.svg; mug-2.SVG"],
  ["pictures", "刻度保温杯 1.svg", "刻度保温杯 1.svg"],
];

const FAULTY: readonly (readonly [CellKind, string, CellFault])[] = [
  ["safety-level", "6", "safety-level-invalid"],
  ["safety-level", "0", "safety-level-invalid"],
  ["months", "0", "months-invalid"],
  ["months", "two years", "months-invalid"],
  ["item-codes", "E100001; 100002", "item-code-invalid"],
  [
    "item-codes",
    Array.from({ length: 51 }, (_, at) => `E${String(at)}`).join(";"),
    "too-many-items",
  ],
  ["ids", "12; x", "id-invalid"],
  ["id", "0", "id-invalid"],
  ["unit", "<EA>", "unit-invalid"],
  ["item-code", "100001", "item-code-invalid"],
  ["item-code", "E 100001", "item-code-invalid"],
  ["item-code", "E1--2", "item-code-invalid"],
  ["item-code", "乙醇", "item-code-invalid"],
  ["pack", "a bottle", "pack-invalid"],
  ["pack", "0g", "pack-invalid"],
  ["price", "12.345", "price-invalid"],
  ["count", "3.5", "count-invalid"],
  ["un-number", "1993.5", "un-number-invalid"],
  ["price", "-5", "price-invalid"],
  ["price", "1.28e3", "price-invalid"],
  ["price", "0.00", "price-zero"],
  ["price", "10000000.01", "price-too-large"],
  ["name", "=1+1", "spreadsheet-formula"],
  ["name", '=HYPERLINK("https://a.example","乙醇")', "spreadsheet-formula"],
  ["prose", "@SUM(A1:A9)", "spreadsheet-formula"],
  ["price", "#REF!", "spreadsheet-formula"],
  ["name", "#N/A", "spreadsheet-formula"],
  ["grains", "0", "grains-invalid"],
  ["grains", "-20", "grains-invalid"],
  ["grains", "12.5", "grains-invalid"],
  ["grains", "1e3", "grains-invalid"],
  ["grains", "1000001", "grains-invalid"],
  ["pictures", "mug.png", "picture-name-invalid"],
  ["pictures", "../mug.svg", "picture-name-invalid"],
  ["pictures", "/etc/mug.svg", "picture-name-invalid"],
  ["pictures", "a.svg; https://a.example/b.svg", "picture-name-invalid"],
  ["pictures", `${"a".repeat(97)}.svg`, "picture-name-invalid"],
  ["pictures", "1.svg;2.svg;3.svg;4.svg;5.svg;6.svg;7.svg", "too-many-pictures"],
  ["count", "1.5", "count-invalid"],
  ["count", "-1", "count-invalid"],
  ["count", "1000000000", "count-invalid"],
  ["flag", "perhaps", "flag-invalid"],
  ["name", "a\u0000b", "unreadable-characters"],
  ["name", "乙\u{FFFD}醇", "unreadable-characters"],
  ["name", "e".repeat(301), "too-long"],
  ["prose", "e".repeat(20_001), "too-long"],
  ["names", `乙醇;${"e".repeat(301)}`, "too-long"],
  ["paths", "甲 > 乙 > 丙 > 丁", "path-too-deep"],
  ["paths", "甲 > > 丙", "path-gap"],
  ["cas-number", "64-17-6", "cas-number-invalid"],
  ["cas-number", "2023-10-05", "cas-number-invalid"],
  ["ec-number", "200-578-5", "ec-number-invalid"],
  ["mdl-number", "MFCD123", "mdl-number-invalid"],
  ["un-number", "117", "un-number-invalid"],
  ["formula", "Xy2", "formula-invalid"],
  ["weight", "46 g/mol", "weight-invalid"],
  ["weight", "0", "weight-invalid"],
  ["smiles", "C C", "smiles-invalid"],
  ["smiles", "乙醇", "smiles-invalid"],
  ["signal", "caution", "signal-invalid"],
  ["pictograms", "GHS02;GHS10", "pictogram-unknown"],
  ["url", "http://partner.example/1.pdf", "url-invalid"],
  ["url", "javascript:alert(1)", "url-invalid"],
  ["url", "https://", "url-invalid"],
  ["hazardous-number", "D008", "hazardous-number-invalid"],
  ["hazardous-number", "2829", "hazardous-number-invalid"],
  ["hazard-statements", "H225;P210", "hazard-statement-invalid"],
  ["hazard-statements", "H302 + P264", "hazard-statement-invalid"],
  ["hazard-statements", "H22-H319", "hazard-statement-invalid"],
  ["hazard-statements", "H225 高度易燃", "hazard-statement-invalid"],
];

describe("a cell of a catalogue file", () => {
  it.each(READ)(
    "a cell of a catalogue file of the kind %s reads %j as %j",
    (kind, written, text) => {
      expect(readCell(kind, written)).toEqual({ kind: "read", text });
    },
  );

  it.each(READ)(
    "a cell of a catalogue file of the kind %s that was read from %j reads the same again",
    (kind, _, text) => {
      expect(readCell(kind, text)).toEqual({ kind: "read", text });
    },
  );

  it.each(FAULTY)(
    "a cell of a catalogue file of the kind %s refuses %j: %s",
    (kind, written, fault) => {
      expect(readCell(kind, written)).toEqual({ kind: "faulty", fault });
    },
  );

  it("a cell of a catalogue file is empty when it is blank", () => {
    expect(readCell("price", " \t　")).toEqual({ kind: "read", text: "" });
  });

  it("returns the entries of a list", () => {
    expect(entriesOf("乙醇; 酒精")).toEqual(["乙醇", "酒精"]);
    expect(entriesOf("")).toEqual([]);
  });
});
