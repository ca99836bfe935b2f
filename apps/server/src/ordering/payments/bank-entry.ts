import { createHash } from "node:crypto";
import { type Fen, formatYuan } from "@reagent/domain/money";
import { type Awaited, transferDoubt, type TransferDoubt } from "@reagent/domain/transfer";
import type { Reader, Tx } from "../../database/database.ts";
import { dueOf, ordersTogether, type StoredOrder, settleOrders } from "./settle.ts";

/** A movement of the shop's account, with the orders that its reference names. */
export interface BankEntry {
  /** What tells it from other movements. */
  readonly identity: string;
  readonly amount: Fen;
  readonly orderCodes: readonly string[];
}

export type BookedEntry =
  | { readonly kind: "booked"; readonly orderCodes: readonly string[] }
  | { readonly kind: "known"; readonly bookedAt: number }
  | { readonly kind: "doubtful"; readonly doubt: TransferDoubt; readonly due: string };

/** Pays the orders that a transfer names, unless that is doubtful or was done before (decisions, transfers of a file). */
export async function bookEntry(
  tx: Tx,
  { identity, amount, orderCodes }: BankEntry,
  now: number,
): Promise<BookedEntry> {
  const identity_hash = createHash("sha256").update(identity).digest("hex");
  const before = await tx
    .selectFrom("bank_entries")
    .select("booked_at")
    .where("identity_hash", "=", identity_hash)
    .executeTakeFirst();
  if (before) return { kind: "known", bookedAt: before.booked_at };
  const named: (NamedOrders | undefined)[] = [];
  for (const code of orderCodes) named.push(await namedOrders(tx, code));
  const doubt = transferDoubt(amount, named);
  if (doubt !== undefined) return { kind: "doubtful", doubt, due: dueText(named) };
  const orders = new Map(
    named.flatMap((each) => each?.orders.map((order) => [order.id, order] as const) ?? []),
  );
  const [first] = orders.keys();
  if (first === undefined) throw new Error("A transfer without a doubt names no order.");
  await settleOrders(tx, [...orders.values()], { paidBy: "transfer", now });
  await tx
    .insertInto("bank_entries")
    .values({ identity_hash, order_id: first, amount, booked_at: now })
    .execute();
  return { kind: "booked", orderCodes: [...orders.values()].map(({ code }) => code) };
}

interface NamedOrders extends Awaited {
  readonly orders: readonly StoredOrder[];
}

/** The payable ones of an order and its related order. */
async function namedOrders(reader: Reader, code: string): Promise<NamedOrders | undefined> {
  const named = await reader
    .selectFrom("orders")
    .select("id")
    .where("code", "=", code)
    .executeTakeFirst();
  if (!named) return undefined;
  const together = await ordersTogether(reader, named.id);
  const { due, amount } = dueOf(together);
  const ids = together.map(({ id }) => id).toSorted();
  return { together: ids.join(" "), due: amount, orders: due };
}

const dueText = (named: readonly (Awaited | undefined)[]): string =>
  [...new Set(named.flatMap((each) => (each ? formatYuan(each.due) : [])))].join(" + ");

/** The numbers of some unpaid orders of an amount: those that a transfer without a number may be for. */
export async function ordersOfAmount(reader: Reader, amount: Fen): Promise<string[]> {
  const rows = await reader
    .selectFrom("orders")
    .select("code")
    .where("review", "=", "pending")
    .where("payment", "=", "unpaid")
    .where("amount", "=", amount)
    .orderBy("created_at")
    .limit(3)
    .execute();
  return rows.map(({ code }) => code);
}
