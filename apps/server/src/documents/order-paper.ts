import type { GoodsPapers } from "@reagent/api/contract/order";
import { shop } from "@reagent/api/contract/shop";
import { formatAddress } from "@reagent/domain/address-line";
import { attributeTexts } from "@reagent/domain/instrument-choice";
import { fen, formatYuan, times } from "@reagent/domain/money";
import { lineStatus } from "@reagent/domain/order-line";
import { splitVat, vatPercent } from "@reagent/domain/vat";
import type { Selectable } from "kysely";
import { inLanguage, type Language, type LocalizedText } from "../basics/language.ts";
import type { Download } from "../calls/call.ts";
import type { Reader } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import type { Schema } from "../database/schema.ts";
import { placeOf, type StoredOrder } from "../ordering/orders/find-order.ts";
import { attributesOf } from "../ordering/orders/lines.ts";
import type { PdfPrinter } from "../ports/documents/pdf-printer.ts";
import type { Block, Booklet, Sheet } from "../ports/documents/sheet.ts";
import { documentWords, factsOf } from "./words.ts";

/** What is said of a line of which nothing was sent. */
const unsent = {
  open: { zh: "未发货", en: "Not sent" },
  shipped: { zh: "已发货", en: "Sent" },
  terminated: { zh: "已终止", en: "Terminated" },
  cancelled: { zh: "已取消", en: "Cancelled" },
  other: { zh: "—", en: "—" },
} satisfies Record<string, LocalizedText>;

/** Why a line of an order has no batches. */
export const unsentWords = (line: Pick<GoodsPapers, "state" | "isCancelled">): LocalizedText =>
  unsent[lineStatus(line)];

export const words = {
  order: { zh: "订单号", en: "Order number" },
  date: { zh: "下单日期", en: "Ordered on" },
  invoiceCode: { zh: "发票编号", en: "Invoice number" },
  invoice: { zh: "发票", en: "Invoice" },
  creditNote: { zh: "红字发票", en: "Credit note" },
  reversed: { zh: "对应蓝字发票", en: "Reverses invoice" },
  taxInvoiceNumber: { zh: "税务发票号码", en: "Tax invoice number" },
  fund: { zh: "经费号", en: "Fund number" },
  issued: { zh: "开票日期", en: "Issued on" },
  invoiceType: { zh: "发票类型", en: "Invoice type" },
  customerOrder: { zh: "客户 PO 号", en: "Your PO number" },
  receiver: { zh: "收货人", en: "Recipient" },
  mobile: { zh: "联系电话", en: "Phone" },
  address: { zh: "收货地址", en: "Delivery address" },
  title: { zh: "发票抬头", en: "Billed to" },
  taxNumber: { zh: "税号", en: "Tax number" },
  bank: { zh: "开户行及账号", en: "Bank and account" },
  billingAddress: { zh: "开票地址及电话", en: "Billing address and phone" },
  seller: { zh: "销售方", en: "Seller" },
  issuedInvoices: { zh: "已开发票", en: "Invoices issued" },
  noInvoice: { zh: "尚未开具发票。", en: "No invoice is issued yet." },
  account: { zh: "收款账户", en: "Payable to" },
  goods: { zh: "商品明细", en: "Goods" },
  pack: { zh: "包装", en: "Pack" },
  quantity: { zh: "数量", en: "Quantity" },
  price: { zh: "单价（含税，元）", en: "Unit price with VAT (RMB)" },
  total: { zh: "金额（含税，元）", en: "Amount with VAT (RMB)" },
  goodsAmount: { zh: "商品金额", en: "Goods" },
  coupon: { zh: "优惠", en: "Coupon" },
  freight: { zh: "运费", en: "Freight" },
  amount: { zh: "合计（含税）", en: "Total, with VAT" },
  net: { zh: "不含税金额", en: "Net amount" },
  rounding: { zh: "税额说明", en: "About the tax" },
  rounded: {
    zh: "单价与金额均含税；不含税金额按合计四舍五入到分，税额为合计与不含税金额之差。",
    en: "Prices and amounts include VAT. The net amount is calculated from the total and rounded to the cent; the tax is the difference.",
  },
  refunded: { zh: "已退款", en: "Refunded" },
  note: { zh: "备注", en: "Note" },
  sample: {
    zh: "样本：由商城按订单数据填写，内容须由双方核对；以所在单位或主管机关的格式为准。",
    en: "Sample: filled in by the shop from the order. Both parties check it; the form of your institution or authority takes precedence.",
  },
} satisfies Record<string, LocalizedText>;

const taxWords = (permille: number): LocalizedText => ({
  zh: `增值税（税率 ${vatPercent(permille)}%）`,
  en: `VAT (${vatPercent(permille)} %)`,
});

/** A line on which something is written by hand. */
export const TO_FILL_IN = "_".repeat(40);

const demoNotice: LocalizedText = {
  zh: "演示数据：本文件由演示商城生成，不具法律或税务效力。",
  en: "Demo data: made by a demonstration shop, without legal or fiscal effect.",
};

export type StoredLine = Selectable<Schema["order_lines"]>;

/** A paper of an order, with the head and foot that all have. */
export async function paperSheet(
  reader: Reader,
  { title, blocks }: { readonly title: LocalizedText; readonly blocks: readonly Block[] },
  language: Language,
): Promise<Sheet> {
  const isDemo = (await readFact(reader, "catalogue_kind")) === "demo";
  return {
    issuer: issuerIn(language),
    title: title[language],
    blocks,
    foot: [
      ...(isDemo ? [demoNotice[language]] : []),
      `${shop.company.address[language]}  ${shop.hotlines[0]}`,
    ],
  };
}

/** A document as a download, named by its title and a code. */
export async function printed(
  { pdfPrinter }: { readonly pdfPrinter: PdfPrinter },
  document: Sheet | Booklet,
  code: string,
): Promise<Download> {
  return {
    fileName: `${document.title}-${code}.pdf`,
    mediaType: "application/pdf",
    content: await pdfPrinter.print(document),
  };
}

/** The shop and its company, above the title of a document. */
export const issuerIn = (language: Language): string =>
  `${shop.name[language]} · ${shop.company.name[language]}`;

export const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(" ");

/** Where an order is sent. */
export const deliveryFacts = (
  order: StoredOrder,
  language: Language,
): (readonly [LocalizedText, string])[] => [
  [words.receiver, order.receiver],
  [words.mobile, joined(order.mobile, order.phone)],
  [words.address, joined(formatAddress(placeOf(order, language), language), order.postcode)],
];

export function goodsBlocks(
  order: Pick<StoredOrder, "kind">,
  lines: readonly StoredLine[],
  language: Language,
): Block[] {
  const columns = [
    documentWords.productCode,
    documentWords.name,
    words.quantity,
    words.price,
    words.total,
  ];
  return [
    { kind: "heading", text: words.goods[language] },
    {
      kind: "table",
      columns: columns.map((each) => each[language]),
      shares: [6, 11, 4, 6, 6],
      rows: lines.map((line) => [
        line.product_code,
        describedLine(order, line, language),
        String(line.quantity),
        formatYuan(fen(line.price)),
        formatYuan(times(fen(line.price), line.quantity)),
      ]),
    },
  ];
}

/** The name and the specification of a line. */
export function describedLine(
  { kind }: Pick<StoredOrder, "kind">,
  line: StoredLine,
  language: Language,
): string {
  const specification =
    kind === "instrument"
      ? attributeTexts(attributesOf(line, language)).join(" · ")
      : inLanguage(line, "specification", language);
  return joined(inLanguage(line, "name", language), specification);
}

/** The amounts of a paper, with the tax at the rate of its order. */
export function moneyFacts(
  sums: Pick<
    StoredOrder,
    "goods_amount" | "coupon_amount" | "freight" | "amount" | "refunded_amount" | "vat_permille"
  >,
  language: Language,
) {
  const unlessNone = (amount: number, sign = "") =>
    amount === 0 ? null : `${sign}${yuan(amount)}`;
  return factsOf(language, [
    [words.goodsAmount, yuan(sums.goods_amount)],
    [words.coupon, unlessNone(sums.coupon_amount, "-")],
    [words.freight, yuan(sums.freight)],
    ...taxedTotal(sums),
    [words.refunded, unlessNone(sums.refunded_amount)],
    [words.rounding, words.rounded[language]],
  ]);
}

const yuan = (amount: number): string => `¥${formatYuan(fen(amount))}`;

/** A total with the tax that it contains. */
export function taxedTotal({
  amount,
  vat_permille,
}: Pick<StoredOrder, "amount" | "vat_permille">): (readonly [LocalizedText, string])[] {
  const { net, tax } = splitVat(fen(amount), vat_permille);
  return [
    [words.net, yuan(net)],
    [taxWords(vat_permille), yuan(tax)],
    [words.amount, yuan(amount)],
  ];
}
