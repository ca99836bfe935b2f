import { ORDER } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { orderIdOfAny } from "../order.ts";
import { showOrder } from "../show-order.ts";

/** Adds `show`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("show")
    .description("shows an order: delivery, invoice, lines, parcels and history")
    .argument("<ORDER>", `${ORDER}, or that of a parcel, an invoice or a return`)
    .action((code) =>
      inShop(async ({ database: { read } }) => showOrder(read, await orderIdOfAny(read, code))),
    );
