import { describe, expect, it, test } from "vitest";
import { readOrderSheetLine } from "./order-sheet-line.ts";
import { hasLines, readPastedOrder, readPastedQuantities } from "./order-sheet-table.ts";

/** Rows as they are looked up and ordered: what, amount and grades, and the quantity. */
const read = (...lines: readonly string[]) =>
  readPastedOrder(lines.join("\n")).map(({ text, quantity }) => {
    const line = readOrderSheetLine(text);
    const { what, amount, grades } = line;
    const pack = amount ? `${amount.amount.digits}${amount.unit}` : "";
    const count = quantity ?? line.quantityProblem ?? String(line.quantity);
    return [what?.text ?? "nothing", pack, ...grades, `x${count}`].filter(Boolean).join(" ");
  });

const ACETONE = "丙酮 500mL AR x3";

describe("a pasted list", () => {
  it.each([
    ["a head in any order", ["单价\t数量\t名称\t规格\t包装", "48\t3\t丙酮\tAR\t500mL"], [ACETONE]],
    [
      "a running number, prices and a row of sums",
      [
        "序号\t试剂名称\t级别\t包装规格\t单价（元）\t申购数量\t金额",
        "1\t丙酮\tAR\t500mL\t48\t3\t144",
        "2\t甲醇\tHPLC\t4L\t120\t1\t120",
        "合计\t\t\t\t\t4\t264",
      ],
      [ACETONE, "甲醇 4L HPLC x1"],
    ],
    [
      "a title above its head",
      ["2026 年试剂采购单\t\t\t", "名称\tCAS号\t规格\t数量", "丙酮\t67-64-1\t500mL\t3"],
      ["67-64-1 500mL x3"],
    ],
    [
      "an English head",
      [
        "No.\tDescription\tCAS No.\tSize\tQty\tUnit Price\tTotal",
        "7\tAcetone\t67-64-1\t500 mL\t3\t48\t144",
      ],
      ["67-64-1 500mL x3"],
    ],
    [
      "quoted heads with line breaks and cells with commas",
      ['"数量\n(瓶)"\t"产品\n名称"\t"单价\n(元)"', '2\t"N,N-二甲基\n甲酰胺"\t"1,048.00"'],
      ["N,N-二甲基 甲酰胺 x2"],
    ],
    [
      "a size and its unit in two columns",
      ["品名\t规格\t单位\t数量", "氯化钠\t500\tg\t2", "枪头\tAR\t盒\t4"],
      ["氯化钠 500g x2", "枪头 AR x4"],
    ],
    [
      "an amount below the head of quantities",
      ["名称\t数量\t备注", "丙酮\t500mL\t急用", "甲醇\t4L x2\t"],
      ["丙酮 500mL x1", "甲醇 4L x2"],
    ],
    ["a quantity that is blank", ["名称\t规格\t数量", "丙酮\t500mL\t"], ["丙酮 500mL x"]],
    ["a quantity with a problem", ["名称\t数量", "丙酮\t1.5"], ["丙酮 x1.5"]],
    [
      "a quantity in words",
      ["名称\t规格\t数量", "丙酮\t500mL\t若干", "甲醇\t4L\tabc"],
      ["丙酮 500mL x若干", "甲醇 4L xabc"],
    ],
    [
      "codes of this shop and of another",
      ["货号\t名称\t规格\t数量", "E801234\t丙酮\t500mL\t3", "10009218\t丙酮\t500mL\t1"],
      ["E801234 500mL x3", "丙酮 500mL x1"],
    ],
    ["commas", ["序号,名称,规格,数量,单价", "1,丙酮,500mL,3,48"], ["丙酮 500mL x3"]],
    ["a named delimiter", ["sep=;", "名称;规格;数量", "丙酮;500mL;3"], ["丙酮 500mL x3"]],
    [
      "running numbers and prices without a head",
      ["1\t丙酮\tAR\t500mL\t48.50\t3\t145.50", "2\t甲醇\tAR\t500mL\t30.00\t1\t30.00"],
      [ACETONE, "甲醇 500mL AR x1"],
    ],
    [
      "sums of whole numbers without a head",
      ["丙酮\t500mL\t3\t48.5\t145.5", "甲醇\t500mL\t2\t30\t60"],
      ["丙酮 500mL x3", "甲醇 500mL x2"],
    ],
    [
      "quantities before names without a head",
      ["3\t丙酮\t500mL", "1\t甲醇\t4L", "2\t乙腈\t4L"],
      ["丙酮 500mL x3", "甲醇 4L x1", "乙腈 4L x2"],
    ],
    [
      "quantities that count the rows behind the products",
      ["丙酮\t1", "甲醇\t2", "乙腈\t3"],
      ["丙酮 x1", "甲醇 x2", "乙腈 x3"],
    ],
    [
      "running numbers before and behind the products",
      ["\t1\t丙酮\t5\t1", "\t2\t甲醇\t7\t2"],
      ["丙酮 xquantity-ambiguous", "甲醇 xquantity-ambiguous"],
    ],
    [
      "running numbers and no quantity",
      ["\t1\t丙酮\t500mL", "\t2\t甲醇\t4L"],
      ["丙酮 500mL x1", "甲醇 4L x1"],
    ],
    [
      "two columns of whole numbers that nothing tells apart",
      ["丙酮\t500mL\t48\t3", "甲醇\t500mL\t30\t5"],
      ["丙酮 500mL xquantity-ambiguous", "甲醇 500mL xquantity-ambiguous"],
    ],
    [
      "lines with running numbers",
      ["1 丙酮 67-64-1 500mL 3 48.00", "2 甲醇 67-56-1 4L 1 120.00"],
      ["67-64-1 500mL x3", "67-56-1 4L x1"],
    ],
    [
      "lines with running numbers below a head",
      ["序号 名称 规格 数量", "1 丙酮 500mL 3", "2 甲醇 4L 1"],
      ["丙酮 500mL x3", "甲醇 4L x1"],
    ],
    ["lines without them", ["2 丙酮 500mL", "2 甲醇 4L"], ["2 丙酮 500mL x1", "2 甲醇 4L x1"]],
    [
      "line ends of every system",
      ["丙酮\t2\r\r甲醇\r", " 乙腈 \u2028\t"],
      ["丙酮 x2", "甲醇 x1", "乙腈 x1"],
    ],
    ["nothing", [" "], []],
  ])("a pasted list with %s is read", (_what, lines, expected) => {
    expect(read(...lines)).toEqual(expected);
  });

  it("keeps what a row has where nothing in it is a product", () => {
    expect(readPastedOrder("丙酮\t500mL\t3\n\t\t7\n甲醇\t4L\t1")[1]).toEqual({ text: "7" });
    expect(readPastedOrder("序号\t名称\t备注\n1\t丙酮\t\n2\t\t\n3\t\t请开发票")).toEqual([
      { text: "丙酮" },
      { text: "3\t请开发票" },
    ]);
  });

  it("a pasted list has the text of plain lines as it was pasted", () => {
    expect(readPastedOrder("乙醇 500mL x2\r\n\r\nE801234-500mL，3瓶\n")).toEqual([
      { text: "乙醇 500mL x2" },
      { text: "E801234-500mL，3瓶" },
    ]);
  });
});

describe("a pasted column of quantities", () => {
  it("a pasted column of quantities has its cells without the head, blank ones between others included", () => {
    expect(readPastedQuantities("数量（瓶）\r\n3\r\n\r\n两瓶\r\n\r\n")).toEqual(["3", "", "两瓶"]);
    expect(readPastedQuantities("1\r2")).toEqual(["1", "2"]);
  });
});

test.each([
  ["乙醇\r\n", false],
  ["乙醇\t2", false],
  ["乙醇\r丙酮", true],
])("%j has several lines: %j", (text, has) => {
  expect(hasLines(text)).toBe(has);
});
