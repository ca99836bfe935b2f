import type { Address } from "@reagent/api/contract/address";
import type { InvoiceInfo } from "@reagent/api/contract/invoice";
import { shop } from "@reagent/api/contract/shop";
import type { OrderMoney, OrderRemarks } from "@reagent/domain/checkout";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { InvoiceSplit } from "@reagent/domain/invoice-split";
import { pointsRate } from "@reagent/domain/points";
import { filingsForAll, type RestrictableLine } from "@reagent/domain/restriction";
import { vatPermille } from "@reagent/domain/vat";
import type { Insertable } from "kysely";
import type { Language } from "../../basics/language.ts";
import type { Goods } from "../../catalogue/goods.ts";
import { ownPrice } from "../../catalogue/prices.ts";
import type { Place } from "../../customers/addresses.ts";
import { chunks } from "../../database/chunks.ts";
import type { Tx } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import { noteEvent } from "../../ordering/orders/transitions/timeline.ts";
import { promisedDelivery } from "./promised-delivery.ts";

/** The columns of an order's line that describe its product, and the delivery of a quantity of it. */
export function goodsColumns(goods: Goods, quantity: number) {
  return {
    product_id: goods.id,
    item_code: goods.item_code,
    product_code: goods.code,
    cas: goods.cas,
    name_zh: goods.name_zh,
    name_en: goods.name_en,
    specification_zh: goods.specification_zh,
    specification_en: goods.specification_en,
    pack: goods.pack,
    list_price: goods.list_price,
    price: ownPrice(goods),
    ...promisedDelivery(goods, quantity),
    hazardous_number: goods.hazardNumber,
  };
}

/** A line of a new order. `reserved` is the quantity that it reserves from the stock. */
export interface NewLine extends RestrictableLine {
  readonly columns: ReturnType<typeof goodsColumns> &
    Pick<
      Insertable<Schema["order_lines"]>,
      "quantity" | "amount" | "customer_item_number" | "pinned_batch" | "fund"
    >;
  readonly reserved: number;
}

export interface NewOrder {
  readonly id: string;
  readonly code: string;
  readonly customerId: string;
  readonly kind: GoodsKind;
  /** The order of the other kind that is placed with it; null for none. */
  readonly relatedOrderId: string | null;
  readonly lines: readonly NewLine[];
  readonly money: OrderMoney;
  readonly couponId: string | null;
  readonly address: Address;
  /** Undefined where the invoice goes with the goods. */
  readonly invoicePlace: Place | undefined;
  readonly invoice: InvoiceInfo;
  readonly remarks: OrderRemarks;
  readonly invoiceSplit: InvoiceSplit;
  readonly language: Language;
  /** When it is cancelled if it is not paid; null for an order that is kept. */
  readonly payBy: number | null;
  readonly now: number;
}

/** Writes a new, unpaid order with copies of its address, invoice information and filing. */
export async function writeOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { id, customerId, lines, money, now } = order;
  await tx
    .insertInto("orders")
    .values({
      id,
      customer_id: customerId,
      code: order.code,
      kind: order.kind,
      related_order_id: order.relatedOrderId,
      review: "pending",
      payment: "unpaid",
      goods_amount: money.goods,
      coupon_amount: money.coupon,
      freight: money.freight,
      amount: money.payable,
      refunded_amount: 0,
      vat_permille: vatPermille(shop.vatPercent),
      points_rate: pointsRate(shop.points.perYuan),
      credit_owed: 0,
      coupon_id: order.couponId,
      customer_order_number: order.remarks.customerOrderNumber,
      note: order.remarks.note,
      invoice_split: order.invoiceSplit,
      filing: await filingOf(tx, customerId, lines),
      language: order.language,
      pay_by: order.payBy,
      created_at: now,
      ...placeColumns(order),
      ...invoiceColumns(order.invoice),
    })
    .execute();
  const rows = lines.map(({ columns, reserved }, position) => ({
    ...columns,
    order_id: id,
    position,
    sent_quantity: 0,
    refunded_quantity: 0,
    reserved_quantity: reserved,
    state: "open" as const,
    is_cancelled: 0 as const,
  }));
  for (const some of chunks(rows)) {
    await tx.insertInto("order_lines").values(some).execute();
  }
  await noteEvent(tx, id, "placed", { now });
}

/**
 * The accepted filing that the lines require as JSON, its ID numbers sealed; null where they require none. Of both, it is the one of
 * explosive precursors, which orders are specified to have.
 */
async function filingOf(
  tx: Tx,
  customerId: string,
  lines: readonly RestrictableLine[],
): Promise<string | null> {
  const [kind] = filingsForAll(lines);
  if (kind === undefined) return null;
  const filing = await tx
    .selectFrom("precursor_filings")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("precursor", "=", kind)
    .where("state", "=", "accepted")
    .executeTakeFirst();
  return filing ? JSON.stringify(filing) : null;
}

function placeColumns({ address, invoicePlace }: Pick<NewOrder, "address" | "invoicePlace">) {
  const place = invoicePlace ?? address;
  return {
    address_id: address.addressId,
    receiver: address.receiver,
    mobile: address.mobile,
    phone: address.phone,
    postcode: address.postcode,
    province_name: address.provinceName,
    city_name: address.cityName,
    district_name: address.districtName,
    street: address.street,
    invoice_receiver: place.receiver,
    invoice_mobile: place.mobile,
    invoice_landline: place.phone,
    invoice_postcode: place.postcode,
    invoice_province_name: place.provinceName,
    invoice_city_name: place.cityName,
    invoice_district_name: place.districtName,
    invoice_street: place.street,
    is_invoice_with_goods: invoicePlace ? 0 : 1,
  } as const;
}

function invoiceColumns(invoice: InvoiceInfo) {
  return {
    invoice_type: invoice.type,
    invoice_method: invoice.method,
    invoice_title: invoice.title,
    invoice_tax_number: invoice.taxNumber,
    invoice_bank: invoice.bank,
    invoice_bank_account: invoice.bankAccount,
    invoice_address: invoice.address,
    invoice_phone: invoice.phone,
    invoice_email: invoice.email,
  };
}
