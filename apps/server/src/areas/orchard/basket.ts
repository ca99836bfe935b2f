import type { Basket, BasketLine } from "@reagent/api/contract/basket";
import { codes } from "@reagent/api/contract/envelope";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { type BasketItem, basketProblem, basketTotals, lineAmount } from "@reagent/domain/basket";
import { giftPrice } from "@reagent/domain/gift";
import { inLanguage, type Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { balanceOf } from "../../ordering/balance/ledger.ts";
import { drawingOf, type StoredGift } from "./gifts.ts";

/** A stored line of a basket with its gift. */
interface BasketRow extends StoredGift {
  readonly quantity: number;
  readonly type_name_zh: string;
  readonly type_name_en: string;
}

/** The lines of a customer's basket, in the order in which they were added. */
export function readBasketRows(reader: Reader, customerId: string): Promise<BasketRow[]> {
  return reader
    .selectFrom("basket_lines")
    .innerJoin("gifts", "gifts.id", "basket_lines.gift_id")
    .innerJoin("gift_types", "gift_types.id", "gifts.type_id")
    .selectAll("gifts")
    .select([
      "basket_lines.quantity",
      "gift_types.name_zh as type_name_zh",
      "gift_types.name_en as type_name_en",
    ])
    .where("basket_lines.customer_id", "=", customerId)
    .orderBy("basket_lines.created_at")
    .orderBy("gifts.id")
    .execute();
}

/** A basket with its sums, and the customer's grains (storefront §3, orchard cart). The grains of past years must have expired. */
export async function readBasketOf(
  reader: Reader,
  { customer, language }: Pick<CustomerCall<unknown>, "customer" | "language">,
): Promise<Basket> {
  const rows = await readBasketRows(reader, customer.id);
  const lines = rows.map((row) => lineOf(row, language));
  return {
    lines,
    ...basketTotals(lines),
    grains: await balanceOf(reader, customer.id, "grains"),
  };
}

function lineOf(row: BasketRow, language: Language): BasketLine {
  const { quantity, price } = orderable(row);
  return {
    giftId: String(row.id),
    giftCode: row.code,
    name: inLanguage(row, "name", language),
    specification: inLanguage(row, "specification", language),
    typeName: inLanguage(row, "type_name", language),
    drawing: drawingOf(row),
    stock: row.stock,
    price,
    quantity,
    amount: lineAmount({ price, quantity }),
    isListed: row.is_listed === 1,
  };
}

/** A line as the rules of the basket see it. */
export interface OrderableGift extends BasketItem {
  readonly giftId: number;
  readonly name: string;
}

/** A line of the basket at its current price. */
export function orderable(row: BasketRow): Omit<OrderableGift, "name"> {
  return {
    giftId: row.id,
    price: giftPrice({ price: row.price, preferentialPrice: row.preferential_price }),
    quantity: row.quantity,
    stock: row.stock,
    isListed: row.is_listed === 1,
  };
}

/**
 * Refuses lines that cannot be ordered or paid for now: gifts that were taken off the shelves, too little stock, too few grains. No
 * lines at all are refused with `emptyCode`.
 */
export async function expectOrderable(
  tx: Tx,
  { customer, language }: Pick<CustomerCall<unknown>, "customer" | "language">,
  lines: readonly OrderableGift[],
  emptyCode: number,
): Promise<void> {
  const problem = basketProblem(lines, await balanceOf(tx, customer.id, "grains"));
  switch (problem?.kind) {
    case undefined:
      return;
    case "empty":
      throw new Refusal(emptyCode, orchardMessages.nothingChosen[language]);
    case "delisted": {
      const names = problem.lines.map(({ name }) => name);
      throw new Refusal(codes.giftDelisted, orchardMessages.someDelisted(names)[language]);
    }
    case "out-of-stock":
      throw new Refusal(
        codes.giftOutOfStock,
        orchardMessages.someOutOfStock(problem.lines)[language],
      );
    case "too-few-grains":
      throw new Refusal(codes.tooFewGrains, orchardMessages.tooFewGrains[language]);
  }
}
