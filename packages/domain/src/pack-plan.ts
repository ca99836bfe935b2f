import { type Fen, sum, times } from "./money.ts";
import { isByAmount } from "./pack-need.ts";
import type { Content, Pack } from "./pack.ts";
import { contentOf } from "./pack.ts";
import { LARGEST_QUANTITY } from "./quantity.ts";

/** A pack that can be put into the cart, at the price that the viewer pays. */
export type PackOffer = { readonly id: string; readonly pack: Pack; readonly price: Fen };

/** Packs bought together, the largest first. */
export type PackMix = {
  readonly lines: readonly { readonly offer: PackOffer; readonly count: number }[];
  readonly price: Fen;
  readonly content: Content;
  /** What is left of the content once the need is met. */
  readonly surplus: Content;
};

/** How a need is met, or why it is not. */
export type PackPlan =
  | {
      readonly kind: "plan";
      readonly cheapest: PackMix;
      /** One piece of the smallest pack that suffices; undefined where no single pack does. */
      readonly single: PackMix | undefined;
    }
  /** Nothing is sold by the kind of unit that is asked for. */
  | { readonly kind: "other-kind" }
  /** The cheapest mix takes more of a pack than a cart line holds: a matter for an enquiry. */
  | { readonly kind: "too-large" };

/** An offer in whole units of a measure that all offers share. */
type Size = { readonly offer: PackOffer; readonly amount: bigint; readonly price: bigint };

/** How many of each size, in their order, and what comes of them; `left` is below 0 where something is over. */
type Found = {
  readonly counts: readonly bigint[];
  readonly price: bigint;
  readonly count: bigint;
  readonly left: bigint;
};

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

/** How many digits after the point a content is shown with at most: every one that a pack can have. */
const SHOWN_SCALE = 6;

/**
 * Where a search ends with the best that it has found, so that no page stands still. It is exact below; what may
 * reach it are milligrams beside many kilograms, or sizes that share no measure at nearly one worth.
 */
const MOST_TRIES = 20_000;

/**
 * Meets a need from the packs of an item (issue 3, pack planner): the cheapest mix, among those of one price that of
 * the fewest packs, then of the least surplus; and the smallest single pack that suffices. Stock sets no limit.
 */
export function planPacks(offers: readonly PackOffer[], need: Pack): PackPlan {
  const { of, amount: needed } = contentOf(need);
  const fitting = offers.filter(({ pack, price }) => price > 0 && contentOf(pack).of === of);
  if (!isByAmount(of) || fitting.length === 0) return { kind: "other-kind" };

  const measure = fitting.map(amountOf).reduce(commonMeasure);
  const sizes = fitting
    .map((offer) => ({ offer, amount: amountOf(offer) / measure, price: BigInt(offer.price) }))
    .toSorted(byWorth);
  const { counts } = cheapest(sizes, upwards(needed, measure));
  if (counts.some((count) => count > LARGEST_QUANTITY)) return { kind: "too-large" };

  const lines = sizes
    .map(({ offer }, index) => ({ offer, count: Number(counts[index]) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => compare(amountOf(other.offer), amountOf(one.offer)));
  const [single] = fitting
    .filter((offer) => amountOf(offer) >= needed)
    .toSorted((one, other) => compare(amountOf(one), amountOf(other)) || one.price - other.price);
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

/**
 * Tries how many of every size but the one of the best worth, the fewest first, and fills up with that one. A branch
 * ends where it would be worse than what is found even if all that is left came at the best worth and in the largest
 * packs; and of no size are more tried than a better one replaces.
 */
function cheapest(sizes: readonly Size[], need: bigint): Found {
  const [best] = sizes;
  if (!best) throw new RangeError("There is nothing to choose from");
  const largest = sizes.reduce((so, { amount }) => (amount > so ? amount : so), 0n);
  const better = sizes.map((_, index) => sizes.slice(0, index));
  const limits = sizes.map((size, index) => replaceable(size, better[index] ?? []));
  const counts = sizes.map(() => 0n);
  const fill = upwards(need, best.amount);
  let found: Found = {
    counts: counts.with(0, fill),
    price: fill * best.price,
    count: fill,
    left: need - fill * best.amount,
  };

  let tries = 0;
  const take = (index: number, price: bigint, count: bigint, left: bigint): void => {
    const size = sizes[index];
    if (!size) {
      const next = { counts: [...counts], price, count, left };
      if (isBetter(next, found)) found = next;
      return;
    }
    const enough = left > 0n ? upwards(left, size.amount) : 0n;
    const limit = limits[index] ?? enough;
    let taken = index === 0 ? enough : 0n;
    for (; tries < MOST_TRIES && taken <= enough && taken <= limit; taken += 1n) {
      tries += 1;
      const then = left - taken * size.amount;
      const more = then > 0n ? then : 0n;
      const paid = price + taken * size.price;
      const packs = count + taken;
      if (paid + upwards(more * best.price, best.amount) > found.price) break;
      const order =
        compare(paid + (atLeast(more, better[index] ?? []) ?? 0n), found.price) ||
        compare(packs + upwards(more, largest), found.count);
      if (order > 0) continue;
      counts[index] = taken;
      take(index - 1, paid, packs, then);
    }
    counts[index] = 0n;
  };
  take(sizes.length - 1, 0n, 0n, need);
  return found;
}

/**
 * What an amount costs at the least: whole pieces of the size of best worth, and for the rest one more of it, or the
 * next best by its worth. An amount below one piece may do without that size altogether.
 */
function atLeast(amount: bigint, [best, ...others]: readonly Size[]): bigint | undefined {
  if (!best) return undefined;
  const rest = amount % best.amount;
  const whole = (amount / best.amount) * best.price;
  if (rest === 0n) return whole;
  const [next] = others;
  const other =
    whole === 0n ? atLeast(rest, others) : next && upwards(rest * next.price, next.amount);
  return whole + (other !== undefined && other < best.price ? other : best.price);
}

/**
 * The most that can be of use of a size: so many of it that they hold as much as whole packs of a better one are
 * dearer than those, or as dear and more packs. Undefined for the best, which nothing replaces.
 */
function replaceable({ amount }: Size, better: readonly Size[]): bigint | undefined {
  const limits = better.map((one) => one.amount / commonMeasure(one.amount, amount) - 1n);
  return limits.toSorted(compare)[0];
}

/** From the lowest price by amount; of the same, the larger first. */
function byWorth(one: Size, other: Size): number {
  return (
    compare(one.price * other.amount, other.price * one.amount) || compare(other.amount, one.amount)
  );
}

function isBetter(one: Found, other: Found): boolean {
  const order =
    compare(one.price, other.price) ||
    compare(one.count, other.count) ||
    compare(other.left, one.left);
  return order < 0;
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

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}

/** The quotient of two amounts, rounded up. */
function upwards(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by;
}

function commonMeasure(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonMeasure(other, one % other);
}
