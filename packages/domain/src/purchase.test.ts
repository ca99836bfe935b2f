import { describe, expect, it } from "vitest";
import { fen } from "./money.ts";
import { priceBarrier, purchaseBarrier } from "./purchase.ts";

const ordinary = {
  specification: "AR，99%",
  isEnquiryOnly: false,
  isLowBoiling: false,
  listPrice: fen(5800),
};

describe("purchaseBarrier (storefront §5, price on request; §8, empty states)", () => {
  it.each([
    [{}, undefined],
    [{ specification: "" }, undefined],
    [{ listPrice: fen(0) }, undefined],
    [{ specification: "POA" }, "price-on-request"],
    [{ specification: " POA " }, "price-on-request"],
    [{ specification: "POA", isEnquiryOnly: true, isLowBoiling: true }, "price-on-request"],
    [{ isBulk: true, isEnquiryOnly: true }, "price-on-request"],
    [{ isEnquiryOnly: true }, "enquiry-only"],
    [{ isEnquiryOnly: true, isLowBoiling: true }, "enquiry-only"],
    [{ listPrice: null }, "enquiry-only"],
    [{ isLowBoiling: true }, "low-boiling"],
  ])("the purchase barrier of a product with %j is %s", (change, barrier) => {
    expect(purchaseBarrier({ ...ordinary, ...change })).toBe(barrier);
  });

  it.each(["POAS", "poa", "AR POA"])("does not take %j for POA", (specification) => {
    expect(purchaseBarrier({ ...ordinary, specification })).toBeUndefined();
  });
});

describe("priceBarrier (storefront §5, price on request)", () => {
  it("a low-boiling product has a price, and no price barrier", () => {
    expect(priceBarrier(ordinary)).toBeUndefined();
  });
});
