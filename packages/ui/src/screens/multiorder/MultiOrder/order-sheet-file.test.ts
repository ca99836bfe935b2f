import { orderSheet } from "@reagent/api/mock/samples/order-sheet";
import { uploadColumns } from "@reagent/domain/order-row";
import { orderColumns } from "@reagent/domain/order-sheet-head";
import { expect, it } from "vitest";
import { orderSheetFile } from "./order-sheet-file.ts";
import { linesOf } from "./order-sheet-lines.ts";
import { openSheet } from "./order-sheet-state.ts";

const typed = [
  { text: "B810527-500mL x2" },
  { text: "" },
  { text: "=S812046", quantity: "若干" },
  { text: "没有的东西 3瓶" },
  { text: "还没有查找" },
  { text: "长".repeat(201) },
  { text: "P807402-100g" },
];
const texts = typed.slice(0, 4).map(({ text }) => text);
const asked = [...texts, "P807402-100g"];

it("has every row that is not blank, with its number, what was typed, and why it cannot be ordered", () => {
  const { rows } = openSheet(typed);
  const sheet = orderSheetFile(rows, linesOf(asked, orderSheet(asked)), "zh");
  const column = (head: string) => {
    const at = sheet.columns.findIndex((each) => each.head === head);
    return sheet.rows.map((row) => row[at]);
  };
  expect(column("行")).toEqual([1, 3, 4, 5, 6, 7]);
  expect(column("输入")).toEqual(typed.map(({ text }) => text).filter((text) => text !== ""));
  expect(column("货号").slice(0, 2)).toEqual(["B810527-500mL", undefined]);
  expect(column("数量")).toEqual([2, "若干", 3, 1, 1, 1]);
  expect(column("单价")[0]).toEqual({ yuan: "70.40" });
  expect(column("小计")[0]).toEqual({ yuan: "140.80" });
  expect(column("库存与交货")[0]).toBe("现货 8; 上海仓");
  expect(column("单价").at(-1)).toBe("询价");
  expect(column("说明")).toEqual([
    undefined,
    expect.stringMatching(/^需选择：\d+ 个规格$/u),
    "未识别：未找到产品，请检查后修改。",
    "尚未查找",
    "内容过长：每行最多 200 个字符。",
    "不在线销售",
  ]);
});

it("names its columns in both languages so that it can be uploaded as a bulk order", () => {
  for (const language of ["zh", "en"] as const) {
    const heads = orderSheetFile([], new Map(), language).columns.map(({ head }) => head);
    const columns = orderColumns(heads) ?? [];
    expect(uploadColumns(columns)).toEqual({ code: 2, quantity: 5 });
    expect(columns[1]).toBe("name");
  }
});
