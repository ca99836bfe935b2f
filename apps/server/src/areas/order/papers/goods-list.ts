import { fen, formatYuan, times } from "@reagent/domain/money";
import { hasCasNumber } from "@reagent/domain/order-line";
import { dayOf } from "../../../basics/day.ts";
import type { Language, LocalizedText } from "../../../basics/language.ts";
import type { Reader } from "../../../database/database.ts";
import {
  describedLine,
  joined,
  moneyFacts,
  paperSheet,
  words,
} from "../../../documents/order-paper.ts";
import { documentWords, factsOf } from "../../../documents/words.ts";
import type { StoredOrder } from "../../../ordering/orders/find-order.ts";
import type { Block, Sheet } from "../../../ports/documents/sheet.ts";
import { type KeptGoods, markText } from "./kept-lines.ts";

const listWords = {
  title: { zh: "货物清单", en: "List of goods" },
  marks: { zh: "管制标识", en: "Regulatory marks" },
  lessReturns: {
    zh: "数量与金额已扣除取消、终止和退回的货物。",
    en: "Quantities and amounts are without goods that were cancelled, terminated or returned.",
  },
  nothing: {
    zh: "本订单的货物已全部取消、终止或退回。",
    en: "All goods of this order were cancelled, terminated or returned.",
  },
} satisfies Record<string, LocalizedText>;

/** The goods that a customer keeps, with their CAS numbers and their marks of national lists, and their amounts. */
export function goodsListSheet(
  reader: Reader,
  { order, kept }: { readonly order: StoredOrder; readonly kept: KeptGoods },
  language: Language,
): Promise<Sheet> {
  return paperSheet(
    reader,
    {
      title: listWords.title,
      blocks: [
        {
          kind: "facts",
          facts: factsOf(language, [
            [words.order, order.code],
            [words.date, dayOf(order.created_at)],
            [words.customerOrder, order.customer_order_number],
            [words.title, order.invoice_title],
          ]),
        },
        ...keptBlocks({ order, kept }, language),
      ],
    },
    language,
  );
}

/** The table of what is kept, and its amounts. */
export function keptBlocks(
  {
    order,
    kept: { lines, isPart, sums },
  }: { readonly order: StoredOrder; readonly kept: KeptGoods },
  language: Language,
): Block[] {
  const columns = [
    documentWords.productCode,
    documentWords.name,
    documentWords.cas,
    words.quantity,
    words.price,
    words.total,
    listWords.marks,
  ];
  return [
    { kind: "heading", text: words.goods[language] },
    lines.length === 0
      ? { kind: "paragraph", text: listWords.nothing[language] }
      : {
          kind: "table",
          columns: columns.map((each) => each[language]),
          shares: [5, 7, 4, 2, 4, 4, 5],
          rows: lines.map((line) => [
            line.product_code,
            joined(describedLine(order, line, language), line.pack),
            hasCasNumber(line) ? line.casNumber : "",
            String(line.quantity),
            formatYuan(fen(line.price)),
            formatYuan(times(fen(line.price), line.quantity)),
            markText(line)[language],
          ]),
        },
    {
      kind: "facts",
      facts: moneyFacts(
        {
          goods_amount: sums.goods,
          coupon_amount: sums.coupon,
          freight: sums.freight,
          amount: sums.total,
          refunded_amount: 0,
          vat_permille: order.vat_permille,
        },
        language,
      ),
    },
    ...(isPart ? [{ kind: "paragraph", text: listWords.lessReturns[language] } as const] : []),
  ];
}
