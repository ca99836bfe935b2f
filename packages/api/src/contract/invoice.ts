import { code, entity, type EntityOf, line, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** How the goods of an order are invoiced. */
export const invoiceSplit = code({ 0: "none", 1: "hazard", 2: "fund" }, "none");
/** invoice_type, cus_invoice_type, so_invoice_type (customer centre §4, invoice type codes). */
export const invoiceType = code(
  {
    0: "blank",
    1: "ordinary",
    2: "vat-special",
    9: "electronic-ordinary",
    10: "all-electronic-ordinary",
    11: "all-electronic-special",
  },
  "other",
);

/** cus_invoice_method: only 766 and 815 to 817 matter (decisions, menu and account codes). */
export const invoiceMethod = code(
  { 766: "electronic", 815: "all-electronic", 816: "all-electronic", 817: "all-electronic" },
  "other",
);

/** The invoice information of a customer (customer centre §3, invoice info). */
export const InvoiceInfo = entity({
  type: ["invoiceType", invoiceType],
  title: ["invoiceTitle", text],
  taxNumber: ["invoiceTax", text],
  bank: ["invoiceBank", text],
  bankAccount: ["invoiceBankNumber", text],
  address: ["invoiceAddress", text],
  phone: ["invoicePhone", text],
  email: ["invoiceEmail", text],
  method: ["invoiceMethod", invoiceMethod],
});
export type InvoiceInfo = EntityOf<typeof InvoiceInfo>;

/** The form of invoice information (customer centre §3, invoice info). */
export const InvoiceForm = entity({
  type: ["invoice_type", invoiceType],
  title: ["invoice_title", line()],
  taxNumber: ["invoice_tax", line()],
  bank: ["invoice_bank", line()],
  bankAccount: ["invoice_bknum", line()],
  address: ["invoice_address", line()],
  phone: ["invoice_phone", line()],
  email: ["email", line()],
});
export type InvoiceForm = EntityOf<typeof InvoiceForm>;

export const readInvoice = endpoint("readInvoice", "GET /api/invoice/info", nothing, InvoiceInfo, {
  auth: "required",
});

/** Saves invoice information, once. */
export const saveInvoice = endpoint(
  "saveInvoice",
  "POST /api/invoice/update",
  InvoiceForm,
  nothing,
  {
    auth: "required",
    isRepeatable: true,
    failures: { [codes.badRequest]: "warning-alert", [codes.locked]: "warning-alert" },
  },
);

/** Changes saved invoice information to an all-electronic invoice. */
export const upgradeInvoice = endpoint(
  "upgradeInvoice",
  "POST /api/invoice/upgrade",
  nothing,
  nothing,
  { auth: "required", isRepeatable: true, failures: { [codes.badRequest]: "warning-alert" } },
);
