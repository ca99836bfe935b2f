import { dayOf } from "../../../basics/day.ts";
import type { Tx } from "../../../database/database.ts";

/** The next order number of a day of Asia/Shanghai: MK, the date, a number of at least five digits (decisions, order number). */
export async function nextOrderCode(tx: Tx, now: number): Promise<string> {
  return nextCode(tx, { prefix: "MK", counts: "order" }, now);
}

/** The next number of a shipment, in the form of an order number. */
export async function nextShipmentCode(tx: Tx, now: number): Promise<string> {
  return nextCode(tx, { prefix: "PK", counts: "shipment" }, now);
}

/** The next number of an invoice, in the form of an order number. */
export async function nextInvoiceCode(tx: Tx, now: number): Promise<string> {
  return nextCode(tx, { prefix: "FP", counts: "invoice" }, now);
}

/** The next number of a credit note, in the form of an order number. */
export async function nextCreditNoteCode(tx: Tx, now: number): Promise<string> {
  return nextCode(tx, { prefix: "HZ", counts: "credit-note" }, now);
}

/** The next number of a return, in the form of an order number. */
export async function nextReturnCode(tx: Tx, now: number): Promise<string> {
  return nextCode(tx, { prefix: "TH", counts: "return" }, now);
}

/** The next number of a return slip, in the form of an order number. */
export async function nextSlipCode(tx: Tx, now: number): Promise<string> {
  return nextCode(tx, { prefix: "TD", counts: "return-slip" }, now);
}

/** The next number of a gift order, in the form of an order number. */
export async function nextGiftOrderCode(tx: Tx, now: number): Promise<string> {
  return nextCode(tx, { prefix: "MG", counts: "gift-order" }, now);
}

async function nextCode(
  tx: Tx,
  { prefix, counts }: { prefix: string; counts: string },
  now: number,
): Promise<string> {
  const day = dayOf(now).replaceAll("-", "");
  const { value } = await tx
    .insertInto("sequences")
    .values({ name: `${counts}-${day}`, value: 1 })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((of) => ({ value: of("sequences.value", "+", 1) })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return `${prefix}${day}${String(value).padStart(5, "0")}`;
}
