import { plainName } from "@reagent/domain/chemical-name";
import { attributeTexts } from "@reagent/domain/instrument-choice";
import { fen, toYuan } from "@reagent/domain/money";
import { hasCasNumber, lineStatus } from "@reagent/domain/order-line";
import { splitVat, vatPercent } from "@reagent/domain/vat";
import type { Selectable } from "kysely";
import type { CsvColumn } from "../../basics/csv-stream.ts";
import { dayOf } from "../../basics/day.ts";
import { inLanguage, type Language, type LocalizedText } from "../../basics/language.ts";
import type { Schema } from "../../database/schema.ts";
import type { StoredOrder } from "../../ordering/orders/find-order.ts";
import { attributesOf } from "../../ordering/orders/lines.ts";
import { paidByNames, reviewNames } from "./names.ts";
import { payStatusName } from "./rows.ts";

interface LineRow {
  readonly order: StoredOrder;
  readonly line: Selectable<Schema["order_lines"]>;
}

type InvoiceRow = Selectable<Schema["order_invoices"]> &
  Pick<
    StoredOrder,
    "customer_order_number" | "invoice_title" | "invoice_tax_number" | "vat_permille"
  > & { readonly order_code: string };

const kindNames: Readonly<Record<StoredOrder["kind"], LocalizedText>> = {
  reagent: { zh: "试剂", en: "Reagents" },
  instrument: { zh: "仪器耗材", en: "Instruments" },
};

const statusNames = {
  open: { zh: "待发货", en: "Open" },
  shipped: { zh: "已发货", en: "Shipped" },
  terminated: { zh: "已终止", en: "Terminated" },
  cancelled: { zh: "已取消", en: "Cancelled" },
} satisfies Record<string, LocalizedText>;

const invoiceNames = {
  invoice: { zh: "发票", en: "Invoice" },
  creditNote: { zh: "红字发票", en: "Credit note" },
} satisfies Record<string, LocalizedText>;

const yuan = (amount: number): string => toYuan(fen(amount));

/** A column whose values a spreadsheet must not take for numbers or days. */
const asText = <Row>(zh: string, en: string, value: CsvColumn<Row>["value"]): CsvColumn<Row> => ({
  header: { zh, en },
  value,
  isText: true,
});

const plain = <Row>(zh: string, en: string, value: CsvColumn<Row>["value"]): CsvColumn<Row> => ({
  header: { zh, en },
  value,
});

/** What a total consists of; credit notes are negative. */
const taxColumns: readonly CsvColumn<Pick<StoredOrder, "amount" | "vat_permille">>[] = [
  plain("合计（含税，元）", "total_with_vat_cny", ({ amount }) => yuan(amount)),
  plain("不含税金额（元）", "net_cny", ({ amount, vat_permille }) =>
    toYuan(splitVat(fen(amount), vat_permille).net),
  ),
  plain("税额（元）", "vat_cny", ({ amount, vat_permille }) =>
    toYuan(splitVat(fen(amount), vat_permille).tax),
  ),
  plain("税率（%）", "vat_percent", ({ vat_permille }) => String(vatPercent(vat_permille))),
];

const amountColumns: readonly CsvColumn<
  Pick<StoredOrder, "goods_amount" | "coupon_amount" | "freight">
>[] = [
  plain("商品金额（元）", "goods_cny", ({ goods_amount }) => yuan(goods_amount)),
  plain("优惠（元）", "coupon_cny", ({ coupon_amount }) => yuan(coupon_amount)),
  plain("运费（元）", "freight_cny", ({ freight }) => yuan(freight)),
];

export const orderColumns: readonly CsvColumn<StoredOrder>[] = [
  asText("订单号", "order", ({ code }) => code),
  plain("类型", "kind", ({ kind }, language) => kindNames[kind][language]),
  plain("下单日期", "ordered_on", ({ created_at }) => dayOf(created_at)),
  plain("审核", "review", ({ review }, language) => reviewNames[review][language]),
  plain("付款", "payment", payStatusName),
  plain("付款方式", "paid_by", ({ paid_by }, language) =>
    paid_by === null ? "" : paidByNames[paid_by][language],
  ),
  plain("付款日期", "paid_on", ({ paid_at }) => (paid_at === null ? "" : dayOf(paid_at))),
  asText("客户PO号", "customer_po", ({ customer_order_number }) => customer_order_number),
  plain("发票抬头", "billed_to", ({ invoice_title }) => invoice_title),
  asText("税号", "tax_number", ({ invoice_tax_number }) => invoice_tax_number),
  ...amountColumns,
  ...taxColumns,
  plain("已退款（元）", "refunded_cny", ({ refunded_amount }) => yuan(refunded_amount)),
];

const specificationOf = ({ order, line }: LineRow, language: Language): string =>
  order.kind === "instrument"
    ? attributeTexts(attributesOf(line, language)).join(" · ")
    : inLanguage(line, "specification", language);

export const lineColumns: readonly CsvColumn<LineRow>[] = [
  asText("订单号", "order", ({ order }) => order.code),
  plain("类型", "kind", ({ order }, language) => kindNames[order.kind][language]),
  plain("下单日期", "ordered_on", ({ order }) => dayOf(order.created_at)),
  asText("客户PO号", "customer_po", ({ order }) => order.customer_order_number),
  plain("行号", "line", ({ line }) => String(line.position + 1)),
  asText("货号", "product_code", ({ line }) => line.product_code),
  asText("客户货号", "customer_item_number", ({ line }) => line.customer_item_number),
  asText("经费号", "fund_number", ({ line }) => line.fund),
  asText("CAS号", "cas", ({ line }) => (hasCasNumber({ casNumber: line.cas }) ? line.cas : "")),
  plain("品名", "name", ({ line }, language) => plainName(inLanguage(line, "name", language))),
  plain("规格", "grade", specificationOf),
  asText("包装", "pack", ({ line }) => line.pack),
  plain("数量", "quantity", ({ line }) => String(line.quantity)),
  plain("单价（含税，元）", "price_with_vat_cny", ({ line }) => yuan(line.price)),
  plain("金额（含税，元）", "amount_with_vat_cny", ({ line }) => yuan(line.amount)),
  plain("税率（%）", "vat_percent", ({ order }) => String(vatPercent(order.vat_permille))),
  plain("状态", "status", ({ order, line }, language) => {
    const isCancelled = line.is_cancelled === 1 || order.review === "cancelled";
    return statusNames[lineStatus({ state: line.state, isCancelled })][language];
  }),
  plain("已发货数量", "sent", ({ line }) => String(line.sent_quantity)),
  plain("已退数量", "refunded", ({ line }) => String(line.refunded_quantity)),
  plain("已开票数量", "invoiced", ({ line }) => String(line.invoiced_quantity)),
];

export const invoiceColumns: readonly CsvColumn<InvoiceRow>[] = [
  asText("发票编号", "invoice", ({ code }) => code),
  plain(
    "类型",
    "kind",
    ({ reverses }, language) =>
      (reverses === null ? invoiceNames.invoice : invoiceNames.creditNote)[language],
  ),
  asText("对应蓝字发票", "reverses", ({ reverses }) => reverses ?? ""),
  plain("开票日期", "issued_on", ({ issued_at }) => dayOf(issued_at)),
  asText("税务发票号码", "tax_invoice_number", ({ tax_number }) => tax_number),
  plain("税务开票日期", "tax_invoice_day", ({ tax_day }) => tax_day),
  asText("订单号", "order", ({ order_code }) => order_code),
  asText("客户PO号", "customer_po", ({ customer_order_number }) => customer_order_number),
  plain("发票抬头", "billed_to", ({ invoice_title }) => invoice_title),
  asText("税号", "tax_number", ({ invoice_tax_number }) => invoice_tax_number),
  ...amountColumns,
  ...taxColumns,
];
