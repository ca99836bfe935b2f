import type { Insertable } from "kysely";
import type { Schema } from "../database/schema.ts";

type OrderRow = Insertable<Schema["orders"]>;
type InvoiceRow = Insertable<Schema["order_invoices"]>;
type LineRow = Insertable<Schema["order_lines"]>;

/** An order of 10.00 yuan, empty but for the given columns. */
export const orderRow = (
  row: Pick<OrderRow, "id" | "code" | "customer_id" | "created_at"> & Partial<OrderRow>,
): OrderRow => ({
  kind: "reagent",
  review: "pending",
  payment: "unpaid",
  goods_amount: 1000,
  coupon_amount: 0,
  freight: 0,
  amount: 1000,
  refunded_amount: 0,
  credit_owed: 0,
  customer_order_number: "",
  note: "",
  address_id: "",
  receiver: "",
  mobile: "",
  phone: "",
  postcode: "",
  province_name: "",
  city_name: "",
  district_name: "",
  street: "",
  invoice_receiver: "",
  invoice_mobile: "",
  invoice_landline: "",
  invoice_postcode: "",
  invoice_province_name: "",
  invoice_city_name: "",
  invoice_district_name: "",
  invoice_street: "",
  is_invoice_with_goods: 1,
  invoice_type: "ordinary",
  invoice_method: "other",
  invoice_title: "",
  invoice_tax_number: "",
  invoice_bank: "",
  invoice_bank_account: "",
  invoice_address: "",
  invoice_phone: "",
  invoice_email: "",
  ...row,
});

/** A line of such an order: one pack at 10.00 yuan. */
export const lineRow = (
  row: Pick<LineRow, "order_id" | "product_code"> & Partial<LineRow>,
): LineRow => ({
  position: 0,
  product_id: 0,
  item_code: row.product_code.split("-")[0] ?? "",
  cas: "",
  name_zh: "",
  name_en: "",
  specification_zh: "",
  specification_en: "",
  pack: "",
  quantity: 1,
  sent_quantity: 0,
  refunded_quantity: 0,
  reserved_quantity: 1,
  state: "open",
  is_cancelled: 0,
  list_price: 1000,
  price: 1000,
  amount: 1000,
  customer_item_number: "",
  expected_delivery_zh: "",
  expected_delivery_en: "",
  hazardous_number: "",
  ...row,
});

/** An invoice of 10.00 yuan. */
export const invoiceRow = (
  row: Pick<InvoiceRow, "order_id" | "code" | "issued_at">,
): InvoiceRow => ({
  goods_amount: 1000,
  coupon_amount: 0,
  freight: 0,
  amount: 1000,
  ...row,
});
