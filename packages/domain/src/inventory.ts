import { decimalText } from "./decimal.ts";
import { type LineProgress, waitingQuantity } from "./order-line.ts";
import { contentOf, parsePack } from "./pack.ts";

/** The most bottles of one file (rules, inventory sheets). */
export const MOST_BOTTLES = 5000;

/** Some packs of a line, of one batch; its code is "" where it is not known, or the goods are not sent yet. */
export interface PackCount {
  readonly batchCode: string;
  readonly count: number;
}

/**
 * The packs of an order's line that the customer has or waits for, by batch: those that were sent, without those that came back, and those that
 * are still to be sent (rules, inventory sheets).
 *
 * @param sent - What parcels say of the line; what was sent without one has no batch.
 * @param returned - What was sent back.
 */
export function packsOfLine(
  line: LineProgress,
  sent: readonly PackCount[],
  returned: readonly PackCount[],
): PackCount[] {
  const total = (counts: readonly PackCount[]) => counts.reduce((sum, { count }) => sum + count, 0);
  const back = (code: string) => total(returned.filter(({ batchCode }) => batchCode === code));
  const known = sent.map(({ batchCode, count }) => ({
    batchCode,
    count: count - back(batchCode),
  }));
  const unknown = Math.max(0, line.sentQuantity - total(sent));
  return [
    ...known,
    { batchCode: "", count: unknown },
    { batchCode: "", count: waitingQuantity(line) },
  ].filter(({ count }) => count > 0);
}

/** What a pack consists of: 4×2.5L are 4 bottles of 2.5 L. */
export interface Containers {
  readonly count: number;
  /** What each holds, in `unit`: "2.5"; empty where the text of the pack is not understood. */
  readonly amount: string;
  readonly unit: string;
}

/** The bottles of a pack; one that is not understood is one bottle. */
export function containersOf(pack: string): Containers {
  const read = parsePack(pack);
  return read
    ? { count: read.pieces, amount: decimalText(read.amount), unit: read.unit }
    : { count: 1, amount: "", unit: "" };
}

/** Contents are in picograms and picolitres: so many are a gram and a litre. */
const SMALLEST = 1e12;

/** What one bottle of a pack holds in grams or litres: 2.5 of "l"; undefined where it is neither a mass nor a volume. */
export function litresOrGrams(
  pack: string,
): { readonly amount: number; readonly unit: "g" | "l" } | undefined {
  const read = parsePack(pack);
  const content = read && contentOf({ ...read, pieces: 1 });
  if (content?.of !== "mass" && content?.of !== "volume") return undefined;
  return { amount: Number(content.amount) / SMALLEST, unit: content.of === "mass" ? "g" : "l" };
}

/** How many bottles packs are. */
export function bottleCount(pack: string, packs: readonly PackCount[]): number {
  const { count } = containersOf(pack);
  return packs.reduce((sum, each) => sum + each.count * count, 0);
}
