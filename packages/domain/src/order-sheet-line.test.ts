import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readOrderSheetLine } from "./order-sheet-line.ts";
import { packLabel } from "./pack.ts";
import { meantCharacters } from "./plain-text.ts";
import { readTypedQuantity } from "./typed-quantity.ts";
import { wellFormed } from "./well-formed.ts";

/** What a line was read as, in one text: kind and text, name beside a code, amount, grades, quantity. */
function read(text: string): string {
  const { what, name, amount, grades, quantity, quantityProblem, mistyped } =
    readOrderSheetLine(text);
  const label = amount && packLabel(amount);
  return [
    what ? `${what.kind} ${what.text}` : "nothing",
    what && what.kind !== "name" && name !== "" ? `"${name}"` : "",
    label ? `${label.quantity} ${label.unit}` : "",
    grades.join(" "),
    quantityProblem ?? `x${String(quantity)}`,
    mistyped ? `check digit ${String(mistyped.checkDigit)}` : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

describe("readOrderSheetLine", () => {
  it.each([
    ["乙醇 64-17-5 500mL x3", 'cas 64-17-5, "乙醇", 500 mL, x3'],
    ["NaBH4 100 g", "name NaBH4, 100 g, x1"],
    ["E801234-500ml 2", "product-code E801234-500ml, x2"],
    ["E801234-500ml×2", "product-code E801234-500ml, x2"],
    ["E801234-500mLx2", "product-code E801234-500mL, x2"],
    ["Ｅ８０１２３４－５００ｍＬ　３瓶", "product-code E801234-500mL, x3"],
    ["E801234 - 500mL *3", "product-code E801234-500mL, x3"],
    ["E809056-4×2.5L", "product-code E809056-4×2.5L, x1"],
    ["E809056-4x2.5L 2盒", "product-code E809056-4x2.5L, x2"],
    ["e801234 500g", "item-code E801234, 500 g, x1"],
    ["E801234\t500mL\t2", "item-code E801234, 500 mL, x2"],
    ["E801234\t\t2", "item-code E801234, x2"],
    ["E801234 2", "item-code E801234, x2"],
    ["乙醇（E801234）500mL", 'item-code E801234, "乙醇( )", 500 mL, x1'],
    ["64-17-5", "cas 64-17-5, x1"],
    ["CAS: 64-17-5 2.5L", "cas 64-17-5, 2.5 L, x1"],
    ["CAS号：64-17-5，500毫升，2瓶", "cas 64-17-5, 500 mL, x2"],
    ["[64-17-5] 500ml", "cas 64-17-5, 500 mL, x1"],
    ["６４－１７－５　５００ｍｌ　×３", "cas 64-17-5, 500 mL, x3"],
    ["CAS登录号：000064-17-5 500mL", "cas 64-17-5, 500 mL, x1"],
    ["CAS Registry No. 64-17-5\t2", "cas 64-17-5, x2"],
    ["铂\t7440/6/4\t1g\t2", 'cas 7440-06-4, "铂", 1 g, x2'],
    ["7440-06-04 00:00:00\t1g", "cas 7440-06-4, 1 g, x1"],
    ["1964-02-08, 500g, 2", "cas 64-02-8, 500 g, x2"],
    ["6/4/7440 1g", "cas 7440-06-4, 1 g, x1"],
    ["8-Feb-64 500g", "cas 64-02-8, 500 g, x1"],
    ["乙醇 500mL 2026-11-01", "name 乙醇 2026-11-01, 500 mL, x1"],
    ["EC 200-578-6 500mL x2", "ec 200-578-6, 500 mL, x2"],
    ["乙醇 EINECS号：200-578-6\t500mL\t3", 'ec 200-578-6, "乙醇", 500 mL, x3'],
    ["200-578-6 2", "ec 200-578-6, x2"],
    ["乙醇 200-578-7 500mL", "name 乙醇 200-578-7, 500 mL, x1"],
    ["⻰胆紫 25g", "name 龙胆紫, 25 g, x1"],
    ["64–17–5 500 mL", "cas 64-17-5, 500 mL, x1"],
    ["64-17-5\t乙醇\t500mL\t3", 'cas 64-17-5, "乙醇", 500 mL, x3'],
    ["乙醇\t64-17-5\tAR\t500mL\t3", 'cas 64-17-5, "乙醇", 500 mL, AR, x3'],
    ["Ethanol, 64-17-5, 500 mL, 3", 'cas 64-17-5, "Ethanol", 500 mL, x3'],
    ["64-17-6 500mL", "name 64-17-6, 500 mL, x1, check digit 5"],
    ["乙醇 64-17-6", "name 乙醇 64-17-6, x1, check digit 5"],
    ["乙醇", "name 乙醇, x1"],
    ["乙醇500mL", "name 乙醇, 500 mL, x1"],
    ["乙醇500mL*3", "name 乙醇, 500 mL, x3"],
    ["乙醇500mLx3", "name 乙醇, 500 mL, x3"],
    ["乙醇 500ml/瓶 3瓶", "name 乙醇, 500 mL, x3"],
    ["乙醇 AR 500mL", "name 乙醇, 500 mL, AR, x1"],
    ["乙醇 分析纯 500mL 三瓶", "name 乙醇, 500 mL, 分析纯, x3"],
    ["乙醇 ≥99.7% 500mL 两瓶", "name 乙醇, 500 mL, ≥99.7%, x2"],
    ["乙醇 99.7% AR 2.5 L", "name 乙醇, 2.5 L, 99.7% AR, x1"],
    ["甲醇 hplc级 4L", "name 甲醇, 4 L, hplc级, x1"],
    ["0.1 M HCl 500mL", "name HCl, 500 mL, 0.1 M, x1"],
    ["盐酸 1mol/L 500mL", "name 盐酸, 500 mL, 1mol/L, x1"],
    ["无水乙醇 2.5升 一桶", "name 无水乙醇, 2.5 L, x1"],
    ["氯化钠 500克 10瓶", "name 氯化钠, 500 g, x10"],
    ["氯化钠 1公斤", "name 氯化钠, 1 kg, x1"],
    ["氯化钠 1,000 g", "name 氯化钠, 1000 g, x1"],
    ["氯化钠 0.5kg x 2", "name 氯化钠, 0.5 kg, x2"],
    ["1. 氯化钠 500g", "name 氯化钠, 500 g, x1"],
    ["2、氯化钠 500g", "name 氯化钠, 500 g, x1"],
    ["(3) 氯化钠 500g", "name 氯化钠, 500 g, x1"],
    ["1,4-二氧六环 500mL 2", "name 1,4-二氧六环, 500 mL, x2"],
    ["N,N-二甲基甲酰胺 500ml x1", "name N,N-二甲基甲酰胺, 500 mL, x1"],
    ["2-丙醇 4L", "name 2-丙醇, 4 L, x1"],
    ["聚乙二醇 400", "name 聚乙二醇 400, x1"],
    ["聚乙二醇 400 500g", "name 聚乙二醇 400, 500 g, x1"],
    ["吐温 80\t500mL\t2", "name 吐温 80, 500 mL, x2"],
    ["吐温-80 500mL x2", "name 吐温-80, 500 mL, x2"],
    ["聚乙二醇 400\t2", "name 聚乙二醇 400, x2"],
    ["sodium borohydride 25g 2 bottles", "name sodium borohydride, 25 g, x2"],
    ["Sodium chloride, 500 g, qty: 4", "name Sodium chloride, 500 g, x4"],
    ["氯化钠 500g 数量：4", "name 氯化钠, 500 g, x4"],
    ["氯化钠 500g 共4瓶", "name 氯化钠, 500 g, x4"],
    ["acetone HPLC 4×2.5L", "name acetone, 4 × 2.5 L, HPLC, x1"],
    ["Taq 酶 500U 1支", "name Taq 酶, 500 U, x1"],
    ["BSA 标准品 1mg/mL", "name BSA 标准品 1mg/mL, x1"],
    ["BSA 100ug", "name BSA, 100 μg, x1"],
    ["BSA 50 µL × 3", "name BSA, 50 μL, x3"],
    ["x3 乙醇 500mL", "name 乙醇, 500 mL, x3"],
    ["3x 乙醇 500mL", "name 3x 乙醇, 500 mL, x1"],
    ["2瓶 乙醇 500mL", "name 乙醇, 500 mL, x2"],
    ["乙醇 500mL x0", "name 乙醇, 500 mL, quantity-too-small"],
    ["乙醇 500mL x10000", "name 乙醇, 500 mL, quantity-too-large"],
    ["乙醇 500mL x1,000", "name 乙醇, 500 mL, x1000"],
    ["乙醇 500mL 1.5瓶", "name 乙醇, 500 mL, quantity-not-whole"],
    ["乙醇 500mL 250mL", "name 乙醇 250mL, 500 mL, x1"],
    ["MFCD00003568 500mL", "name MFCD00003568, 500 mL, x1"],
    ["C15482130", "name C15482130, x1"],
    ["  乙醇\u200B 500mL ", "name 乙醇, 500 mL, x1"],
    ["x3", "nothing, x3"],
    ["500mL", "nothing, 500 mL, x1"],
    ["", "nothing, x1"],
  ])("reads %j", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(["3 units", "3 packages", "3 btls", "3 pcs.", "叁瓶", "兩瓶", "5隻", "一百二十 Boxes"])(
    "reads %j as an upload does",
    (counted) => {
      const { name, quantity } = readOrderSheetLine(`氯化钠 500g ${counted}`);
      expect(readTypedQuantity(counted)).toEqual({ kind: "quantity", quantity });
      expect(name).toBe("氯化钠");
    },
  );

  it.each([
    ["胰蛋白酶 500 units 2支", "name 胰蛋白酶 500 units, x2"],
    ["胰蛋白酶 500 units 2 units", "name 胰蛋白酶 500 units, x2"],
    ["胰蛋白酶 250 units/mg 25mg", "name 胰蛋白酶 250 units/mg, 25 mg, x1"],
  ])("takes units of activity in %j for no packs", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ["丙酮 67-64-1 AR 500mL 3 48.00", 'cas 67-64-1, "丙酮", 500 mL, AR, x3'],
    ["丙酮 67-64-1 AR 500mL 48.00 3", 'cas 67-64-1, "丙酮", 500 mL, AR, x3'],
    ["丙酮 67-64-1 500mL 48.00", 'cas 67-64-1, "丙酮", 500 mL, x1'],
    ["丙酮\t500mL\t48.5\t3\t145.5", "name 丙酮, 500 mL, x3"],
    ["4\t丙酮\tAR\t500mL\t48.00\t3\t144.00", "name 丙酮, 500 mL, AR, x3"],
    ["4\t丙酮\tAR\t500mL\t3", "name 丙酮, 500 mL, AR, x3"],
    ["1\t丙酮\t500mL", "name 丙酮, 500 mL, x1"],
    ["4\t丙酮\t500mL", "name 丙酮, 500 mL, quantity-ambiguous"],
    ["丙酮\t500mL\t48\t3\t144", "name 丙酮, 500 mL, quantity-ambiguous"],
    ["丙酮\t500mL\t3\t48", "name 丙酮, 500 mL, quantity-ambiguous"],
    ["丙酮\t500mL\t3\t3\t9", "name 丙酮, 500 mL, x3"],
    ["丙酮 500mL ¥48 3瓶", "name 丙酮, 500 mL, x3"],
    ["丙酮 500mL 48元/瓶 3", "name 丙酮, 500 mL, x3"],
    ["丙酮 500mL 单价：48 数量：3 金额：144", "name 丙酮, 500 mL, x3"],
    ["Acetone, 500 mL, 3, $48.00", "name Acetone, 500 mL, x3"],
    ["E801234-500mL\t1,048.00\t2", "product-code E801234-500mL, x2"],
    ["5.丙酮 500mL", "name 丙酮, 500 mL, x1"],
    ["2.2'-联吡啶 5g", "name 2.2'-联吡啶, 5 g, x1"],
    ["1,4-丁二醇 500mL 2", "name 1,4-丁二醇, 500 mL, x2"],
  ])("takes no price, sum or running number in %j for the quantity", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  const words = [
    "48.00",
    "¥48",
    "\t3\t",
    "乙醇",
    "64-17-5",
    "64-17-6",
    "E801234",
    "E801234-500mL",
    "500mL",
    "1,000 g",
    "x3",
    "×",
    "3瓶",
    "AR",
    "99%",
    "\t",
    " ",
    ",",
    "1. ",
    "N,N-",
    "400",
  ];
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join("")),
  );
  const visible = (line: string) =>
    meantCharacters(wellFormed(line))
      .normalize("NFKC")
      .replaceAll(/[\p{Pd}−⁃]/gu, "-")
      .replaceAll(/[\s\p{C}]/gu, "");

  it("readOrderSheetLine has every visible character of any line in its parts, in order", () => {
    fc.assert(
      fc.property(text, (typed) => {
        const parts = readOrderSheetLine(typed).parts.map((part) => part.text);
        expect(visible(parts.join(""))).toBe(visible(typed));
      }),
      { examples: [["⺁"], ["⾦属钠 5g"]] },
    );
  });

  it("readOrderSheetLine has a quantity from 1 to 9999 or a problem for any line", () => {
    fc.assert(
      fc.property(text, (typed) => {
        const { quantity, quantityProblem } = readOrderSheetLine(typed);
        const isInRange = quantity !== undefined && quantity >= 1 && quantity <= 9999;
        expect(isInRange).toBe(quantityProblem === undefined);
      }),
    );
  });
});
