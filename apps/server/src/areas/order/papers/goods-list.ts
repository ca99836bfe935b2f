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
import { type KeptGoods, type KeptLine, markText } from "./kept-lines.ts";

const listWords = {
  title: { zh: "货物清单", en: "List of goods" },
  marks: { zh: "管制标识", en: "Regulatory marks" },
  lessReturns: {
    zh: "数量与金额已扣除取消、终止和退回的货物。",
    en: "Quantities and amounts are without goods that were cancelled, terminated or returned.",
  },
  refunded: { zh: "已退款、由客户留用的货物", en: "Refunded, kept by the customer" },
  atNothing: {
    zh: "这些货物已退款，仍在客户处，金额为 0，不计入上列合计。",
    en: "These goods were refunded and are still with the customer. Their amount is 0, and they are not part of the total above.",
  },
  noneToPay: {
    zh: "本订单没有须付款的货物。",
    en: "There are no goods of this order to pay for.",
  },
  nothing: {
    zh: "本订单的货物已全部取消、终止或退回。",
    en: "All goods of this order were cancelled, terminated or returned.",
  },
} satisfies Record<string, LocalizedText>;

/** The goods that a customer keeps, those that were refunded apart, with their CAS numbers and their marks of national lists, and their amounts. */
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
    kept: { lines, refunded, isPart, sums },
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
  const tableOf = (rows: readonly KeptLine[]): Block => ({
    kind: "table",
    columns: columns.map((each) => each[language]),
    shares: [5, 7, 4, 2, 4, 4, 5],
    rows: rows.map((line) => {
      const price = fen(line.isRefunded ? 0 : line.price);
      return [
        line.product_code,
        joined(describedLine(order, line, language), line.pack),
        hasCasNumber(line) ? line.casNumber : "",
        String(line.quantity),
        formatYuan(price),
        formatYuan(times(price, line.quantity)),
        markText(line)[language],
      ];
    }),
  });
  return [
    { kind: "heading", text: words.goods[language] },
    lines.length === 0
      ? {
          kind: "paragraph",
          text: listWords[refunded.length > 0 ? "noneToPay" : "nothing"][language],
        }
      : tableOf(lines),
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
    ...(refunded.length > 0
      ? ([
          { kind: "heading", text: listWords.refunded[language] },
          tableOf(refunded),
          { kind: "paragraph", text: listWords.atNothing[language] },
        ] as const)
      : []),
  ];
}
