import { dayOf } from "../../../basics/day.ts";
import type { Tx } from "../../../database/database.ts";
import { nextNumber, type Sequences } from "../../../database/sequences.ts";

/** The next order number of a day of Asia/Shanghai: MK, the date, a number of at least five digits (decisions, order number). */
export function nextOrderCode(tx: Tx, sequences: Sequences, now: number): Promise<string> {
  return nextCode({ prefix: "MK", counts: "order" }, now, (name) => sequences.next(tx, name));
}

/** The next number of a gift order, in the form of an order number. */
export function nextGiftOrderCode(tx: Tx, sequences: Sequences, now: number): Promise<string> {
  return nextCode({ prefix: "MG", counts: "gift-order" }, now, (name) => sequences.next(tx, name));
}

/** The next number of a shipment, in the form of an order number. */
export function nextShipmentCode(tx: Tx, now: number): Promise<string> {
  return nextCode({ prefix: "PK", counts: "shipment" }, now, (name) => nextNumber(tx, name));
}

/** The next number of an invoice, in the form of an order number. */
export function nextInvoiceCode(tx: Tx, now: number): Promise<string> {
  return nextCode({ prefix: "FP", counts: "invoice" }, now, (name) => nextNumber(tx, name));
}

/** The next number of a credit note, in the form of an order number. */
export function nextCreditNoteCode(tx: Tx, now: number): Promise<string> {
  return nextCode({ prefix: "HZ", counts: "credit-note" }, now, (name) => nextNumber(tx, name));
}

/** The next number of a return, in the form of an order number. */
export function nextReturnCode(tx: Tx, now: number): Promise<string> {
  return nextCode({ prefix: "TH", counts: "return" }, now, (name) => nextNumber(tx, name));
}

/** The next number of a return slip, in the form of an order number. */
export function nextSlipCode(tx: Tx, now: number): Promise<string> {
  return nextCode({ prefix: "TD", counts: "return-slip" }, now, (name) => nextNumber(tx, name));
}

async function nextCode(
  { prefix, counts }: { prefix: string; counts: string },
  now: number,
  draw: (name: string) => Promise<number>,
): Promise<string> {
  const day = dayOf(now).replaceAll("-", "");
  const number = await draw(`${counts}-${day}`);
  return `${prefix}${day}${String(number).padStart(5, "0")}`;
}
