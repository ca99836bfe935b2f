import fc from "fast-check";
import { expect, it } from "vitest";
import { HISTORY_LENGTH, remember } from "./history.ts";

it("keeps the most recent first, unique by sku, 20 of them (storefront §4; decisions)", () => {
  const skuIds = fc.array(fc.nat(40).map(String), { maxLength: 60 });
  fc.assert(
    fc.property(skuIds, (opened) => {
      const history = opened.reduce<{ skuId: string }[]>(
        (kept, skuId) => remember(kept, { skuId }),
        [],
      );
      const recentFirst = [...new Set(opened.toReversed())];
      expect(history.map((entry) => entry.skuId)).toEqual(recentFirst.slice(0, HISTORY_LENGTH));
    }),
  );
});

it("keeps what was seen last of an instrument", () => {
  const seen = remember([{ skuId: "1", price: 5 }], { skuId: "1", price: 6 });
  expect(seen).toEqual([{ skuId: "1", price: 6 }]);
});
