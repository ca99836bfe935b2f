import { retestDay } from "./retest.ts";

/** A batch counts as short-dated within so many months of its retest date. */
export const SHORT_DATED_MONTHS = 6;

/** A batch of a pack on the shelf. */
export interface BatchOnShelf {
  readonly batchCode: string;
  /** The day on which it is tested again, "2026-11-21"; "" where it is not known. */
  readonly retestOn: string;
  /** What no line that is pinned to the batch holds. */
  readonly free: number;
}

/** A quantity of a batch; its number is "" for goods of which no batch is known. */
export interface BatchQuantity {
  readonly batchCode: string;
  readonly quantity: number;
}

/**
 * How much of a batch can be ordered: what of it is free, but not more than is free of the pack as a whole, of which lines without a batch
 * reserve as well (rules, stock of batches).
 */
export function orderableOfBatch(batch: { readonly free: number }, freeOfPack: number): number {
  return Math.max(0, Math.min(batch.free, freeOfPack));
}

/**
 * The batches that a quantity is taken from: the first to expire first, none after its retest date. What none of them has is left without
 * a batch. `today` is "2026-11-21".
 */
export function pickBatches(
  batches: readonly BatchOnShelf[],
  quantity: number,
  today: string,
): BatchQuantity[] {
  const picked: BatchQuantity[] = [];
  let left = quantity;
  for (const { batchCode, free } of inOrderOfExpiry(batches, today)) {
    const taken = Math.min(free, left);
    if (taken > 0) picked.push({ batchCode, quantity: taken });
    left -= taken;
  }
  return left > 0 ? [...picked, { batchCode: "", quantity: left }] : picked;
}

/** Batches that may be sent, the first to expire first; those without a retest date last. */
function inOrderOfExpiry(batches: readonly BatchOnShelf[], today: string): BatchOnShelf[] {
  return batches
    .filter(({ retestOn, free }) => free > 0 && (retestOn === "" || retestOn >= today))
    .sort(
      (one, other) =>
        compare(one.retestOn || "9999", other.retestOn || "9999") ||
        compare(one.batchCode, other.batchCode),
    );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Whether a batch is tested again within six months, or should have been already; false where the day is not known. */
export function isShortDated(retestOn: string, today: string): boolean {
  return retestOn !== "" && retestOn <= retestDay(today, SHORT_DATED_MONTHS);
}
