import { shop } from "@reagent/api/contract/shop";
import { withdrawal } from "@reagent/domain/points";
import type { Tx } from "../../database/database.ts";
import { expireGrainsIn } from "./grains.ts";
import { balancesOf, book } from "./ledger.ts";

/**
 * Takes the points of refunded goods back, from what a customer has of them: points that were turned into grains are turned back first
 * (decisions, earning and converting points).
 */
export async function withdrawIntegral(
  tx: Tx,
  {
    customerId,
    orderId,
    points,
    now,
  }: {
    readonly customerId: string;
    readonly orderId: string;
    readonly points: number;
    readonly now: number;
  },
): Promise<void> {
  await expireGrainsIn(tx, customerId, now);
  const balances = await balancesOf(tx, customerId);
  const { grains, regained, taken } = withdrawal(points, { ...balances, ...shop.points });
  const entry = { customerId, orderId, now } as const;
  if (grains > 0) {
    await book(tx, { ...entry, account: "grains", amount: -grains, reason: "withdrawn" });
    await book(tx, { ...entry, account: "integral", amount: regained, reason: "refund" });
  }
  if (taken > 0) {
    await book(tx, { ...entry, account: "integral", amount: -taken, reason: "withdrawn" });
  }
}
