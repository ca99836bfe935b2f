import { shop } from "@reagent/api/contract/shop";
import { fen, formatYuan, times } from "@reagent/domain/money";
import type { Selectable } from "kysely";
import type { Database } from "../../../database/database.ts";
import { readFact } from "../../../database/facts.ts";
import type { Schema } from "../../../database/schema.ts";
import type { Download } from "../../../http/call.ts";
import { inLanguage, type Language, type Words } from "../../../http/language.ts";
import type { PdfPrinter } from "../../../ports/documents/pdf-printer.ts";
import type { Block, Sheet } from "../../../ports/documents/sheet.ts";
import { documentWords, factsOf } from "../../product/documents/words.ts";
import type { StoredOrder } from "../find-order.ts";
import { attributesOf } from "../lines.ts";

export const words = {
  order: { zh: "订单号", en: "Order number" },
  date: { zh: "下单日期", en: "Ordered on" },
  invoiceCode: { zh: "发票编号", en: "Invoice number" },
  issued: { zh: "开票日期", en: "Issued on" },
  invoiceType: { zh: "发票类型", en: "Invoice type" },
  customerOrder: { zh: "客户订单号", en: "Your order number" },
  receiver: { zh: "收货人", en: "Receiver" },
  mobile: { zh: "联系电话", en: "Phone" },
  address: { zh: "收货地址", en: "Delivery address" },
  title: { zh: "发票抬头", en: "Billed to" },
  taxNumber: { zh: "税号", en: "Tax number" },
  bank: { zh: "开户行及账号", en: "Bank and account" },
  billingAddress: { zh: "开票地址及电话", en: "Billing address and phone" },
  seller: { zh: "销售方", en: "Seller" },
  account: { zh: "收款账户", en: "Payable to" },
  goods: { zh: "商品明细", en: "Goods" },
  quantity: { zh: "数量", en: "Quantity" },
  price: { zh: "单价（元）", en: "Unit price (RMB)" },
  total: { zh: "金额（元）", en: "Amount (RMB)" },
  goodsAmount: { zh: "商品金额", en: "Goods" },
  coupon: { zh: "优惠", en: "Coupon" },
  freight: { zh: "运费", en: "Freight" },
  amount: { zh: "合计", en: "Total" },
  refunded: { zh: "已退款", en: "Refunded" },
  note: { zh: "备注", en: "Note" },
} satisfies Record<string, Words>;

const demoNotice: Words = {
  zh: "演示数据：本文件由演示商城生成，不具法律或税务效力。",
  en: "Demo data: made by a demonstration shop, without legal or fiscal effect.",
};

type StoredLine = Selectable<Schema["order_lines"]>;

/** The services that printing needs. */
export interface Printing {
  readonly database: Database;
  readonly pdfPrinter: PdfPrinter;
}

interface Content {
  readonly title: Words;
  /** Part of the file name. */
  readonly code: string;
  readonly facts: ReturnType<typeof factsOf>;
  readonly goods: readonly Block[];
  readonly money: ReturnType<typeof factsOf>;
}

export async function printPaper(
  { database, pdfPrinter }: Printing,
  { title, code, facts, goods: blocks, money: sums }: Content,
  language: Language,
): Promise<Download> {
  const isDemo = (await readFact(database.read, "catalogue_kind")) === "demo";
  const sheet: Sheet = {
    issuer: `${shop.name[language]} · ${shop.company.name[language]}`,
    title: title[language],
    blocks: [{ kind: "facts", facts }, ...blocks, { kind: "facts", facts: sums }],
    foot: [
      ...(isDemo ? [demoNotice[language]] : []),
      `${shop.company.address[language]}  ${shop.hotlines[0]}`,
    ],
  };
  return {
    fileName: `${title[language]}-${code}.pdf`,
    mediaType: "application/pdf",
    content: await pdfPrinter.print(sheet),
  };
}

export const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(" ");

export function goodsBlocks(
  order: StoredOrder,
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
      rows: lines.map((line) => [
        line.product_code,
        joined(inLanguage(line, "name", language), specificationOf(order, line, language)),
        String(line.quantity),
        formatYuan(fen(line.price)),
        formatYuan(times(fen(line.price), line.quantity)),
      ]),
    },
  ];
}

function specificationOf({ kind }: StoredOrder, line: StoredLine, language: Language): string {
  return kind === "instrument"
    ? Object.values(attributesOf(line, language)).join(" · ")
    : inLanguage(line, "specification", language);
}

export function moneyFacts(
  sums: Pick<
    StoredOrder,
    "goods_amount" | "coupon_amount" | "freight" | "amount" | "refunded_amount"
  >,
  language: Language,
) {
  const yuan = (amount: number): string => `¥${formatYuan(fen(amount))}`;
  const unlessNone = (amount: number, sign = "") =>
    amount === 0 ? null : `${sign}${yuan(amount)}`;
  return factsOf(language, [
    [words.goodsAmount, yuan(sums.goods_amount)],
    [words.coupon, unlessNone(sums.coupon_amount, "-")],
    [words.freight, yuan(sums.freight)],
    [words.amount, yuan(sums.amount)],
    [words.refunded, unlessNone(sums.refunded_amount)],
  ]);
}
