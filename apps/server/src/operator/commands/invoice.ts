import { invoiceOrder } from "../../ordering/orders/transitions/issue-invoice.ts";
import { ORDER } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeOrder } from "../order.ts";

/** Adds `invoice`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("invoice")
    .description("issues an invoice for everything not invoiced yet")
    .argument("<ORDER>", ORDER)
    .option("--sent", "only for the shipped part")
    .action((code, { sent }) =>
      inShop(
        changeOrder(code, async (tx, orderId, context) => {
          const extent = sent ? "sent" : "all";
          return `Invoice ${await invoiceOrder(tx, { orderId, extent }, context)} is issued.`;
        }),
      ),
    );
