import type { PrecursorPurpose } from "@reagent/domain/filing";
import { hasCasNumber } from "@reagent/domain/order-line";
import type { Selectable } from "kysely";
import { dayOf } from "../../../basics/day.ts";
import type { Language, LocalizedText } from "../../../basics/language.ts";
import { maskedPrecursor } from "../../../customers/precursor.ts";
import type { Reader } from "../../../database/database.ts";
import type { Schema } from "../../../database/schema.ts";
import {
  describedLine,
  joined,
  paperSheet,
  TO_FILL_IN,
  words,
} from "../../../documents/order-paper.ts";
import { documentWords, factsOf } from "../../../documents/words.ts";
import type { StoredOrder } from "../../../ordering/orders/find-order.ts";
import type { Sheet } from "../../../ports/documents/sheet.ts";
import type { Vault } from "../../../sessions/vault.ts";
import { paidByNames } from "../names.ts";
import { type KeptGoods, markText, regulatedLines } from "./kept-lines.ts";

const useWords = {
  title: { zh: "合法使用说明（样本）", en: "Statement of lawful use (sample)" },
  buyer: { zh: "购买单位", en: "Buyer" },
  buyerAddress: { zh: "单位地址", en: "Address" },
  purpose: { zh: "用途", en: "Purpose" },
  handler: { zh: "经办人", en: "Handled by" },
  responsible: { zh: "负责人", en: "Responsible" },
  paid: { zh: "付款", en: "Payment" },
  goods: { zh: "管制货物", en: "Regulated goods" },
  marks: { zh: "管制标识", en: "Regulatory marks" },
  refunded: { zh: "（已退款，留用）", en: "(refunded, kept)" },
  statement: { zh: "声明", en: "Statement" },
  promise: {
    zh: "本单位购买上列货物，只用于上述合法用途，按规定储存、领用并登记，不转让、不出借、不用于制造毒品、爆炸物或其他违法活动。",
    en: "We buy the goods above for the lawful purpose above only, store them, hand them out and record them as the law asks, pass them on to nobody, and use them neither to make drugs or explosives nor for anything else that is unlawful.",
  },
  seal: { zh: "单位（盖章）", en: "Organisation (seal)" },
  signature: { zh: "负责人（签字）", en: "Responsible (signature)" },
  signedOn: { zh: "日期", en: "Date" },
} satisfies Record<string, LocalizedText>;

const purposes = {
  experiment: { zh: "实验", en: "Experiments" },
  sale: { zh: "销售", en: "Resale" },
} satisfies Record<string, LocalizedText>;

/**
 * The statement of lawful use for the regulated goods that a customer keeps of an order, filled in from the filing that was copied when
 * it was placed, with masked ID numbers; undefined where none of them is regulated.
 */
export async function lawfulUseSheet(
  reader: Reader,
  { order, kept }: { readonly order: StoredOrder; readonly kept: KeptGoods },
  { language, vault }: { readonly language: Language; readonly vault: Vault },
): Promise<Sheet | undefined> {
  const lines = regulatedLines(kept);
  if (lines.length === 0) return undefined;
  const columns = [
    documentWords.productCode,
    documentWords.name,
    documentWords.cas,
    words.pack,
    words.quantity,
    useWords.marks,
  ];
  return paperSheet(
    reader,
    {
      title: useWords.title,
      blocks: [
        { kind: "paragraph", text: words.sample[language] },
        { kind: "facts", facts: filedFacts(order, { language, vault }) },
        { kind: "heading", text: useWords.goods[language] },
        {
          kind: "table",
          columns: columns.map((each) => each[language]),
          shares: [5, 8, 4, 3, 2, 6],
          rows: lines.map((line) => [
            line.product_code,
            describedLine(order, line, language),
            hasCasNumber(line) ? line.casNumber : "",
            line.pack,
            line.isRefunded
              ? `${line.quantity} ${useWords.refunded[language]}`
              : String(line.quantity),
            markText(line)[language],
          ]),
        },
        { kind: "heading", text: useWords.statement[language] },
        { kind: "paragraph", text: useWords.promise[language] },
        {
          kind: "facts",
          facts: factsOf(language, [
            [useWords.seal, TO_FILL_IN],
            [useWords.signature, TO_FILL_IN],
            [useWords.signedOn, TO_FILL_IN],
          ]),
        },
      ],
    },
    language,
  );
}

/** Who buys and what for, by the filing; lines to fill in where the order has none. */
function filedFacts(
  order: StoredOrder,
  { language, vault }: { readonly language: Language; readonly vault: Vault },
) {
  const filing =
    order.filing === null
      ? undefined
      : maskedPrecursor(JSON.parse(order.filing) as Selectable<Schema["precursor_filings"]>, vault);
  const written = (...parts: readonly (string | undefined)[]) =>
    joined(...parts.map((part) => part ?? "")) || TO_FILL_IN;
  const paidOn = order.paid_at === null ? "" : dayOf(order.paid_at);
  return factsOf(language, [
    [words.order, order.code],
    [words.date, dayOf(order.created_at)],
    [useWords.paid, order.paid_by && joined(paidByNames[order.paid_by][language], paidOn)],
    [useWords.buyer, written(filing?.company)],
    [useWords.buyerAddress, written(filing?.address)],
    [useWords.purpose, written(filing && purposeText(filing.purpose, language))],
    [useWords.handler, written(filing?.handlerName, filing?.handlerIdNumber, filing?.handlerPhone)],
    [
      useWords.responsible,
      written(filing?.responsibleName, filing?.responsibleIdNumber, filing?.responsiblePhone),
    ],
  ]);
}

const purposeText = (purpose: PrecursorPurpose, language: Language): string =>
  purpose === "blank" ? "" : purposes[purpose][language];
