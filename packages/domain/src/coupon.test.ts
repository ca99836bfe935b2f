import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  areTermsSound,
  canBeVoided,
  couponEffect,
  couponStatus,
  firstCouponChoice,
  isCouponEligible,
  isCouponRepeated,
  isCouponValid,
  NO_COUPON,
  UNCHOSEN_COUPON,
} from "./coupon.ts";
import { fen } from "./money.ts";

const terms = { reachAmount: fen(50_000), subtractAmount: fen(3000) };

describe("couponStatus (customer centre §4, coupon status)", () => {
  it.each([
    ["unused", 99, "unused"],
    ["unused", 100, "expired"],
    ["used", 200, "used"],
    ["voided", 200, "voided"],
  ] as const)("the status of a %s coupon at %i of 100 is %s", (state, now, status) => {
    expect(couponStatus({ state, endsAt: 100 }, now)).toBe(status);
  });
});

describe("isCouponValid", () => {
  const coupon = { status: "unused", beginsAt: 10, endsAt: 20 } as const;

  it.each([
    [9, false],
    [10, true],
    [19, true],
    [20, false],
  ])("a coupon is valid from its beginning until its end: at %i %s", (now, isValid) => {
    expect(isCouponValid(coupon, now)).toBe(isValid);
  });

  it.each(["used", "voided", "expired", "other"] as const)(
    "a coupon is invalid when it is %s",
    (status) => {
      expect(isCouponValid({ ...coupon, status }, 15)).toBe(false);
    },
  );
});

describe("the discount of a coupon (decisions, coupon effect)", () => {
  it.each([
    [0, false, 0],
    [49_999, false, 0],
    [50_000, true, 3000],
    [80_000, true, 3000],
  ])(
    "the discount of a coupon for reagents of %i fen: eligible %s, %i fen",
    (reagents, isEligible, off) => {
      expect(isCouponEligible(terms, fen(reagents))).toBe(isEligible);
      expect(couponEffect(terms, fen(reagents))).toBe(off);
    },
  );

  it("the discount of a coupon is 0 without a coupon, and without goods even if the coupon requires none", () => {
    expect(couponEffect(undefined, fen(80_000))).toBe(0);
    expect(couponEffect({ reachAmount: fen(0), subtractAmount: fen(100) }, fen(0))).toBe(0);
  });

  it("the discount of a coupon is never more than the price of the goods, and never negative", () => {
    const amount = fc.nat(10_000_000).map(fen);
    fc.assert(
      fc.property(amount, amount, amount, (reachAmount, subtractAmount, reagents) => {
        const off = couponEffect({ reachAmount, subtractAmount }, reagents);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(Math.min(reagents, subtractAmount));
      }),
    );
  });
});

describe("coupons of the operator (decisions, issued coupons)", () => {
  it.each([
    [50_000, 3000, true],
    [3000, 3000, true],
    [2999, 3000, false],
    [50_000, 0, false],
    [50_000, -1, false],
  ])("a coupon from %i fen can take off %i: %s", (reach, subtract, isSound) => {
    expect(areTermsSound({ reachAmount: fen(reach), subtractAmount: fen(subtract) })).toBe(isSound);
  });

  it.each([
    [{}, true],
    [{ state: "used" }, true],
    [{ state: "voided" }, false],
    [{ reachAmount: fen(1) }, false],
    [{ subtractAmount: fen(1) }, false],
    [{ endsAt: 101 }, false],
  ] as const)("a customer's coupon with %j is the one that is issued: %s", (change, isRepeated) => {
    const issued = { ...terms, endsAt: 100 };
    expect(isCouponRepeated({ ...issued, state: "unused", ...change }, issued)).toBe(isRepeated);
  });

  it.each([
    ["unused", true],
    ["used", false],
    ["voided", false],
    ["expired", false],
    ["other", false],
  ] as const)("a coupon that is %s can be voided: %s", (status, isPossible) => {
    expect(canBeVoided(status)).toBe(isPossible);
  });
});

describe("firstCouponChoice (decisions, coupon choice)", () => {
  it.each([
    [[terms], 60_000, UNCHOSEN_COUPON],
    [[terms], 10_000, NO_COUPON],
    [[], 60_000, NO_COUPON],
  ])(
    "the first choice among the coupons %j with reagents of %i fen is %j",
    (coupons, reagents, choice) => {
      expect(firstCouponChoice(coupons, fen(reagents))).toBe(choice);
    },
  );
});
