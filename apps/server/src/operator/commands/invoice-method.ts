import { Argument } from "@commander-js/extra-typings";
import { choosableInvoiceTypes, INVOICE_METHODS, isInvoiceSaved } from "@reagent/domain/invoice";
import { readInvoiceOf, setInvoiceMethod } from "../../customers/invoices.ts";
import { EMAIL } from "../arguments.ts";
import { changeCustomer } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `invoice-method`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("invoice-method")
    .description("sets how a customer's invoices are made, which decides the types to choose from")
    .argument("<EMAIL>", EMAIL)
    .addArgument(
      new Argument("<METHOD>", "how the invoices of the customer are made").choices(
        INVOICE_METHODS,
      ),
    )
    .action((email, method) =>
      inShop(
        changeCustomer(email, async (tx, customerId) => {
          const { type } = await readInvoiceOf(tx, customerId);
          await setInvoiceMethod(tx, customerId, method);
          const isKept =
            isInvoiceSaved(type) &&
            !choosableInvoiceTypes(method).some((choosable) => choosable === type);
          const kept = ` The saved type, ${type}, stays until operator invoice-unlock.`;
          return `The invoices are made by the method ${method}.${isKept ? kept : ""}`;
        }),
      ),
    );
