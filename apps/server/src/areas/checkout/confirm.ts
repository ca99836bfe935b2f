import type { Confirmation } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { checkoutMessages } from "@reagent/api/messages/checkout";
import { checkoutTotals } from "@reagent/domain/checkout";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { withRegionsIn } from "../../catalogue/regions.ts";
import { readAddresses } from "../../customers/addresses.ts";
import { readInvoiceAddressOf } from "../../customers/invoice-address.ts";
import { readInvoiceToFill } from "../../customers/invoices.ts";
import { readCartLines } from "../../ordering/cart/lines.ts";
import { readGoodCoupons } from "../../ordering/coupons.ts";

/** The selected lines with everything to choose for an order; refuses where nothing is selected. */
export async function readConfirmation(
  { customer, language, now }: CustomerCall<unknown>,
  { database: { read }, freight }: Pick<Services, "database" | "freight">,
): Promise<Confirmation> {
  const [cart, invoice, coupons, addresses, invoiceAddress] = await Promise.all([
    readCartLines(read, { customer, language, now }),
    readInvoiceToFill(read, customer.id),
    readGoodCoupons(read, customer.id, now),
    readAddresses(read, customer.id),
    readInvoiceAddressOf(read, customer.id),
  ]);
  const reagents = cart.reagents.filter(({ isSelected }) => isSelected);
  const instruments = cart.instruments.filter(({ isSelected }) => isSelected);
  if (reagents.length + instruments.length === 0) {
    throw new Refusal(codes.emptyCart, checkoutMessages.nothingSelected[language]);
  }
  const totals = checkoutTotals({
    reagents: reagents.map(({ total }) => total),
    instruments: instruments.map(({ total }) => total),
    freight,
  });
  return {
    reagents,
    instruments,
    invoice,
    coupons,
    addresses: addresses.map((address) => withRegionsIn(address, language)),
    invoiceAddress: withRegionsIn(invoiceAddress, language),
    ...totals,
  };
}
