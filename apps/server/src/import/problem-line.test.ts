import { expect, test } from "vitest";
import { problemLine } from "./problem-line.ts";
import { cellProblem, contradiction, recordProblem } from "./problems.ts";

const PROBLEMS = [
  cellProblem(2, { column: "list_price", fault: "missing" }, ""),
  cellProblem(3, { column: "stock", fault: "count-invalid" }, "many"),
  contradiction(4, "item_code", "X404", { kind: "unknown-item" }),
  contradiction(5, "picture", "a.svg", { kind: "picture", fault: "too-large" }),
  contradiction(6, "file", "a.jdx", { kind: "document", fault: "not-pdf" }),
  cellProblem(8, { column: "receiver_mobile", fault: "missing" }, ""),
  recordProblem(7, { kind: "cells", count: 2, wanted: 3 }),
];

test.each([
  [
    "Chinese",
    true,
    [
      "第 2 行，目录价：为空",
      '第 3 行，库存："many" 不是 0 至 999999999 的整数',
      '第 4 行，项目号："X404" 不是本店的产品',
      '第 5 行，图片："a.svg" 大于 50 kB',
      '第 6 行，文件："a.jdx" 不是 PDF 文件',
      "第 8 行，收货手机：为空",
      "第 7 行：本行有 2 个单元格，表头有 3 个",
    ],
  ],
  [
    "English",
    false,
    [
      "line 2, list_price: is empty",
      'line 3, stock: "many" is not a whole number from 0 to 999999999',
      'line 4, item_code: "X404" is not an item of the shop',
      'line 5, picture: "a.svg" is larger than 50 kB',
      'line 6, file: "a.jdx" is not a PDF file',
      "line 8, receiver_mobile: is empty",
      "line 7: the row has 2 cells, the header 3",
    ],
  ],
])("problems of a file with %s headers are told in that language", (_, isChinese, lines) => {
  expect(PROBLEMS.map((problem) => problemLine(problem, { isChinese }))).toEqual(lines);
});
