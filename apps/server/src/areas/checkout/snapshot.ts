import type { Insertable } from "kysely";
import type { Schema } from "../../database/schema.ts";
import { reservable } from "../order/transitions/stock.ts";
import type { CheckedOrder, InvoicePlace } from "./checked.ts";
import type { OrderableLine } from "./lines.ts";

/** Where an order goes, and where its invoice does: with the goods unless it has a place of its own. */
export function placeColumns({
  address,
  invoicePlace,
}: Pick<CheckedOrder, "address" | "invoicePlace">) {
  const place: InvoicePlace = invoicePlace ?? address;
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

/** What the invoice of an order is made out to. */
export function invoiceColumns({ invoice }: Pick<CheckedOrder, "invoice">) {
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

/** A line of an order, none of it sent yet. */
export function lineRow(
  orderId: string,
  { columns, stock }: OrderableLine,
  position: number,
): Insertable<Schema["order_lines"]> {
  return {
    ...columns,
    order_id: orderId,
    position,
    sent_quantity: 0,
    refunded_quantity: 0,
    reserved_quantity: reservable(stock, columns.quantity),
    state: "open",
    is_cancelled: 0,
  };
}
