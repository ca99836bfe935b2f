import { shop } from "@reagent/api/contract/shop";
import { dayOf } from "../../../basics/day.ts";
import type { Language } from "../../../basics/language.ts";
import type { Reader } from "../../../database/database.ts";
import {
  deliveryFacts,
  goodsBlocks,
  joined,
  moneyFacts,
  paperSheet,
  words,
} from "../../../documents/order-paper.ts";
import { factsOf } from "../../../documents/words.ts";
import type { StoredOrder } from "../../../ordering/orders/find-order.ts";
import type { Sheet } from "../../../ports/documents/sheet.ts";

/** The sales confirmation of an order. */
export async function confirmationSheet(
  reader: Reader,
  order: StoredOrder,
  language: Language,
): Promise<Sheet> {
  const lines = await reader
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  return paperSheet(
    reader,
    {
      title: { zh: "销售确认单", en: "Sales confirmation" },
      blocks: [
        { kind: "facts", facts: head(order, language) },
        ...goodsBlocks(order, lines, language),
        { kind: "facts", facts: moneyFacts(order, language) },
      ],
    },
    language,
  );
}

function head(order: StoredOrder, language: Language) {
  return factsOf(language, [
    [words.order, order.code],
    [words.date, dayOf(order.created_at)],
    [words.customerOrder, order.customer_order_number],
    ...deliveryFacts(order, language),
    [words.title, order.invoice_title],
    [
      words.account,
      joined(shop.bank.holder[language], shop.bank.name[language], shop.bank.account),
    ],
    [words.note, order.note],
  ]);
}
