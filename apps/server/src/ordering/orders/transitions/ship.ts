import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import { pickBatches } from "@reagent/domain/batch-stock";
import { ship, waitingQuantity } from "@reagent/domain/order-line";
import { dayOf } from "../../../basics/day.ts";
import { Refusal } from "../../../basics/refusal.ts";
import type { Tx } from "../../../database/database.ts";
import { batchesOnShelf, changeBatchStock, returnToBatch } from "./batch-stock.ts";
import type { TransitionContext, LoadedLine, LoadedOrder } from "./loaded-order.ts";
import { expectReviewed, loadOrder, saveLine, lineOf } from "./loaded-order.ts";
import { nextShipmentCode } from "./order-code.ts";
import { noteEvent } from "./timeline.ts";

/** The part of a line that is in a shipment. */
export interface ShipmentLine {
  readonly productCode: string;
  readonly quantity: number;
  readonly batchCode: string;
}

/** How the parts of a parcel may be sent. */
interface Consent {
  /** Whether another batch may be sent than the one that the customer wants. */
  readonly takesOtherBatch?: boolean;
}

interface Shipping extends Consent {
  readonly orderId: string;
  readonly expressCompany: string;
  readonly expressNumber: string;
  /** Empty for everything that is not sent yet. */
  readonly lines: readonly ShipmentLine[];
}

/** Ships lines of a reviewed order, in whole or in part. Returns the shipment's code. */
export async function shipOrder(
  tx: Tx,
  shipping: Shipping,
  context: TransitionContext,
): Promise<string> {
  let order = await loadOrder(tx, shipping.orderId, context);
  expectReviewed(order, context);
  const lines = shipping.lines.length > 0 ? shipping.lines : allUnsent(order);
  if (lines.length === 0) {
    throw new Refusal(codes.locked, orderMessages.nothingWaits[context.language]);
  }
  const code = await nextShipmentCode(tx, context.now);
  const { expressCompany, expressNumber } = shipping;
  await tx
    .insertInto("shipments")
    .values({
      order_id: order.row.id,
      code,
      express_company: expressCompany,
      express_number: expressNumber,
      shipped_at: context.now,
    })
    .execute();
  for (const line of lines) {
    for (const part of await partsOf(tx, order, line, context)) {
      await takeFromBatch(tx, order, part, { ...shipping, ...context });
      order = await pack(tx, order, { ...part, shipmentCode: code }, context);
    }
  }
  const detail = { shipment: code, company: expressCompany, number: expressNumber };
  await noteEvent(tx, order.row.id, "shipped", { now: context.now, detail });
  return code;
}

function allUnsent({ lines }: LoadedOrder): ShipmentLine[] {
  return lines.flatMap((line) => {
    const quantity = waitingQuantity(line);
    return quantity > 0 ? [{ productCode: line.productCode, quantity, batchCode: "" }] : [];
  });
}

/**
 * A line of a parcel by batch. Where none is named, it is the batch that the customer wants, otherwise the first to expire; none where
 * the stock is not kept by batch.
 */
async function partsOf(
  tx: Tx,
  order: LoadedOrder,
  line: ShipmentLine,
  context: TransitionContext,
): Promise<ShipmentLine[]> {
  const { productId, pinnedBatch } = lineOf(order, line.productCode, context);
  if (line.batchCode !== "" || order.row.kind !== "reagent") return [line];
  if (pinnedBatch !== "") return [{ ...line, batchCode: pinnedBatch }];
  const batches = await batchesOnShelf(tx, productId);
  if (batches.length === 0) return [line];
  return pickBatches(batches, line.quantity, dayOf(context.now)).map((picked) => ({
    ...line,
    ...picked,
  }));
}

/**
 * Takes what is sent from its batch. What a pinned line reserves was taken from its batch when it was ordered; where it is sent of another,
 * it goes back. Refuses another batch without consent, and more than the batch has.
 */
async function takeFromBatch(
  tx: Tx,
  order: LoadedOrder,
  { productCode, quantity, batchCode }: ShipmentLine,
  { takesOtherBatch = false, language }: Consent & TransitionContext,
): Promise<void> {
  const { productId, pinnedBatch, reserved } = lineOf(order, productCode, { language });
  if (order.row.kind !== "reagent" || (pinnedBatch !== "" && batchCode === pinnedBatch)) return;
  if (pinnedBatch !== "") {
    if (!takesOtherBatch) {
      const refusal = orderMessages.otherBatch({ productCode, batchCode: pinnedBatch });
      throw new Refusal(codes.badRequest, refusal[language]);
    }
    const released = Math.min(reserved, quantity);
    await returnToBatch(tx, { productId, batchCode: pinnedBatch }, released);
  }
  if (batchCode === "") return;
  const isTaken = await changeBatchStock(tx, { productId, batchCode }, -quantity);
  const batches = isTaken ? [] : await batchesOnShelf(tx, productId);
  const short = batches.find((each) => each.batchCode === batchCode);
  if (short) {
    const refusal = orderMessages.batchShort({ productCode, batchCode, free: short.free });
    throw new Refusal(codes.badRequest, refusal[language]);
  }
}

async function pack(
  tx: Tx,
  order: LoadedOrder,
  {
    productCode,
    quantity,
    batchCode,
    shipmentCode,
  }: ShipmentLine & { readonly shipmentCode: string },
  context: TransitionContext,
): Promise<LoadedOrder> {
  const line = ship<LoadedLine>(lineOf(order, productCode, context), quantity);
  if (!line) {
    throw new Refusal(codes.badRequest, orderMessages.tooManySent[context.language]);
  }
  await tx
    .insertInto("shipment_lines")
    .values({
      order_id: order.row.id,
      shipment_code: shipmentCode,
      position: line.position,
      quantity,
      batch_code: batchCode,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["order_id", "shipment_code", "position", "batch_code"])
        .doUpdateSet((of) => ({ quantity: of("shipment_lines.quantity", "+", quantity) })),
    )
    .execute();
  return saveLine(tx, order, { ...line, reserved: Math.max(0, line.reserved - quantity) });
}
