import { page } from "../../../page.ts";
import { invoiceAddress, cartInvoiceAddress } from "./InvoiceAddress.screen.ts";

export const invoiceAddressPage = page(invoiceAddress, {
  load: async () => (await import("./InvoiceAddress.tsx")).InvoiceAddress,
  props: () => ({ from: "account" as const }),
});

export const cartInvoiceAddressPage = page(cartInvoiceAddress, {
  load: async () => (await import("./InvoiceAddress.tsx")).InvoiceAddress,
  props: () => ({ from: "checkout" as const }),
});
