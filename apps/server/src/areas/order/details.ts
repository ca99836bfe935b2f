import type { InstrumentOrder, OrderEvent, ReagentOrder } from "@reagent/api/contract/order";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { fen, parseYuan, toYuan } from "@reagent/domain/money";
import { isLegacy } from "@reagent/domain/order";
import type { Selectable } from "kysely";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { Language } from "../../http/language.ts";
import type { Vault } from "../../sessions/vault.ts";
import { maskedPrecursor, nothingFiled } from "../filing/precursor.ts";
import { instrumentLineOf, reagentLineOf, storedLines } from "./lines.ts";
import { invoiceTypeNames, paidByNames } from "./names.ts";
import { rowsOf } from "./rows.ts";

type StoredOrder = Selectable<Schema["orders"]>;

/** Which order of a customer is meant. */
interface Named {
  readonly customerId: string;
  readonly orderId: string;
  /** Either where it is left out. */
  readonly kind?: GoodsKind | undefined;
}

/** How a page is made. */
interface Showing {
  readonly language: Language;
  readonly vault: Vault;
}

/** A customer's order; undefined where this customer has none such. */
export async function findOrder(
  reader: Reader,
  { customerId, orderId, kind }: Named,
): Promise<StoredOrder | undefined> {
  const order = await reader
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return kind === undefined || order?.kind === kind ? order : undefined;
}

/** A reagent order, old or not as it was asked for; undefined where there is none. */
export async function readReagentOrder(
  reader: Reader,
  { isLegacy: isAskedAsOld, ...named }: Omit<Named, "kind"> & { readonly isLegacy: boolean },
  showing: Showing,
): Promise<ReagentOrder | undefined> {
  const order = await findOrder(reader, { ...named, kind: "reagent" });
  if (!order || isLegacy(order.created_at) !== isAskedAsOld) {
    return undefined;
  }
  const lines = await linesOf(reader, order);
  return {
    ...(await detailsOf(reader, order, showing)),
    lines: lines.map((line) => reagentLineOf(line, showing.language)),
  };
}

/** An instrument order; undefined where there is none. */
export async function readInstrumentOrderOf(
  reader: Reader,
  named: Omit<Named, "kind">,
  showing: Showing,
): Promise<InstrumentOrder | undefined> {
  const order = await findOrder(reader, { ...named, kind: "instrument" });
  if (!order) {
    return undefined;
  }
  const lines = await linesOf(reader, order);
  return {
    ...(await detailsOf(reader, order, showing)),
    invoiceReceiver: order.invoice_receiver,
    invoiceProvinceName: order.invoice_province_name,
    invoiceCityName: order.invoice_city_name,
    invoiceDistrictName: order.invoice_district_name,
    invoiceStreet: order.invoice_street,
    invoiceMobile: order.invoice_mobile,
    invoiceLandline: order.invoice_landline,
    invoicePostcode: order.invoice_postcode,
    isInvoiceWithGoods: order.is_invoice_with_goods === 1,
    lines: lines.map((line) => instrumentLineOf(line, showing.language)),
  };
}

async function linesOf(reader: Reader, { id }: StoredOrder) {
  return storedLines(reader)
    .where("order_lines.order_id", "=", id)
    .orderBy("order_lines.position")
    .execute();
}

async function detailsOf(reader: Reader, order: StoredOrder, { language, vault }: Showing) {
  const [row] = await rowsOf(reader, [order], language);
  if (!row) {
    throw new Error("An order without a row.");
  }
  return {
    ...row,
    goodsAmount: fen(order.goods_amount),
    couponAmount: fen(order.coupon_amount),
    couponDescription: await couponDescription(reader, order, language),
    freight: fen(order.freight),
    refundedAmount: fen(order.refunded_amount),
    provinceName: order.province_name,
    cityName: order.city_name,
    districtName: order.district_name,
    street: order.street,
    mobile: order.mobile,
    phone: order.phone,
    postcode: order.postcode,
    invoiceType: order.invoice_type,
    invoiceTypeName: invoiceTypeNames[order.invoice_type][language],
    invoiceMethod: order.invoice_method,
    invoiceTitle: order.invoice_title,
    invoiceTaxNumber: order.invoice_tax_number,
    invoiceBank: order.invoice_bank,
    invoiceBankAccount: order.invoice_bank_account,
    invoiceAddress: order.invoice_address,
    invoicePhone: order.invoice_phone,
    ...filingOf(order, vault),
    note: order.note,
    timeline: await timelineOf(reader, order, language),
  };
}

async function couponDescription(
  reader: Reader,
  { coupon_id, customer_id, coupon_amount }: StoredOrder,
  language: Language,
): Promise<string> {
  if (coupon_id === null) {
    return "";
  }
  const coupon = await reader
    .selectFrom("coupons")
    .select("reach_amount")
    .where("id", "=", coupon_id)
    .where("customer_id", "=", customer_id)
    .executeTakeFirst();
  const off = toYuan(fen(coupon_amount));
  if (!coupon) {
    return { zh: `减 ${off} 元`, en: `¥${off} off` }[language];
  }
  const reach = toYuan(fen(coupon.reach_amount));
  return { zh: `满 ${reach} 元减 ${off} 元`, en: `¥${off} off from ¥${reach}` }[language];
}

/** The filing that an order carries as it was when the order was placed, its ID numbers masked. */
function filingOf({ filing }: StoredOrder, vault: Vault) {
  const told =
    filing === null
      ? nothingFiled
      : maskedPrecursor(JSON.parse(filing) as Selectable<Schema["precursor_filings"]>, vault);
  const { company, address, ...people } = told;
  return { hasFiling: filing !== null, buyerCompany: company, buyerAddress: address, ...people };
}

/** What happened to an order, oldest first. */
async function timelineOf(
  reader: Reader,
  { id, paid_by }: StoredOrder,
  language: Language,
): Promise<OrderEvent[]> {
  const rows = await reader
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("position")
    .execute();
  return rows.map(({ event, detail: stored, created_at }) => {
    const detail = JSON.parse(stored) as Readonly<Record<string, string>>;
    const isPaid = event === "paid" && paid_by !== null;
    return {
      event,
      at: created_at,
      amount: parseYuan(detail["amount"] ?? "") ?? null,
      payMethod: isPaid ? paidByNames[paid_by][language] : "",
      productCode: detail["product"] ?? "",
      shipmentCode: detail["shipment"] ?? "",
      expressCompany: detail["company"] ?? "",
      expressNumber: detail["number"] ?? "",
    };
  });
}
