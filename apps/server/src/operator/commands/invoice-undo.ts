import { undoInvoice } from "../../ordering/orders/transitions/undo-invoice.ts";
import { capitals, INVOICE } from "../arguments.ts";
import { changeInvoice } from "../invoice.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `invoice-undo`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("invoice-undo")
    .description("takes back an invoice that the tax office has not issued")
    .argument("<INVOICE>", INVOICE, capitals)
    .action((invoiceCode) =>
      inShop(
        changeInvoice(invoiceCode, async (tx, _orderId, context) => {
          await undoInvoice(tx, invoiceCode, context);
          return `Invoice ${invoiceCode} is taken back: its goods wait to be invoiced.`;
        }),
      ),
    );
