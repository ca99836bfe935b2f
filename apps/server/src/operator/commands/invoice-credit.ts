import { creditInvoice } from "../../ordering/orders/transitions/undo-invoice.ts";
import { capitals, dayOf, INVOICE, taxNumberOf } from "../arguments.ts";
import { changeInvoice } from "../invoice.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `invoice-credit`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("invoice-credit")
    .description(
      "reverses an invoice by a credit note (红字发票); what was not refunded can be invoiced again",
    )
    .argument("<INVOICE>", INVOICE, capitals)
    .option("--number <NUMBER>", "the tax office's number of the credit note", taxNumberOf, "")
    .option("--date <DAY>", "the day on which the tax office issued it", dayOf, "")
    .action((invoiceCode, { number, date: day }) =>
      inShop(
        changeInvoice(invoiceCode, async (tx, _orderId, context) => {
          const code = await creditInvoice(tx, { invoiceCode, number, day }, context);
          return `Credit note ${code} reverses invoice ${invoiceCode}.`;
        }),
      ),
    );
