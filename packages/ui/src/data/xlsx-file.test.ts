import { read } from "@e965/xlsx";
import { wellFormed } from "@reagent/domain/well-formed";
import { expect, it } from "vitest";
import { xlsxFile } from "./xlsx-file.ts";

it("writes texts as texts, whatever they look like, and money as numbers", async () => {
  const texts = [
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "1E5",
    "00012",
    "3-1",
    "<b>&\u0001",
    "\ud800",
  ];
  const file = await xlsxFile("清单.xlsx", {
    name: "订购单",
    columns: [
      { head: "输入内容", width: 20 },
      { head: "数量", width: 8 },
      { head: "金额", width: 12 },
    ],
    rows: texts.map((text) => [text, 3, { yuan: "1234.50" }]),
  });
  expect(file.name).toBe("清单.xlsx");
  const book = read(await file.arrayBuffer(), { cellNF: true });
  const sheet = book.Sheets["订购单"] ?? {};
  expect(sheet["A1"]).toMatchObject({ v: "输入内容" });
  for (const [at, text] of texts.entries()) {
    const row = at + 2;
    expect(sheet[`A${row}`]).toMatchObject({ t: "s", v: wellFormed(text), z: "@" });
    expect(sheet[`A${row}`]).not.toHaveProperty("f");
    expect(sheet[`B${row}`]).toMatchObject({ t: "n", v: 3 });
    expect(sheet[`C${row}`]).toMatchObject({ t: "n", v: 1234.5, w: "1,234.50" });
  }
});

it("cuts a text that is longer than a cell may be, and leaves blank cells out", async () => {
  const file = await xlsxFile("a.xlsx", {
    name: "a",
    columns: [{ head: "a", width: 1 }],
    rows: [["x".repeat(40_000)], [undefined]],
  });
  const sheet = read(await file.arrayBuffer()).Sheets["a"] ?? {};
  expect(sheet["A2"]).toMatchObject({ v: "x".repeat(32_767) });
  expect(sheet["A3"]).toBeUndefined();
});
