import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import { returnMessages } from "@reagent/api/messages/return";
import { type Fen, toYuan } from "@reagent/domain/money";
import { takeBack } from "@reagent/domain/order-line";
import { canStep, type ReturnStep } from "@reagent/domain/return";
import type { Selectable, Updateable } from "kysely";
import { Refusal } from "../../basics/refusal.ts";
import type { Tx } from "../../database/database.ts";
import type { OrderEvent } from "../../database/schema-order.ts";
import type { Schema } from "../../database/schema.ts";
import {
  type LoadedLine,
  type LoadedOrder,
  loadOrder,
  saveLine,
  type TransitionContext,
} from "../../ordering/orders/transitions/loaded-order.ts";
import { nextSlipCode } from "../../ordering/orders/transitions/order-code.ts";
import {
  expectTarget,
  payRefund,
  type RefundTarget,
} from "../../ordering/orders/transitions/refund.ts";
import { addToStock } from "../../ordering/orders/transitions/stock.ts";
import { noteEvent } from "../../ordering/orders/transitions/timeline.ts";

type Stored = Selectable<Schema["returns"]>;

const EVENTS: Readonly<Record<ReturnStep, OrderEvent>> = {
  approve: "return-approved",
  refuse: "return-refused",
  receive: "return-received",
  finish: "return-completed",
  close: "return-closed",
};

/** Loads a return for a step of the operator; refuses an unknown one, and a step that its status does not allow. */
async function loadReturn(
  tx: Tx,
  returnId: string,
  step: ReturnStep,
  { language }: TransitionContext,
): Promise<Stored> {
  const stored = await tx
    .selectFrom("returns")
    .selectAll()
    .where("id", "=", returnId)
    .executeTakeFirst();
  if (!stored) {
    throw new Refusal(codes.notFound, returnMessages.missing[language]);
  }
  if (!canStep(step, { ...stored, isReceived: stored.received_at !== null })) {
    throw new Refusal(codes.locked, returnMessages.stepImpossible[language]);
  }
  return stored;
}

/** Saves a step, and notes it in the timeline of the order. */
async function save(
  tx: Tx,
  stored: Stored,
  step: ReturnStep,
  {
    now,
    detail = {},
    ...change
  }: Updateable<Schema["returns"]> & {
    readonly now: number;
    readonly detail?: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await tx.updateTable("returns").set(change).where("id", "=", stored.id).execute();
  const named = { return: stored.code, ...detail };
  await noteEvent(tx, stored.order_id, EVENTS[step], { now, detail: named });
}

/** Approves a return. Goods that must be sent back get a slip. */
export async function approveReturn(
  tx: Tx,
  { returnId, goods }: { readonly returnId: string; readonly goods: "kept" | "sent-back" },
  context: TransitionContext,
): Promise<void> {
  const stored = await loadReturn(tx, returnId, "approve", context);
  const slipCode = goods === "sent-back" ? await nextSlipCode(tx, context.now) : null;
  await save(tx, stored, "approve", {
    now: context.now,
    status: "processing",
    goods,
    slip_code: slipCode,
    ...(goods === "kept" && { detail: { goods } }),
  });
}

/** Refuses a return with a reason, which the customer sees. */
export async function refuseReturn(
  tx: Tx,
  { returnId, reason }: { readonly returnId: string; readonly reason: string },
  context: TransitionContext,
): Promise<void> {
  const stored = await loadReturn(tx, returnId, "refuse", context);
  await save(tx, stored, "refuse", {
    now: context.now,
    status: "terminated",
    refusal: reason,
    detail: { reason },
  });
}

/** Records that the goods of a return arrived. */
export async function receiveReturn(
  tx: Tx,
  returnId: string,
  context: TransitionContext,
): Promise<void> {
  const stored = await loadReturn(tx, returnId, "receive", context);
  await save(tx, stored, "receive", { now: context.now, received_at: context.now });
}

/** Closes a return whose goods have not arrived. */
export async function closeReturn(
  tx: Tx,
  returnId: string,
  context: TransitionContext,
): Promise<void> {
  const stored = await loadReturn(tx, returnId, "close", context);
  await save(tx, stored, "close", { now: context.now, status: "closed" });
}

/**
 * Completes a return: refunds its goods as every refund does, and adds them to the stock if they are fit for sale (decisions, returned
 * goods). Returns the refund.
 */
export async function finishReturn(
  tx: Tx,
  {
    returnId,
    isRestocked,
    isToPayment = false,
  }: { readonly returnId: string; readonly isRestocked: boolean } & RefundTarget,
  context: TransitionContext,
): Promise<Fen> {
  const stored = await loadReturn(tx, returnId, "finish", context);
  if (isRestocked && stored.goods !== "sent-back") {
    throw new Refusal(codes.locked, returnMessages.nothingReceived[context.language]);
  }
  const lines = await tx
    .selectFrom("return_lines")
    .select(["position", "quantity", "batch_code"])
    .where("return_id", "=", stored.id)
    .orderBy("position")
    .execute();
  let order = await loadOrder(tx, stored.order_id, context);
  await expectTarget(tx, order, { isToPayment, ...context });
  for (const { position, quantity, batch_code: batchCode } of lines) {
    const line = back(order, position, quantity, context);
    order = await saveLine(tx, order, line);
    if (isRestocked) await addToStock(tx, order, line, { quantity, batchCode });
  }
  const { amount } = await payRefund(tx, order, {
    now: context.now,
    cause: { return: stored.code },
    isToPayment,
  });
  await save(tx, stored, "finish", {
    now: context.now,
    status: "completed",
    refunded_amount: amount,
    detail: { amount: toYuan(amount) },
  });
  return amount;
}

/** A line of the order after the quantity was taken back. It is reserved for the return, so that no other refund took it. */
function back(
  { lines }: LoadedOrder,
  position: number,
  quantity: number,
  { language }: TransitionContext,
): LoadedLine {
  const line = lines.find((each) => each.position === position);
  const after = line && takeBack<LoadedLine>(line, quantity);
  if (!after) {
    throw new Refusal(codes.badRequest, orderMessages.tooManyBack[language]);
  }
  return after;
}
