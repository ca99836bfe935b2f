import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import type { BatchQuantity } from "@reagent/domain/batch-stock";
import { unship } from "@reagent/domain/order-line";
import { Refusal } from "../../../basics/refusal.ts";
import type { Tx } from "../../../database/database.ts";
import { heldBatches, underWayOf } from "../return-quantities.ts";
import { changeBatchStock, returnToBatch } from "./batch-stock.ts";
import {
  type LoadedLine,
  type LoadedOrder,
  loadOrder,
  saveLine,
  type TransitionContext,
} from "./loaded-order.ts";
import { noteEvent } from "./timeline.ts";

/**
 * Takes back a parcel that was recorded by mistake: its goods wait again, and are reserved (decisions, taking steps back). Refused where
 * something rests on it.
 */
export async function undoShipment(
  tx: Tx,
  parcelCode: string,
  context: TransitionContext,
): Promise<void> {
  const parcel = await tx
    .selectFrom("shipments")
    .selectAll()
    .where("code", "=", parcelCode)
    .executeTakeFirst();
  if (!parcel) throw refused("parcelMissing", context);
  const orderId = parcel.order_id;
  let order = await loadOrder(tx, orderId, context);
  const held = await heldBatches(tx, [orderId]);
  const sent = await tx
    .selectFrom("shipment_lines")
    .select(["shipment_code", "position", "batch_code", "quantity"])
    .where("order_id", "=", orderId)
    .execute();
  const inParcel = sent.filter((each) => each.shipment_code === parcelCode);
  for (const { position, batch_code, quantity } of inParcel) {
    const isOfBatch = (each: { readonly position: number; readonly batch: string }) =>
      each.position === position && each.batch === batch_code;
    const sentOfBatch = total(
      sent.filter((each) => isOfBatch({ position: each.position, batch: each.batch_code })),
    );
    const heldOfBatch = total(
      held.filter((each) => isOfBatch({ position: each.position, batch: each.batchCode })),
    );
    const before = order.lines.find((line) => line.position === position);
    const line =
      before &&
      unship<LoadedLine>(before, { count: quantity, held: underWayOf(held, orderId, position) });
    if (!line || quantity > sentOfBatch - heldOfBatch) throw refused("parcelRestsOn", context);
    const back = { ...line, reserved: line.reserved + quantity };
    const pinnedBatch = await putBack(tx, order, back, { batchCode: batch_code, quantity });
    order = await saveLine(tx, order, { ...back, pinnedBatch });
  }
  for (const table of ["shipment_lines", "shipments"] as const)
    await tx
      .deleteFrom(table)
      .where("order_id", "=", orderId)
      .where(table === "shipments" ? "code" : "shipment_code", "=", parcelCode)
      .execute();
  const { express_company: company, express_number: number } = parcel;
  const detail = { shipment: parcelCode, company, number };
  await noteEvent(tx, orderId, "shipment-undone", { now: context.now, detail });
}

/**
 * Puts goods that were not sent back to their batch. Returns the batch that the line is pinned to from then on: its own, unless that was
 * sold meanwhile.
 */
async function putBack(
  tx: Tx,
  { row }: LoadedOrder,
  { productId, pinnedBatch }: LoadedLine,
  { batchCode, quantity }: BatchQuantity,
): Promise<string> {
  if (row.kind !== "reagent" || batchCode === "" || batchCode === pinnedBatch) return pinnedBatch;
  await returnToBatch(tx, { productId, batchCode }, quantity);
  if (pinnedBatch === "") return "";
  const isHeld = await changeBatchStock(tx, { productId, batchCode: pinnedBatch }, -quantity);
  return isHeld ? pinnedBatch : "";
}

const total = (parts: readonly { readonly quantity: number }[]): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

const refused = (why: "parcelMissing" | "parcelRestsOn", { language }: TransitionContext) =>
  new Refusal(
    why === "parcelMissing" ? codes.notFound : codes.locked,
    orderMessages[why][language],
  );
