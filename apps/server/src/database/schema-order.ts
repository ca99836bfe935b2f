import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { InvoiceMethod, InvoiceType } from "@reagent/domain/invoice";
import type { InvoiceFormat } from "@reagent/domain/invoice-format";
import type { InvoiceSplit } from "@reagent/domain/invoice-split";
import type { NoticeEffect, PaymentState } from "@reagent/domain/payment";
import type { GoodsBack, ReturnStatus } from "@reagent/domain/return";
import type { ShopLimit } from "@reagent/domain/shop-limit";
import type { Generated } from "kysely";
import type { Language } from "../basics/language.ts";
import type { StoredFlag } from "./stored-flag.ts";

/** Orders with payments, shipments, invoices, and coupons. Amounts are fen, instants epoch milliseconds. */
export interface OrderTables {
  /**
   * An order as it was placed: prices, addresses and invoice information are copied, so that later changes do not affect it.
   * `amount` = goods − coupon + freight.
   */
  orders: OrderedPlace &
    OrderedInvoice & {
      id: string;
      customer_id: string;
      /** MK, the day, a number; unique. */
      code: string;
      kind: GoodsKind;
      /** The order of the other kind that was placed with it, or null. */
      related_order_id: string | null;
      review: "pending" | "reviewed" | "cancelled";
      payment: "unpaid" | "paid";
      /** Whether the customer last chose to pay by bank transfer. */
      is_transfer_chosen: Generated<StoredFlag>;
      /** Payment method; null before payment. */
      paid_by: PaidBy | null;
      paid_at: number | null;
      goods_amount: number;
      coupon_amount: number;
      freight: number;
      amount: number;
      /** The rate of value-added tax when it was placed, in tenths of a percent. */
      vat_permille: Generated<number>;
      /** The points for each yuan when it was placed, in hundredths. */
      points_rate: Generated<number>;
      /** The refunded part of `amount`. */
      refunded_amount: number;
      /** Debt that remains of an order that was paid on credit. */
      credit_owed: number;
      coupon_id: string | null;
      customer_order_number: string;
      note: string;
      /** Copy of the explosive-precursor filing: JSON of a row of `precursor_filings`, ID numbers encrypted; null for ordinary goods. */
      filing: string | null;
      /** How its goods are invoiced. */
      invoice_split: Generated<InvoiceSplit>;
      /** The language in which it was placed, for mails about it. */
      language: Generated<Language>;
      /** When it is cancelled if it is not paid; null for an order that is kept. */
      pay_by: number | null;
      /** When its customer is reminded of the bank transfer; null where they are not, or were. */
      remind_at: Generated<number | null>;
      created_at: number;
    };

  order_lines: {
    order_id: string;
    position: number;
    /** A pack's id for reagents, a SKU's for instruments; the product may be deleted from the catalogue. */
    product_id: number;
    item_code: string;
    product_code: string;
    cas: string;
    name_zh: string;
    name_en: string;
    /** Grade of a reagent; attributes of an instrument, JSON: `{ [attribute]: value }`. */
    specification_zh: string;
    specification_en: string;
    pack: string;
    quantity: number;
    sent_quantity: number;
    refunded_quantity: number;
    /** Quantity taken from the stock when the order was placed, which a cancelled line returns. */
    reserved_quantity: number;
    /** The batch that the customer wants it of; "" for any. */
    pinned_batch: Generated<string>;
    /** The fund that pays for it, where the order is invoiced by fund; "" for none. */
    fund: Generated<string>;
    /** Quantity on invoices. */
    invoiced_quantity: Generated<number>;
    state: "open" | "shipped" | "terminated";
    is_cancelled: StoredFlag;
    list_price: number;
    /** Price of one for this customer. */
    price: number;
    amount: number;
    customer_item_number: string;
    expected_delivery_zh: string;
    expected_delivery_en: string;
    hazardous_number: string;
  };

  /** The timeline of an order, oldest first. */
  order_events: {
    order_id: string;
    position: number;
    event: OrderEvent;
    /** Details, JSON: an amount, the code of a shipment or of a return, the reason of a refusal. */
    detail: string;
    created_at: number;
  };

  shipments: {
    order_id: string;
    /** Unique. */
    code: string;
    express_company: string;
    express_number: string;
    shipped_at: number;
  };
  shipment_lines: {
    order_id: string;
    shipment_code: string;
    /** Of the order's line. */
    position: number;
    quantity: number;
    batch_code: string;
  };

  /** Invoices of an order: `amount` = goods − coupon + freight. */
  order_invoices: {
    order_id: string;
    /** Unique. */
    code: string;
    goods_amount: number;
    coupon_amount: number;
    freight: number;
    amount: number;
    issued_at: number;
    /** The number that the tax office gave it, and the day, "2026-11-21"; both are empty until they are known. */
    tax_number: Generated<string>;
    tax_day: Generated<string>;
    /** Of a credit note, whose amounts are negative: the code of the invoice that it reverses. */
    reverses: string | null;
  };
  order_invoice_lines: {
    order_id: string;
    invoice_code: string;
    /** Of the order's line. */
    position: number;
    quantity: number;
  };

  /** The tax office's files of an invoice, one of each format. */
  order_invoice_files: {
    order_id: string;
    invoice_code: string;
    format: InvoiceFormat;
    /** Its name in the files of the shop. */
    file: string;
    /** Its name as it came. */
    file_name: string;
  };

  /** Transfers that were booked from a bank's file, so that none is booked twice. */
  bank_entries: {
    /** SHA-256 of what tells it from other movements of the account. */
    identity_hash: string;
    /** The order, or the first of those, that it paid. */
    order_id: string;
    amount: number;
    booked_at: number;
  };

  /** Returns of an order's goods. */
  returns: {
    id: string;
    order_id: string;
    customer_id: string;
    /** Unique; shown to the customer. */
    code: string;
    status: ReturnStatus;
    goods: GoodsBack;
    /** The customer's description and contact. */
    reason: string;
    /** Why it was refused; empty otherwise. */
    refusal: string;
    /** Of the way back; null until it is approved, and where the customer keeps the goods. */
    slip_code: string | null;
    /** Of the way back; empty until the customer has entered it. */
    express_number: string;
    created_at: number;
    /** When the goods arrived; null until then. */
    received_at: number | null;
    /** Null until it is completed. */
    refunded_amount: number | null;
  };
  return_lines: {
    order_id: string;
    return_id: string;
    /** Of the order's line. */
    position: number;
    batch_code: string;
    quantity: number;
    is_opened: StoredFlag;
    opened_quantity: number;
    remark: string;
  };

  /** A payment through a gateway; the related order is paid with it. */
  payments: {
    id: string;
    customer_id: string;
    purpose: "order" | "repayment";
    /** Null where the whole debt is repaid. */
    order_id: string | null;
    /** Id of the payment method on the wire. */
    method: string;
    amount: number;
    state: PaymentState;
    /** The gateway's number; null until known. */
    gateway_reference: string | null;
    created_at: number;
    settled_at: number | null;
  };
  /** A refund that goes back to the payment of an order. */
  payment_returns: {
    /** Its number at the gateway too. */
    id: string;
    payment_id: string;
    order_id: string;
    amount: number;
    /** It waits until the gateway has made it, or refused it for good. */
    state: "waiting" | "made" | "failed";
    /** Why the gateway has not made it; empty where it did not say. */
    problem: string;
    created_at: number;
    settled_at: number | null;
  };
  /** Every notice of a gateway, once. */
  payment_notices: {
    /** The gateway's own id of the notice. */
    id: string;
    payment_id: string;
    outcome: NoticeEffect;
    received_at: number;
  };

  /** Limits that the shop sets on goods, on deliveries to a region, or on both. */
  shop_limits: {
    id: string;
    effect: ShopLimit["effect"];
    /** With spaces between them; empty for all goods. */
    item_codes: string;
    /** The code of a province, a city or a district; empty for everywhere. */
    region: string;
    /** The first and the last day; empty for an open end. */
    from_day: string;
    until_day: string;
    message_zh: string;
    message_en: string;
  };

  coupons: {
    id: string;
    customer_id: string;
    /** Least amount of reagents, and the amount off. */
    reach_amount: number;
    subtract_amount: number;
    /** `expired` is not stored: it follows from `ends_at`. */
    state: "unused" | "used" | "voided";
    received_at: number;
    begins_at: number;
    ends_at: number;
  };

  /** Last numbers of sequences, by name: `order-20261121`. */
  sequences: { name: string; value: number };
}

export type PaidBy =
  | "wechat"
  | "alipay"
  | "bank"
  | "balance"
  | "credit"
  | "second-credit"
  | "transfer";
/**
 * What a mail about an order reports: that it was placed, that it waits for a bank transfer, that it still does, that it is paid, that
 * it was cancelled, or that it lapsed unpaid.
 */
export type OrderMailKind =
  | "order"
  | "transfer"
  | "transfer-reminder"
  | "paid"
  | "cancelled"
  | "lapsed";
/** The events of an order that its customer gets a mail about, unless they have switched these mails off. */
export const MAILED_EVENTS = [
  "shipped",
  "parcel-corrected",
  "delivered",
  "shipment-undone",
  "refunded",
  "payment-returned",
  "payment-return-failed",
  "return-approved",
  "return-refused",
] as const;
export type MailedEvent = (typeof MAILED_EVENTS)[number];
export type OrderEvent =
  | "placed"
  | "paid"
  | "reviewed"
  | "shipped"
  | "parcel-corrected"
  | "delivered"
  | "shipment-undone"
  | "payment-undone"
  | "invoiced"
  | "invoice-undone"
  | "invoice-credited"
  | "repaid"
  | "refunded"
  | "payment-returned"
  | "payment-return-failed"
  | "return-applied"
  | "return-approved"
  | "return-refused"
  | "return-received"
  | "return-completed"
  | "return-closed"
  | "terminated"
  | "cancelled"
  | "lapsed";

/** Delivery and invoice address of an order, with the names of regions as shown. */
interface OrderedPlace {
  /** Id of the address, which may be deleted since; identifies repeated orders of a day. */
  address_id: string;
  receiver: string;
  mobile: string;
  phone: string;
  postcode: string;
  province_name: string;
  city_name: string;
  district_name: string;
  street: string;
  invoice_receiver: string;
  invoice_mobile: string;
  invoice_landline: string;
  invoice_postcode: string;
  invoice_province_name: string;
  invoice_city_name: string;
  invoice_district_name: string;
  invoice_street: string;
  /** Whether the invoice is sent with the goods. */
  is_invoice_with_goods: StoredFlag;
}

/** Invoice information of an order. */
interface OrderedInvoice {
  invoice_type: InvoiceType;
  invoice_method: InvoiceMethod;
  invoice_title: string;
  invoice_tax_number: string;
  invoice_bank: string;
  invoice_bank_account: string;
  invoice_address: string;
  invoice_phone: string;
  invoice_email: string;
}

/** Columns of `ledger_entries` that orders use. */
export interface LedgerDetails {
  /** Why the amount changed; "" for entries from before this column. */
  reason: Generated<LedgerReason>;
  /** Id of the order, of a gift order for grains, or null. */
  order_id: string | null;
}
export type LedgerReason =
  | ""
  | "opening"
  | "top-up"
  | "payment"
  | "refund"
  | "repayment"
  | "earned"
  | "converted"
  | "expired"
  | "withdrawn";
