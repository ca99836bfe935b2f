import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type {
  InstrumentOrder,
  OrderEvent,
  readInstrumentOrder,
  readOrder,
  ReagentOrder,
} from "@reagent/api/contract/order";
import { orderMessages } from "@reagent/api/messages/order";
import { invoiceRecipient } from "@reagent/domain/invoice";
import { fen, parseYuan } from "@reagent/domain/money";
import { isLegacy } from "@reagent/domain/order";
import type { Selectable } from "kysely";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { withRegionsIn } from "../../catalogue/regions.ts";
import { maskedPrecursor, nothingFiled } from "../../customers/precursor.ts";
import type { Reader } from "../../database/database.ts";
import type { PaidBy } from "../../database/schema-order.ts";
import type { Schema } from "../../database/schema.ts";
import { ownOrder, placeOf, type StoredOrder } from "../../ordering/orders/find-order.ts";
import { instrumentLineOf, reagentLineOf, storedLines } from "../../ordering/orders/lines.ts";
import type { Vault } from "../../sessions/vault.ts";
import { cancellationOf } from "./cancellation.ts";
import { couponDescription } from "./coupon-description.ts";
import { invoiceTypeNames, paidByNames } from "./names.ts";
import { rowsOf } from "./rows.ts";

/** A reagent order; refuses an order from before 2024 where a newer one is requested, and the other way round. */
export async function readReagentOrder(
  call: CustomerCall<ParamsOf<typeof readOrder>>,
  { database: { read }, vault }: Pick<Services, "database" | "vault">,
): Promise<ReagentOrder> {
  const { params, language } = call;
  const order = await ownOrder(read, call, "reagent");
  if (isLegacy(order.created_at) !== params.isLegacy) {
    throw new Refusal(codes.notFound, orderMessages.missing[language]);
  }
  const lines = await linesOf(read, order);
  return {
    ...(await detailsOf(read, order, { language, vault })),
    lines: lines.map((line) => reagentLineOf(line, language)),
  };
}

export async function readInstrumentOrderOf(
  call: CustomerCall<ParamsOf<typeof readInstrumentOrder>>,
  { database: { read }, vault }: Pick<Services, "database" | "vault">,
): Promise<InstrumentOrder> {
  const { language } = call;
  const order = await ownOrder(read, call, "instrument");
  const lines = await linesOf(read, order);
  const invoicePlace = withRegionsIn(
    {
      provinceName: order.invoice_province_name,
      cityName: order.invoice_city_name,
      districtName: order.invoice_district_name,
      street: order.invoice_street,
    },
    language,
  );
  return {
    ...(await detailsOf(read, order, { language, vault })),
    invoiceReceiver: order.invoice_receiver,
    invoiceProvinceName: invoicePlace.provinceName,
    invoiceCityName: invoicePlace.cityName,
    invoiceDistrictName: invoicePlace.districtName,
    invoiceStreet: invoicePlace.street,
    invoiceMobile: order.invoice_mobile,
    invoiceLandline: order.invoice_landline,
    invoicePostcode: order.invoice_postcode,
    isInvoiceWithGoods: order.is_invoice_with_goods === 1,
    lines: lines.map((line) => instrumentLineOf(line, language)),
  };
}

async function linesOf(reader: Reader, { id }: StoredOrder) {
  return storedLines(reader)
    .where("order_lines.order_id", "=", id)
    .orderBy("order_lines.position")
    .execute();
}

async function detailsOf(
  reader: Reader,
  order: StoredOrder,
  { language, vault }: { readonly language: Language; readonly vault: Vault },
) {
  const [row] = await rowsOf(reader, [order], language);
  const customer = await reader
    .selectFrom("customers")
    .select("email")
    .where("id", "=", order.customer_id)
    .executeTakeFirstOrThrow();
  if (!row) {
    throw new Error("rowsOf returned no row for an order.");
  }
  return {
    ...row,
    goodsAmount: fen(order.goods_amount),
    couponAmount: fen(order.coupon_amount),
    couponDescription: await couponDescription(reader, order, language),
    freight: fen(order.freight),
    refundedAmount: fen(order.refunded_amount),
    cancellation: await cancellationOf(reader, order, language),
    ...placeOf(order, language),
    mobile: order.mobile,
    phone: order.phone,
    postcode: order.postcode,
    invoiceType: order.invoice_type,
    invoiceSplit: order.invoice_split,
    invoiceTypeName: invoiceTypeNames[order.invoice_type][language],
    invoiceMethod: order.invoice_method,
    invoiceTitle: order.invoice_title,
    invoiceTaxNumber: order.invoice_tax_number,
    invoiceBank: order.invoice_bank,
    invoiceBankAccount: order.invoice_bank_account,
    invoiceAddress: order.invoice_address,
    invoicePhone: order.invoice_phone,
    invoiceEmail: invoiceRecipient(
      { method: order.invoice_method, type: order.invoice_type, email: order.invoice_email },
      customer.email,
    ),
    ...filingOf(order, vault),
    note: order.note,
    timeline: await timelineOf(reader, order, language),
  };
}

/** The filing that was copied when the order was placed, its ID numbers masked. */
function filingOf({ filing }: StoredOrder, vault: Vault) {
  const shown =
    filing === null
      ? nothingFiled
      : maskedPrecursor(JSON.parse(filing) as Selectable<Schema["precursor_filings"]>, vault);
  const { company, address, ...people } = shown;
  return { hasFiling: filing !== null, buyerCompany: company, buyerAddress: address, ...people };
}

/** The events of an order, oldest first. */
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
    // Orders of the first version have no means of payment in their events.
    const isOnCredit = paid_by === "credit" || paid_by === "second-credit";
    const namesWay =
      event === "paid" || event === "payment-returned" || (event === "refunded" && isOnCredit);
    const paidBy = namesWay ? ((detail["by"] ?? paid_by) as PaidBy | null) : null;
    return {
      event,
      at: created_at,
      amount: parseYuan(detail["amount"] ?? "") ?? null,
      payMethod: paidBy === null ? "" : paidByNames[paidBy][language],
      productCode: detail["product"] ?? "",
      shipmentCode: detail["shipment"] ?? "",
      expressCompany: detail["company"] ?? "",
      expressNumber: detail["number"] ?? "",
      returnCode: detail["return"] ?? "",
      reason: detail["reason"] ?? "",
    };
  });
}
