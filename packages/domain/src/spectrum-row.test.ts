import { expect, it } from "vitest";
import { SPECTRUM_COLUMNS, SPECTRUM_TABLE, type SpectrumColumn } from "./spectrum-columns.ts";
import { readSpectrumRow } from "./spectrum-row.ts";

const GOOD = { item_code: "E100001", spectrum: "核磁", file: "ethanol.jdx" } as const;

it("the columns of a file of spectra have unique names in both languages", () => {
  const names = SPECTRUM_COLUMNS.flatMap(({ name, chinese, usual }) => [name, chinese, ...usual]);
  expect(new Set(names).size).toBe(names.length);
  expect(SPECTRUM_TABLE.columnOf("Lot")).toBe("batch_code");
});

it("a row of a file of spectra has a file, or peaks with their labels", () => {
  expect(readSpectrumRow({ ...GOOD, conditions_zh: "CDCl3" })).toEqual({
    kind: "read",
    row: {
      itemCode: "E100001",
      batchCode: null,
      kind: "nmr",
      file: "ethanol.jdx",
      peaks: [],
      conditions: { zh: "CDCl3", en: "CDCl3" },
    },
  });
  const peaks = "3350 0.7 O–H stretch；1050  1";
  expect(readSpectrumRow({ ...GOOD, spectrum: "IR", file: "", peaks })).toMatchObject({
    row: {
      kind: "infrared",
      file: undefined,
      peaks: [
        { position: 3350, intensity: 0.7, label: "O–H stretch" },
        { position: 1050, intensity: 1 },
      ],
    },
  });
});

it.each<[string, Partial<Record<SpectrumColumn, string>>, string[]]>([
  [
    "without an item and a kind",
    { item_code: "", spectrum: "" },
    ["item_code missing", "spectrum missing"],
  ],
  ["of an unknown kind", { spectrum: "UV" }, ["spectrum spectrum-kind-invalid"]],
  ["with neither file nor peaks", { file: "" }, ["file missing"]],
  ["with both", { peaks: "1 1" }, ["peaks file-and-peaks"]],
  ["with a file of another folder", { file: "../ethanol.jdx" }, ["file file-name-invalid"]],
  ["with a peak without an intensity", { file: "", peaks: "1" }, ["peaks peaks-invalid"]],
  ["with an intensity above 1", { file: "", peaks: "1 2" }, ["peaks peaks-invalid"]],
])("a row of a file of spectra is rejected %s", (_, changes, problems) => {
  const read = readSpectrumRow({ ...GOOD, ...changes });
  expect(
    read.kind === "bad" && read.problems.map(({ column, fault }) => `${column} ${fault}`),
  ).toEqual(problems);
});
