import { screen } from "../../../screen.ts";

export const invoiceAddress = screen("invoiceAddress", {
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "收票地址", en: "Invoice address" },
});

/** The same page for customers who come from the checkout (customer centre §2, /profile/invaddr). */
export const cartInvoiceAddress = screen("cartInvoiceAddress", {
  visitors: "customers",
  layout: "account",
  menu: { sameAs: invoiceAddress },
});
