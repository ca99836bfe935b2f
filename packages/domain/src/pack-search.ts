import { compare, compareWorth, type Size } from "./pack-worth.ts";

/** A size with what is known of those that come after it. */
type Level = Size & {
  /** The most that can be of use of it; undefined for the size of the best worth. */
  readonly limit: bigint | undefined;
  /** Whether none of those after it is of a better worth. */
  readonly isBest: boolean;
  readonly after: {
    /** The one of the best worth; undefined where none follows. */
    readonly best: Size | undefined;
    readonly lowestPrice: bigint;
    readonly largest: bigint;
    /** How much they hold together at their limits; undefined without a limit. */
    readonly most: bigint | undefined;
  };
};

/** What a choice costs, how many packs it is, and how much is still needed: below 0 where something is over. */
type Sum = { readonly price: bigint; readonly count: bigint; readonly left: bigint };

/**
 * How many of each size meet a need at the lowest price, of those the fewest packs, of those with the least over.
 *
 * The largest size is chosen first. A branch ends where even the best worth that is left cannot beat what is found,
 * where what is left cannot be met within the limits of the smaller sizes, and where the same rest was reached before
 * at no higher price. So milligrams beside kilograms cost no more than a few branches for each size: a size is of use
 * only below what one larger pack of a better worth holds.
 *
 * @param sizes from the largest
 */
export function cheapestCounts(sizes: readonly Size[], need: bigint): readonly bigint[] {
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
      const next = {
        price: sum.price + taken * level.price,
        count: sum.count + taken,
        left: sum.left - taken * level.amount,
      };
      if (found && next.price + byWorth(level, next.left) > found.price) {
        // From here on it only becomes worse; a choice that is enough by itself may be dearer than the next.
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

/** From how many to how many of a size are worth a try. */
function useful({ amount, limit, after }: Level, left: bigint) {
  const enough = upwards(left, amount);
  const most = limit !== undefined && limit < enough ? limit : enough;
  const least = after.most === undefined ? 0n : left - after.most;
  return { least: least > 0n ? upwards(least, amount) : 0n, most };
}

/** What is left costs at least this much at the best worth of the sizes after a level. */
function byWorth({ after: { best } }: Level, left: bigint): bigint {
  return best && left > 0n ? upwards(left * best.price, best.amount) : 0n;
}

/** The best that may become of a choice with the sizes after a level. */
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
    const [best] = after.toSorted(compareWorth);
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
 * The most that can be of use of a size: so many of it that they hold as much as whole packs of a better one are
 * dearer than those, or as dear and more packs. Undefined for the best, which nothing replaces.
 */
function limitOf(size: Size, sizes: readonly Size[]): bigint | undefined {
  const at = sizes.indexOf(size);
  const better = sizes.filter((other, index) => {
    const order = compareWorth(other, size);
    return order < 0 || (order === 0 && index < at);
  });
  const limits = better.map(({ amount }) => amount / commonMeasure(amount, size.amount) - 1n);
  return limits.toSorted(compare)[0];
}

/** Whether a choice costs less than another, or is of fewer packs, or leaves less over. */
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
