import type { Confirmation } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { checkoutTotals } from "@reagent/domain/checkout";
import type { Database } from "../../database/database.ts";
import type { CustomerCall } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { readAddresses } from "../address/addresses.ts";
import { readInvoiceAddressOf } from "../address/invoice-address.ts";
import { readInstrumentLines, readReagentLines } from "../cart/lines.ts";
import { readGoodCoupons } from "../coupon/coupons.ts";
import { readInvoiceOf } from "../invoice/invoices.ts";
import { checkoutMessages } from "./messages.ts";

/** What a customer is about to order, with all that is to be chosen; refuses where nothing is selected. */
export async function readConfirmation(
  { customer, language, now }: CustomerCall<unknown>,
  database: Database,
): Promise<Confirmation> {
  const { read } = database;
  const [reagentLines, instrumentLines, invoice, coupons, addresses, invoiceAddress] =
    await Promise.all([
      readReagentLines(read, customer, language),
      readInstrumentLines(read, customer, language),
      readInvoiceOf(read, customer.id),
      readGoodCoupons(read, customer.id, now),
      readAddresses(read, customer.id),
      readInvoiceAddressOf(read, customer.id),
    ]);
  const reagents = reagentLines.filter(({ isSelected }) => isSelected);
  const instruments = instrumentLines.filter(({ isSelected }) => isSelected);
  if (reagents.length + instruments.length === 0) {
    throw new Refusal(codes.emptyCart, checkoutMessages.nothingSelected[language]);
  }
  const totals = checkoutTotals({
    reagents: reagents.map(({ total }) => total),
    instruments: instruments.map(({ total }) => total),
  });
  return { reagents, instruments, invoice, coupons, addresses, invoiceAddress, ...totals };
}
