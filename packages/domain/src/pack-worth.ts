import type { Fen } from "./money.ts";
import { contentOf, type Pack } from "./pack.ts";

/** A pack that can be put into the cart, at the price that the viewer pays. */
export type PackOffer = { readonly id: string; readonly pack: Pack; readonly price: Fen };

/** A size of pack: its content, in an integer unit that all sizes share, and its price. */
export type Size = { readonly amount: bigint; readonly price: bigint };

/** The pack with the lowest unit price among those of the first one's kind, the smallest of several; undefined for none. */
export function bestWorth(offers: readonly PackOffer[]): PackOffer | undefined {
  const [first] = offers;
  return offers
    .filter((offer) => first && isOneKind(first, offer))
    .sort((one, other) => compare(sizeOf(one).amount, sizeOf(other).amount))
    .sort((one, other) => compareWorth(sizeOf(one), sizeOf(other)))[0];
}

/**
 * The one with a lower unit price than all others; undefined if there are fewer than two, if their kinds of content
 * differ, or if two are equal.
 */
export function cheapestOf(offers: readonly (PackOffer | undefined)[]): PackOffer | undefined {
  const [first, ...others] = offers
    .filter((offer) => offer !== undefined)
    .sort((one, other) => compareWorth(sizeOf(one), sizeOf(other)));
  if (!first || others.length === 0) return undefined;
  const isCheapest = others.every(
    (other) => isOneKind(first, other) && compareWorth(sizeOf(first), sizeOf(other)) < 0,
  );
  return isCheapest ? first : undefined;
}

function isOneKind(one: PackOffer, other: PackOffer): boolean {
  return contentOf(one.pack).of === contentOf(other.pack).of;
}

function sizeOf({ pack, price }: PackOffer): Size {
  return { amount: contentOf(pack).amount, price: BigInt(price) };
}

/** Negative if the first has the lower unit price. */
export function compareWorth(one: Size, other: Size): number {
  return compare(one.price * other.amount, other.price * one.amount);
}

export function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}
