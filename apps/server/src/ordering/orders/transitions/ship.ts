import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import { ship, waitingQuantity } from "@reagent/domain/order-line";
import { Refusal } from "../../../basics/refusal.ts";
import type { Tx } from "../../../database/database.ts";
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

interface Shipping {
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
    order = await pack(tx, order, { ...line, shipmentCode: code }, context);
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
