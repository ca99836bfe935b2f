import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { InvoiceMethod, InvoiceType } from "@reagent/domain/invoice";
import type { NoticeEffect, PaymentState } from "@reagent/domain/payment";
import type { Generated } from "kysely";
import type { StoredFlag } from "./stored-flag.ts";

/** Orders, what was paid for them, what was sent, and what customers get off. Amounts are fen, instants epoch milliseconds. */
export interface OrderTables {
  /**
   * An order as it was placed: what it says of prices, addresses and invoices is copied, so that later changes elsewhere leave it
   * as it is. `amount` = goods − coupon + freight.
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
      /** How it was paid; null while it is not. */
      paid_by: PaidBy | null;
      paid_at: number | null;
      goods_amount: number;
      coupon_amount: number;
      freight: number;
      amount: number;
      /** What was given back of `amount`. */
      refunded_amount: number;
      /** What the customer still owes of it where it was paid on credit. */
      credit_owed: number;
      coupon_id: string | null;
      customer_order_number: string;
      note: string;
      /** The filing of explosive precursors that goes with it: JSON of a row of `precursor_filings`, ID numbers sealed; null for ordinary goods. */
      filing: string | null;
      created_at: number;
    };

  order_lines: {
    order_id: string;
    position: number;
    /** A pack's id for reagents, a SKU's for instruments; the product may be gone from the catalogue. */
    product_id: number;
    item_code: string;
    product_code: string;
    cas: string;
    name_zh: string;
    name_en: string;
    /** Grade of a reagent; of an instrument its attributes, JSON: `{ [attribute]: value }`. */
    specification_zh: string;
    specification_en: string;
    pack: string;
    quantity: number;
    sent_quantity: number;
    refunded_quantity: number;
    /** How many were taken from the stock when the order was placed: what a cancelled line gives back. */
    reserved_quantity: number;
    /** How many stand on invoices. */
    invoiced_quantity: Generated<number>;
    state: "open" | "shipped" | "terminated";
    is_cancelled: StoredFlag;
    list_price: number;
    /** What one costs this customer. */
    price: number;
    amount: number;
    customer_item_number: string;
    expected_delivery_zh: string;
    expected_delivery_en: string;
    hazardous_number: string;
  };

  /** What happened to an order, oldest first: the timeline that its page shows. */
  order_events: {
    order_id: string;
    position: number;
    event: OrderEvent;
    /** What goes with it, JSON: an amount, a shipment's code. */
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

  /** What was billed of an order: `amount` = goods − coupon + freight. */
  order_invoices: {
    order_id: string;
    /** Unique. */
    code: string;
    goods_amount: number;
    coupon_amount: number;
    freight: number;
    amount: number;
    issued_at: number;
  };
  order_invoice_lines: {
    order_id: string;
    invoice_code: string;
    /** Of the order's line. */
    position: number;
    quantity: number;
  };

  /** A customer's attempt to pay by way of a gateway; one order's related order is paid with it. */
  payments: {
    id: string;
    customer_id: string;
    purpose: "order" | "repayment";
    /** Null where all used credit is repaid. */
    order_id: string | null;
    /** Id of the way of paying, as the wire names it. */
    method: string;
    amount: number;
    state: PaymentState;
    /** What the gateway calls it; null before it told. */
    gateway_reference: string | null;
    created_at: number;
    settled_at: number | null;
  };
  /** Every notice of a gateway, once, whatever came of it. */
  payment_notices: {
    /** The gateway's own id of the notice. */
    id: string;
    payment_id: string;
    outcome: NoticeEffect;
    received_at: number;
  };

  coupons: {
    id: string;
    customer_id: string;
    /** From what amount of reagents it counts, and what it takes off. */
    reach_amount: number;
    subtract_amount: number;
    /** `expired` is not stored: it follows from `ends_at`. */
    state: "unused" | "used" | "voided";
    received_at: number;
    begins_at: number;
    ends_at: number;
  };

  /** Numbers given out, by what they count: `order-20261121`. */
  sequences: { name: string; value: number };
}

export type PaidBy = "wechat" | "bank" | "balance" | "credit" | "second-credit" | "transfer";
export type OrderEvent =
  | "placed"
  | "paid"
  | "reviewed"
  | "shipped"
  | "invoiced"
  | "repaid"
  | "refunded"
  | "terminated"
  | "cancelled";

/** Where an order goes, and where its invoice goes. Names of regions stand as they were shown. */
interface OrderedPlace {
  /** The address it was made of, which may be gone; decides whether the same was ordered today. */
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
  /** Whether the invoice goes with the goods. */
  is_invoice_with_goods: StoredFlag;
}

/** The invoice information that the order was placed with. */
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

/** Columns that were added to `ledger_entries` for orders. */
export interface LedgerDetails {
  /** Why the amount changed; "" for what stood there before. */
  reason: Generated<LedgerReason>;
  /** The order that it is about, or null. */
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
