import { needHolding } from "./amount-need.ts";
import { type PackMix, planPacks } from "./pack-plan.ts";
import type { PackOffer } from "./pack-worth.ts";
import { contentOf, type Pack } from "./pack.ts";
import type { RowAmounts } from "./reaction-amount.ts";

/** A pack that can be put into the cart, with how many are in stock. */
export type StockedOffer = PackOffer & { readonly stock: number };

/** The packs to buy for a row, or why there are none. */
export type PacksToBuy =
  | {
      readonly kind: "packs";
      readonly mix: PackMix;
      /** Whether all of them are in stock. */
      readonly isInStock: boolean;
    }
  /** The mass or volume in which the item is sold is not known. */
  | { readonly kind: "unknown" }
  /** No pack is sold by mass or volume through the cart. */
  | { readonly kind: "not-sold" }
  /** More of a pack than a line of a cart can hold, which takes an enquiry. */
  | { readonly kind: "too-large" };

const OF = { mass: "grams", volume: "millilitres" } as const;

/**
 * The packs to buy for a row of a reaction (decisions, reaction amounts): the cheapest that are in stock, of those the fewest with the
 * least left over; without regard to stock where what is in stock does not suffice.
 */
export function packsToBuy(offers: readonly StockedOffer[], amounts: RowAmounts): PacksToBuy {
  const kinds = (["mass", "volume"] as const).filter((of) =>
    offers.some((offer) => isOf(of, offer)),
  );
  if (kinds.length === 0) return { kind: "not-sold" };
  const known = kinds.filter((of) => (amounts[OF[of]] ?? 0) > 0);
  if (known.length === 0) return { kind: "unknown" };
  const needs = known.map((of) => needHolding(of, amounts[OF[of]] ?? 0));
  const cheapest = cheapestPacks(offers, needs);
  return cheapest ? { kind: "packs", ...cheapest } : { kind: "too-large" };
}

/**
 * The cheapest packs that are in stock and meet one of several needs, or without regard to stock where what is in stock does not suffice;
 * undefined where a line of a cart cannot hold as many.
 *
 * @param needs of different kinds, masses or volumes
 */
export function cheapestPacks(
  offers: readonly StockedOffer[],
  needs: readonly Pack[],
): { readonly mix: PackMix; readonly isInStock: boolean } | undefined {
  for (const isInStock of [true, false]) {
    const mixes = needs.flatMap(
      (need) => (isInStock ? mixInStock(offers, need) : mixOf(offers, need)) ?? [],
    );
    const [mix] = mixes.sort((one, other) => one.price - other.price);
    if (mix) return { mix, isInStock };
  }
  return undefined;
}

/** A mix of which there is enough; a pack of which there is too little is left out, and the others planned again. */
function mixInStock(offers: readonly StockedOffer[], need: Pack): PackMix | undefined {
  const stocked = offers.filter(({ stock }) => stock > 0);
  const mix = mixOf(stocked, need);
  const short = mix?.lines.find(
    ({ offer, count }) => count > (stocked.find(({ id }) => id === offer.id)?.stock ?? 0),
  );
  if (!short) return mix;
  const others = stocked.filter(({ id }) => id !== short.offer.id);
  return mixInStock(others, need);
}

function mixOf(offers: readonly PackOffer[], need: Pack) {
  const plan = planPacks(offers, need);
  return plan.kind === "plan" ? plan.cheapest : undefined;
}

const isOf = (of: "mass" | "volume", { pack }: PackOffer) => contentOf(pack).of === of;
