import { shop } from "@reagent/api/contract/shop";
import { formatAddress } from "@reagent/domain/address-line";
import { amountInWords } from "@reagent/domain/amount-in-words";
import { dayOf } from "../../../basics/day.ts";
import type { Language, LocalizedText } from "../../../basics/language.ts";
import type { Reader } from "../../../database/database.ts";
import {
  deliveryFacts,
  joined,
  paperSheet,
  TO_FILL_IN,
  words,
} from "../../../documents/order-paper.ts";
import { factsOf } from "../../../documents/words.ts";
import { placeOf, type StoredOrder } from "../../../ordering/orders/find-order.ts";
import type { Block, Sheet } from "../../../ports/documents/sheet.ts";
import { paidByNames, paymentNames } from "../names.ts";
import { keptBlocks } from "./goods-list.ts";
import { type KeptGoods, regulatedLines } from "./kept-lines.ts";

const contractWords = {
  title: { zh: "购销合同（样本）", en: "Purchase contract (sample)" },
  number: { zh: "合同编号", en: "Contract number" },
  date: { zh: "签订日期", en: "Date" },
  supplier: { zh: "供方", en: "Supplier" },
  buyer: { zh: "需方", en: "Buyer" },
  contact: { zh: "地址及电话", en: "Address and phone" },
  inWords: { zh: "合计（大写）", en: "Total in Chinese capitals" },
  payment: { zh: "付款", en: "Payment" },
  terms: { zh: "条款", en: "Terms" },
  signed: { zh: "签署", en: "Signatures" },
  supplierSeal: { zh: "供方（盖章）", en: "Supplier (seal)" },
  buyerSeal: { zh: "需方（盖章）", en: "Buyer (seal)" },
  signedOn: { zh: "日期", en: "Date" },
} satisfies Record<string, LocalizedText>;

const quality: LocalizedText = {
  zh: "质量：货物符合供方公布的规格，每批货物以其质检报告为准。",
  en: "Quality: the goods meet the specification that the supplier has published; the certificate of analysis holds for each batch.",
};
const delivery: LocalizedText = {
  zh: "交货：供方按上述收货地址发货，运费按上列金额计算。",
  en: "Delivery: the supplier sends the goods to the delivery address above, for the freight above.",
};
const acceptance: LocalizedText = {
  zh: "验收：需方收货后按验收单逐批验收；退换货按供方公布的规定办理。",
  en: "Acceptance: the buyer accepts the goods batch by batch with the acceptance sheet; returns follow the terms that the supplier has published.",
};
const lawfulUse: LocalizedText = {
  zh: "管制货物：需方已按规定备案或取得许可，只将其用于所报用途，不转让他人。",
  en: "Regulated goods: the buyer has the filings or licences that the law asks for, uses the goods for the purpose that was filed only, and passes them on to nobody.",
};
const disputes: LocalizedText = {
  zh: "争议：双方协商解决；协商不成的，依法向有管辖权的人民法院起诉。",
  en: "Disputes: the parties settle them between themselves, else before the court that has jurisdiction by law.",
};
const copies: LocalizedText = {
  zh: "本合同一式两份，双方盖章后生效。",
  en: "There are two copies of this contract; it takes effect when both parties have sealed it.",
};

/** A contract of sale for what a customer keeps of an order, to be checked and sealed by both parties. */
export function contractSheet(
  reader: Reader,
  { order, kept }: { readonly order: StoredOrder; readonly kept: KeptGoods },
  language: Language,
): Promise<Sheet> {
  const clauses = [
    quality,
    delivery,
    acceptance,
    ...(regulatedLines(kept).length > 0 ? [lawfulUse] : []),
    disputes,
    copies,
  ];
  return paperSheet(
    reader,
    {
      title: contractWords.title,
      blocks: [
        { kind: "paragraph", text: words.sample[language] },
        { kind: "facts", facts: partyFacts(order, language) },
        ...keptBlocks({ order, kept }, language),
        {
          kind: "facts",
          facts: factsOf(language, [
            [contractWords.inWords, amountInWords(kept.sums.total)],
            [contractWords.payment, paymentText(order)[language]],
          ]),
        },
        { kind: "heading", text: contractWords.terms[language] },
        ...clauses.map((clause, index): Block => ({
          kind: "paragraph",
          text: `${index + 1}. ${clause[language]}`,
        })),
        { kind: "heading", text: contractWords.signed[language] },
        {
          kind: "facts",
          facts: factsOf(language, [
            [contractWords.supplierSeal, TO_FILL_IN],
            [contractWords.signedOn, TO_FILL_IN],
            [contractWords.buyerSeal, TO_FILL_IN],
            [contractWords.signedOn, TO_FILL_IN],
          ]),
        },
      ],
    },
    language,
  );
}

function partyFacts(order: StoredOrder, language: Language) {
  const { company, bank, hotlines } = shop;
  return factsOf(language, [
    [contractWords.number, order.code],
    [contractWords.date, dayOf(order.created_at)],
    [words.customerOrder, order.customer_order_number],
    [contractWords.supplier, company.name[language]],
    [contractWords.contact, joined(company.address[language], hotlines[0])],
    [words.account, joined(bank.holder[language], bank.name[language], bank.account)],
    [contractWords.buyer, order.invoice_title || order.receiver],
    [words.taxNumber, order.invoice_tax_number],
    [
      contractWords.contact,
      joined(
        order.invoice_address || formatAddress(placeOf(order, language), language),
        order.invoice_phone || order.mobile,
      ),
    ],
    ...deliveryFacts(order, language),
  ]);
}

/** Whether and how an order was paid, and when. */
function paymentText({ payment, paid_by, paid_at }: StoredOrder): LocalizedText {
  if (payment === "unpaid" || paid_by === null) return paymentNames.unpaid;
  const day = paid_at === null ? "" : dayOf(paid_at);
  const by = paidByNames[paid_by];
  return { zh: joined(by.zh, day), en: joined(by.en, day) };
}
