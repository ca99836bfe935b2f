import { shop } from "@reagent/api/contract/shop";
import type { Download } from "../../../http/call.ts";
import { dayOf } from "../../../http/day.ts";
import type { Language } from "../../../http/language.ts";
import { factsOf } from "../../product/documents/words.ts";
import type { StoredOrder } from "../find-order.ts";
import { goodsBlocks, joined, moneyFacts, printPaper, type Printing, words } from "./paper.ts";

/** Prints the sales confirmation of an order. */
export async function printConfirmation(
  printing: Printing,
  order: StoredOrder,
  language: Language,
): Promise<Download> {
  const lines = await printing.database.read
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  return printPaper(
    printing,
    {
      title: { zh: "销售确认单", en: "Sales confirmation" },
      code: order.code,
      facts: head(order, language),
      goods: goodsBlocks(order, lines, language),
      money: moneyFacts(order, language),
    },
    language,
  );
}

function head(order: StoredOrder, language: Language) {
  return factsOf(language, [
    [words.order, order.code],
    [words.date, dayOf(order.created_at)],
    [words.customerOrder, order.customer_order_number],
    [words.receiver, order.receiver],
    [words.mobile, joined(order.mobile, order.phone)],
    [
      words.address,
      joined(
        order.province_name,
        order.city_name,
        order.district_name,
        order.street,
        order.postcode,
      ),
    ],
    [words.title, order.invoice_title],
    [
      words.account,
      joined(shop.bank.holder[language], shop.bank.name[language], shop.bank.account),
    ],
    [words.note, order.note],
  ]);
}
