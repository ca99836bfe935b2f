import { type Fen, sum, times } from "./money.ts";
import { isByAmount } from "./pack-need.ts";
import { cheapestCounts, commonMeasure, upwards } from "./pack-search.ts";
import { compare, type PackOffer } from "./pack-worth.ts";
import type { Content, Pack } from "./pack.ts";
import { contentOf } from "./pack.ts";
import { LARGEST_QUANTITY } from "./quantity.ts";

/** Packs bought together, the largest first. */
export type PackMix = {
  readonly lines: readonly { readonly offer: PackOffer; readonly count: number }[];
  readonly price: Fen;
  readonly content: Content;
  /** The content beyond the need. */
  readonly surplus: Content;
};

/** The packs that meet a need, or why none do. */
export type PackPlan =
  | {
      readonly kind: "plan";
      readonly cheapest: PackMix;
      /** One piece of the smallest pack that suffices; undefined if no single pack does. */
      readonly single: PackMix | undefined;
    }
  /** Nothing is sold by the kind of unit of the need. */
  | { readonly kind: "other-kind" }
  /** The cheapest mix needs more of a pack than a cart line can hold, which takes an enquiry. */
  | { readonly kind: "too-large" };

/** From the largest unit, with how many of the smallest of its kind make one, as a power of ten. */
const SHOWN = {
  mass: {
    larger: [
      { unit: "kg", power: 15 },
      { unit: "g", power: 12 },
      { unit: "mg", power: 9 },
    ],
    smallest: { unit: "μg", power: 6 },
  },
  volume: {
    larger: [
      { unit: "L", power: 12 },
      { unit: "mL", power: 9 },
    ],
    smallest: { unit: "μL", power: 6 },
  },
} as const;

/** The maximum number of decimals of a shown content, as many as any pack has. */
const SHOWN_SCALE = 6;

/**
 * Finds the packs of an item that meet a need (issue 3, pack planner): the cheapest mix, of those the one with the fewest
 * packs, then with the least surplus; and the smallest single pack that suffices. Stock is not considered.
 *
 * @param onChoice called for each choice that is tried
 */
export function planPacks(
  offers: readonly PackOffer[],
  need: Pack,
  onChoice?: () => void,
): PackPlan {
  const { of, amount: needed } = contentOf(need);
  const fitting = offers.filter(({ pack, price }) => price > 0 && contentOf(pack).of === of);
  if (!isByAmount(of) || fitting.length === 0) return { kind: "other-kind" };

  const measure = fitting.map(amountOf).reduce(commonMeasure);
  const sizes = fitting
    .map((offer) => ({ offer, amount: amountOf(offer) / measure, price: BigInt(offer.price) }))
    .sort((one, other) => compare(other.amount, one.amount));
  const counts = cheapestCounts(sizes, upwards(needed, measure), onChoice);
  if (counts.some((count) => count > LARGEST_QUANTITY)) return { kind: "too-large" };

  const lines = sizes
    .map(({ offer }, index) => ({ offer, count: Number(counts[index]) }))
    .filter(({ count }) => count > 0);
  const [single] = fitting
    .filter((offer) => amountOf(offer) >= needed)
    .sort((one, other) => compare(amountOf(one), amountOf(other)) || one.price - other.price);
  return {
    kind: "plan",
    cheapest: mixOf(lines, { of, amount: needed }),
    single: single && mixOf([{ offer: single, count: 1 }], { of, amount: needed }),
  };
}

/** The one container that would hold a content of mass or volume, in the largest unit of which it holds one. */
export function packHolding({ of, amount }: Content): Pack {
  const { larger, smallest } = SHOWN[of === "volume" ? "volume" : "mass"];
  const { unit, power } = larger.find((one) => amount >= 10n ** BigInt(one.power)) ?? smallest;
  let digits = amount / 10n ** BigInt(power - SHOWN_SCALE);
  let scale = SHOWN_SCALE;
  while (scale > 0 && digits % 10n === 0n) {
    digits /= 10n;
    scale -= 1;
  }
  return { pieces: 1, amount: { digits: Number(digits), scale }, unit };
}

function mixOf(lines: PackMix["lines"], { of, amount: needed }: Content): PackMix {
  const amount = lines.reduce((so, { offer, count }) => so + BigInt(count) * amountOf(offer), 0n);
  return {
    lines,
    price: sum(lines.map(({ offer, count }) => times(offer.price, count))),
    content: { of, amount },
    surplus: { of, amount: amount - needed },
  };
}

function amountOf({ pack }: PackOffer): bigint {
  return contentOf(pack).amount;
}
