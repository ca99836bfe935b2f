import { isInvoiceSaved } from "@reagent/domain/invoice";
import { readInvoiceOf, unlockInvoice } from "../../customers/invoices.ts";
import { CommandError } from "../../settings/command-line.ts";
import { EMAIL } from "../arguments.ts";
import { changeCustomer } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `invoice-unlock`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("invoice-unlock")
    .description("lets a customer enter the invoice information again, once")
    .argument("<EMAIL>", EMAIL)
    .action((email) =>
      inShop(
        changeCustomer(email, async (tx, customerId) => {
          const { type } = await readInvoiceOf(tx, customerId);
          if (!isInvoiceSaved(type))
            throw new CommandError("This customer has no invoice information that is locked.");
          await unlockInvoice(tx, customerId);
          return "The customer can enter the invoice information again. Until then orders are placed without it.";
        }),
      ),
    );
