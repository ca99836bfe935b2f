import { codes } from "@reagent/api/contract/envelope";
import { sent, waitingQuantity } from "@reagent/domain/order-line";
import type { Tx } from "../../../database/database.ts";
import { Refusal } from "../../../http/refusal.ts";
import type { Doing, HeldLine, HeldOrder } from "./loaded-order.ts";
import { expectReviewed, holdOrder, keepLine, lineOf } from "./loaded-order.ts";
import { orderMessages } from "./messages.ts";
import { nextShipmentCode } from "./order-code.ts";
import { noteEvent } from "./timeline.ts";

/** What of one line goes with a shipment. */
export interface Parcel {
  readonly productCode: string;
  readonly quantity: number;
  readonly batchCode: string;
}

export interface Shipping {
  readonly orderId: string;
  readonly expressCompany: string;
  readonly expressNumber: string;
  /** Empty sends everything that still waits. */
  readonly parcels: readonly Parcel[];
}

/** Sends goods of a reviewed order, lines in whole or in part. Gives the shipment's code. */
export async function shipOrder(tx: Tx, shipping: Shipping, doing: Doing): Promise<string> {
  let order = await holdOrder(tx, shipping.orderId, doing);
  expectReviewed(order, doing);
  const parcels = shipping.parcels.length > 0 ? shipping.parcels : everythingWaiting(order);
  if (parcels.length === 0) {
    throw new Refusal(codes.locked, orderMessages.nothingWaits[doing.language]);
  }
  const code = await nextShipmentCode(tx, doing.now);
  const { expressCompany, expressNumber } = shipping;
  await tx
    .insertInto("shipments")
    .values({
      order_id: order.row.id,
      code,
      express_company: expressCompany,
      express_number: expressNumber,
      shipped_at: doing.now,
    })
    .execute();
  for (const parcel of parcels) {
    order = await pack(tx, order, { ...parcel, shipmentCode: code }, doing);
  }
  const detail = { shipment: code, company: expressCompany, number: expressNumber };
  await noteEvent(tx, order.row.id, "shipped", { now: doing.now, detail });
  return code;
}

function everythingWaiting({ lines }: HeldOrder): Parcel[] {
  return lines.flatMap((line) => {
    const quantity = waitingQuantity(line);
    return quantity > 0 ? [{ productCode: line.productCode, quantity, batchCode: "" }] : [];
  });
}

async function pack(
  tx: Tx,
  order: HeldOrder,
  { productCode, quantity, batchCode, shipmentCode }: Parcel & { readonly shipmentCode: string },
  doing: Doing,
): Promise<HeldOrder> {
  const line = sent<HeldLine>(lineOf(order, productCode, doing), quantity);
  if (!line) {
    throw new Refusal(codes.badRequest, orderMessages.tooManySent[doing.language]);
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
        .columns(["order_id", "shipment_code", "position"])
        .doUpdateSet((of) => ({ quantity: of("shipment_lines.quantity", "+", quantity) })),
    )
    .execute();
  return keepLine(tx, order, { ...line, reserved: Math.max(0, line.reserved - quantity) });
}
