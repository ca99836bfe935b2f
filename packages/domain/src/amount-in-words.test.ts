import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";
import { fen } from "./money.ts";

describe("amountInWords (支付结算办法, appendix 1)", () => {
  it.each([
    [0, "零元整"],
    [1, "壹分"],
    [10, "壹角整"],
    [105, "壹元零伍分"],
    [1000, "壹拾元整"],
    [140_950, "壹仟肆佰零玖元伍角整"],
    [600_714, "陆仟零柒元壹角肆分"],
    [168_032, "壹仟陆佰捌拾元叁角贰分"],
    [1_640_902, "壹万陆仟肆佰零玖元零贰分"],
    [32_504, "叁佰贰拾伍元零肆分"],
    [10_700_053, "壹拾万柒仟元伍角叁分"],
    [100_000_000, "壹佰万元整"],
    [1_000_000_100, "壹仟万零壹元整"],
    [1_000_010_000, "壹仟万零壹佰元整"],
    [10_000_000_000, "壹亿元整"],
    [10_000_000_500, "壹亿零伍元整"],
    [10_000_100_000_000, "壹仟亿零壹佰万元整"],
    [-168_000, "负壹仟陆佰捌拾元整"],
  ])("writes %d fen as %s", (amount, words) => {
    expect(amountInWords(fen(amount))).toBe(words);
  });

  test("no two amounts have the same words, and none has two zeros in a row", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { minLength: 2 }),
        (amounts) => {
          const words = amounts.map((amount) => amountInWords(fen(amount)));
          expect(new Set(words).size).toBe(words.length);
          for (const text of words) expect(text).not.toMatch(/零零|零[万亿]|^零./u);
        },
      ),
    );
  });
});
