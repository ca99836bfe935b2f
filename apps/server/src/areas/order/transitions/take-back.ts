import { codes } from "@reagent/api/contract/envelope";
import type { Fen } from "@reagent/domain/money";
import { takenBack, terminated } from "@reagent/domain/order-line";
import type { Tx } from "../../../database/database.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Doing } from "./loaded-order.ts";
import { expectReviewed, holdOrder, keepLine, lineOf } from "./loaded-order.ts";
import { orderMessages } from "./messages.ts";
import { giveBack } from "./refund.ts";
import { releaseStock } from "./stock.ts";
import { noteEvent } from "./timeline.ts";

/** A line of an order, by its product. */
export interface OrderedProduct {
  readonly orderId: string;
  readonly productCode: string;
}

/** Calls off what of a line was not sent yet, and gives back what was paid for it. */
export async function terminateLine(
  tx: Tx,
  { orderId, productCode }: OrderedProduct,
  doing: Doing,
): Promise<Fen> {
  const order = await holdOrder(tx, orderId, doing);
  expectReviewed(order, doing);
  const line = terminated(lineOf(order, productCode, doing));
  if (!line) {
    throw new Refusal(codes.locked, orderMessages.nothingWaits[doing.language]);
  }
  const after = await keepLine(tx, order, await releaseStock(tx, order, line));
  await noteEvent(tx, orderId, "terminated", { now: doing.now, detail: { product: productCode } });
  return (await giveBack(tx, after, doing)).amount;
}

/** Gives back what was paid for goods that came back. */
export async function refundGoods(
  tx: Tx,
  { orderId, productCode, quantity }: OrderedProduct & { readonly quantity: number },
  doing: Doing,
): Promise<Fen> {
  const order = await holdOrder(tx, orderId, doing);
  expectReviewed(order, doing);
  const line = takenBack(lineOf(order, productCode, doing), quantity);
  if (!line) {
    throw new Refusal(codes.badRequest, orderMessages.tooManyBack[doing.language]);
  }
  return (await giveBack(tx, await keepLine(tx, order, line), doing)).amount;
}
