import { page } from "../../../page.ts";
import { invoice } from "./Invoice.screen.ts";

export const invoicePage = page(invoice, {
  load: async () => (await import("./Invoice.tsx")).Invoice,
});
