import { compare, compareWorth, type Size } from "./pack-worth.ts";

/** A size, with data about the sizes after it. */
type Level = Size & {
  /** The largest useful count; undefined for the size with the best unit price. */
  readonly limit: bigint | undefined;
  /** Whether no later size has a better unit price. */
  readonly isBest: boolean;
  readonly after: {
    /** The one with the best unit price; undefined for the last size. */
    readonly best: Size | undefined;
    readonly lowestPrice: bigint;
    readonly largest: bigint;
    /** How much they hold together at their limits; undefined without a limit. */
    readonly most: bigint | undefined;
  };
};

/** The price of a choice, its number of packs, and the amount still needed, which is negative for a surplus. */
type Sum = { readonly price: bigint; readonly count: bigint; readonly left: bigint };

/**
 * The counts of each size that meet a need at the lowest price, then with the fewest packs, then with the least surplus.
 *
 * The largest size is chosen first. A branch ends if even the best unit price of the rest cannot beat the best solution,
 * if the rest cannot be met within the limits of the smaller sizes, and if the same rest was reached before at no higher
 * price. So milligrams beside kilograms cost only a few branches for each size: a size is useful only below the content of
 * one larger pack with a better unit price.
 *
 * @param sizes from the largest
 * @param onChoice called for each choice of a count that is tried
 */
export function cheapestCounts(
  sizes: readonly Size[],
  need: bigint,
  onChoice: () => void = () => undefined,
): readonly bigint[] {
  const levels = levelsOf(sizes);
  const reached = levels.map(() => new Map<bigint, Sum>());
  const counts = sizes.map(() => 0n);
  let found: (Sum & { readonly counts: readonly bigint[] }) | undefined;

  const take = (at: number, sum: Sum): void => {
    const level = levels[at];
    const before = reached[at];
    if (sum.left <= 0n || !level || !before) {
      if (sum.left <= 0n && (!found || isBetter(sum, found)))
        found = { ...sum, counts: [...counts] };
      return;
    }
    const known = before.get(sum.left);
    if (known && !isBetter(sum, known)) return;
    before.set(sum.left, sum);

    const { least, most } = useful(level, sum.left);
    const step = level.isBest ? -1n : 1n;
    for (let taken = level.isBest ? most : least; taken >= least && taken <= most; taken += step) {
      onChoice();
      const next = {
        price: sum.price + taken * level.price,
        count: sum.count + taken,
        left: sum.left - taken * level.amount,
      };
      if (found && next.price + byWorth(level, next.left) > found.price) {
        // All further counts are worse; a choice that suffices by itself may be dearer than the next.
        if (next.left > 0n || !level.isBest) break;
        continue;
      }
      if (found && !isBetter(atBest(level, next), found)) continue;
      counts[at] = taken;
      take(at + 1, next);
    }
    counts[at] = 0n;
  };
  take(0, { price: 0n, count: 0n, left: need });
  if (!found) throw new RangeError("There is nothing to choose from");
  return found.counts;
}

/** The range of counts of a size to try. */
function useful({ amount, limit, after }: Level, left: bigint) {
  const enough = upwards(left, amount);
  const most = limit !== undefined && limit < enough ? limit : enough;
  const least = after.most === undefined ? 0n : left - after.most;
  return { least: least > 0n ? upwards(least, amount) : 0n, most };
}

/** A lower bound of the price of the rest, by the best unit price of the sizes after a level. */
function byWorth({ after: { best } }: Level, left: bigint): bigint {
  return best && left > 0n ? upwards(left * best.price, best.amount) : 0n;
}

/** The best possible result of a choice with the sizes after a level. */
function atBest(level: Level, { price, count, left }: Sum): Sum {
  if (left <= 0n) return { price, count, left };
  const { lowestPrice, largest } = level.after;
  const worth = byWorth(level, left);
  const more = worth > lowestPrice ? worth : lowestPrice;
  return { price: price + more, count: count + upwards(left, largest), left: 0n };
}

function levelsOf(sizes: readonly Size[]): readonly Level[] {
  return sizes.map((size, at) => {
    const after = sizes.slice(at + 1);
    const [best] = [...after].sort(compareWorth);
    const limits = after.map((each) => limitOf(each, sizes));
    return {
      ...size,
      limit: limitOf(size, sizes),
      isBest: !best || compareWorth(size, best) <= 0,
      after: {
        best,
        lowestPrice: after.reduce(
          (lowest, { price }) => (price < lowest ? price : lowest),
          best?.price ?? 0n,
        ),
        largest: after[0]?.amount ?? 1n,
        most: after.reduce<bigint | undefined>((most, { amount }, index) => {
          const limit = limits[index];
          return most === undefined || limit === undefined ? undefined : most + limit * amount;
        }, 0n),
      },
    };
  });
}

/**
 * The largest useful count of a size: from the count that holds as much as whole packs of a better size, it costs more than
 * those, or as much with more packs. Undefined for the best size.
 */
function limitOf(size: Size, sizes: readonly Size[]): bigint | undefined {
  const at = sizes.indexOf(size);
  const better = sizes.filter((other, index) => {
    const order = compareWorth(other, size);
    return order < 0 || (order === 0 && index < at);
  });
  const limits = better.map(({ amount }) => amount / commonMeasure(amount, size.amount) - 1n);
  return [...limits].sort(compare)[0];
}

/** Whether a choice costs less than another, has fewer packs, or has less surplus. */
function isBetter(one: Sum, other: Sum): boolean {
  const order =
    compare(one.price, other.price) ||
    compare(one.count, other.count) ||
    compare(other.left, one.left);
  return order < 0;
}

/** The quotient of two amounts, rounded up. */
export function upwards(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by;
}

export function commonMeasure(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonMeasure(other, one % other);
}
