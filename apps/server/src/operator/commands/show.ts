import { ORDER } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { orderIdOf } from "../order.ts";
import { showOrder } from "../show-order.ts";

/** Adds `show`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("show")
    .description("shows an order: delivery, invoice, lines, parcels and history")
    .argument("<ORDER>", ORDER)
    .action((code) =>
      inShop(async ({ database: { read } }) => showOrder(read, await orderIdOf(read, code))),
    );
