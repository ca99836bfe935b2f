import { shop } from "@reagent/api/contract/shop";
import { fen, formatYuan } from "@reagent/domain/money";
import type { Selectable } from "kysely";
import type { Database } from "../../database/database.ts";
import { readFact } from "../../database/facts.ts";
import type { Schema } from "../../database/schema.ts";
import type { Download } from "../../http/call.ts";
import { dayOf } from "../../http/day.ts";
import { inLanguage, type Language, type Words } from "../../http/language.ts";
import type { Press } from "../../ports/documents/press.ts";
import type { Block, Sheet } from "../../ports/documents/sheet.ts";
import { documentWords, factsOf } from "../product/documents/words.ts";
import { attributesOf } from "./lines.ts";
import { invoiceTypeNames } from "./names.ts";

export type Paper = "confirmation" | "invoice";

const words = {
  order: { zh: "订单号", en: "Order number" },
  date: { zh: "下单日期", en: "Ordered on" },
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

const titles: Readonly<Record<Paper, Words>> = {
  confirmation: { zh: "销售确认单", en: "Sales confirmation" },
  invoice: { zh: "发票", en: "Invoice" },
};

const demoNotice: Words = {
  zh: "演示数据：本文件由演示商城生成，不具法律或税务效力。",
  en: "Demo data: made by a demonstration shop, without legal or fiscal effect.",
};

type StoredOrder = Selectable<Schema["orders"]>;
type StoredLine = Selectable<Schema["order_lines"]>;

/** Prints the sales confirmation of an order, or the invoice that was issued for it; undefined where none was. */
export async function printPaper(
  { database, press }: { readonly database: Database; readonly press: Press },
  { paper, order }: { readonly paper: Paper; readonly order: StoredOrder },
  language: Language,
): Promise<Download | undefined> {
  if (paper === "invoice" && order.invoiced_at === null) {
    return undefined;
  }
  const lines = await database.read
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const isDemo = (await readFact(database.read, "catalogue_kind")) === "demo";
  const sheet: Sheet = {
    issuer: `${shop.name[language]} · ${shop.company.name[language]}`,
    title: titles[paper][language],
    blocks: [
      {
        kind: "facts",
        facts: paper === "invoice" ? billing(order, language) : head(order, language),
      },
      ...goods(order, lines, language),
      { kind: "facts", facts: money(order, language) },
    ],
    foot: [
      ...(isDemo ? [demoNotice[language]] : []),
      `${shop.company.address[language]}  ${shop.hotlines[0]}`,
    ],
  };
  return {
    fileName: `${titles[paper][language]}-${order.code}.pdf`,
    mediaType: "application/pdf",
    bytes: await press.print(sheet),
  };
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(" ");

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

function billing(order: StoredOrder, language: Language) {
  return factsOf(language, [
    [words.order, order.code],
    [words.invoiceType, invoiceTypeNames[order.invoice_type][language]],
    [words.issued, dayOf(order.invoiced_at ?? order.created_at)],
    [words.title, order.invoice_title],
    [words.taxNumber, order.invoice_tax_number],
    [words.bank, joined(order.invoice_bank, order.invoice_bank_account)],
    [words.billingAddress, joined(order.invoice_address, order.invoice_phone)],
    [words.seller, shop.company.name[language]],
  ]);
}

function goods(order: StoredOrder, lines: readonly StoredLine[], language: Language): Block[] {
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
        formatYuan(fen(line.amount)),
      ]),
    },
  ];
}

function specificationOf({ kind }: StoredOrder, line: StoredLine, language: Language): string {
  return kind === "instrument"
    ? Object.values(attributesOf(line, language)).join(" · ")
    : inLanguage(line, "specification", language);
}

function money(order: StoredOrder, language: Language) {
  const yuan = (amount: number): string => `¥${formatYuan(fen(amount))}`;
  const unlessNone = (amount: number, sign = "") =>
    amount === 0 ? null : `${sign}${yuan(amount)}`;
  return factsOf(language, [
    [words.goodsAmount, yuan(order.goods_amount)],
    [words.coupon, unlessNone(order.coupon_amount, "-")],
    [words.freight, yuan(order.freight)],
    [words.amount, yuan(order.amount)],
    [words.refunded, unlessNone(order.refunded_amount)],
  ]);
}
