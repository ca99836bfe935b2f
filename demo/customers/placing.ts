import type { Address } from "@reagent/api/contract/address";
import type { InvoiceInfo } from "@reagent/api/contract/invoice";
import { freightOf } from "@reagent/domain/freight";
import { isInvoiceSaved } from "@reagent/domain/invoice";
import { fen, subtract, sum, times } from "@reagent/domain/money";
import { goodsColumns, type NewLine, writeOrder } from "@reagent/server/areas/checkout/write-order";
import type { Goods } from "@reagent/server/catalogue/goods";
import type { Place } from "@reagent/server/customers/addresses";
import type { Tx } from "@reagent/server/database/database";
import { firstSkuOf, packOf } from "./goods.ts";
import type { DemoOrder, Placed } from "./history.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The coupon of the demo orders, amounts in fen. */
const COUPON = { reach_amount: 100_00, subtract_amount: 10_00 } as const;

/** The customer of demo orders with what the orders copy. */
export interface Buyer {
  readonly id: string;
  readonly group: string;
  readonly address: Address;
  readonly invoice: InvoiceInfo;
  readonly invoicePlace: Place;
}

/** Writes a demo order, or two linked ones for both kinds of goods. Returns the first. */
export async function placeDemoOrder(
  tx: Tx,
  buyer: Buyer,
  {
    order,
    name,
    now,
    payBy,
  }: {
    readonly order: DemoOrder;
    readonly name: string;
    readonly now: number;
    readonly payBy: number;
  },
): Promise<Placed | undefined> {
  const reagents: NewLine[] = [];
  for (const [cas, quantity] of order.reagents) {
    const goods = await packOf(tx, cas, buyer.group);
    reagents.push(...(goods ? [lineOf(goods, quantity)] : []));
  }
  const instruments: NewLine[] = [];
  for (const [code, quantity] of order.instruments) {
    const goods = await firstSkuOf(tx, code);
    instruments.push(...(goods ? [lineOf(goods, quantity)] : []));
  }
  const parts = [
    { kind: "reagent", id: name, lines: reagents },
    { kind: "instrument", id: `${name}-instruments`, lines: instruments },
  ] as const;
  const placed = parts.filter(({ lines }) => lines.length > 0);
  for (const { kind, id, lines } of placed) {
    const couponId = order.hasCoupon ? await addUsedCoupon(tx, buyer.id, now) : null;
    const goods = sum(lines.map(({ columns }) => fen(columns.amount)));
    const coupon = fen(couponId === null ? 0 : COUPON.subtract_amount);
    const freight = freightOf(kind, goods);
    await writeOrder(tx, {
      id,
      customerId: buyer.id,
      kind,
      relatedOrderId: placed.find((other) => other.id !== id)?.id ?? null,
      lines,
      money: { goods, coupon, freight, payable: sum([subtract(goods, coupon), freight]) },
      couponId,
      address: buyer.address,
      invoicePlace: order.hasInvoicePlace ? buyer.invoicePlace : undefined,
      invoice: buyer.invoice,
      language: "zh",
      payBy: order.isKept ? null : payBy,
      remarks: { customerOrderNumber: order.customerOrderNumber, note: order.note },
      now,
    });
  }
  const [first] = placed;
  return (
    first && {
      orderId: first.id,
      codes: first.lines.map(({ columns }) => columns.product_code),
      hasInvoice: isInvoiceSaved(buyer.invoice.type),
    }
  );
}

/** Demo orders reserve nothing: the demo stock is the stock after them. */
function lineOf(goods: Goods, quantity: number): NewLine {
  const columns = goodsColumns(goods, quantity);
  const amount = times(columns.price, quantity);
  return {
    columns: { ...columns, quantity, amount, customer_item_number: "" },
    reserved: 0,
    hazardNumber: goods.hazardNumber,
    isDrugPrecursor: goods.isDrugPrecursor,
    isExplosivePrecursor: goods.isExplosivePrecursor,
  };
}

async function addUsedCoupon(tx: Tx, customerId: string, now: number): Promise<string> {
  const id = `${customerId}-used-coupon`;
  const days = {
    received_at: now - 10 * DAY_MS,
    begins_at: now - 10 * DAY_MS,
    ends_at: now + 60 * DAY_MS,
  };
  await tx
    .insertInto("coupons")
    .values({ id, customer_id: customerId, ...COUPON, state: "used", ...days })
    .execute();
  return id;
}
