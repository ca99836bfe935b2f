import { readInvoice, saveInvoice, upgradeInvoice } from "@reagent/api/contract/invoice";
import { answersCustomer, changes } from "../../calls/call.ts";
import { readInvoiceOf } from "../../customers/invoices.ts";
import { save, upgrade } from "./save.ts";

export const invoiceRoutes = [
  answersCustomer(readInvoice, ({ customer }, { database }) =>
    readInvoiceOf(database.read, customer.id),
  ),
  changes(saveInvoice, save),
  changes(upgradeInvoice, upgrade),
];
