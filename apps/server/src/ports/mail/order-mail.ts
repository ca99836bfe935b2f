import { pageAddresses } from "@reagent/api/contract/page-addresses";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { fen, formatYuan, sum } from "@reagent/domain/money";
import type { Language } from "../../http/language.ts";
import { linkMail } from "./mail-content.ts";
import type { MailContent } from "./mail.ts";

interface PlacedOrder {
  readonly id: string;
  readonly code: string;
  readonly kind: GoodsKind;
  readonly amount: number;
}

/** The page of an order, by kind. */
const pageOf = {
  reagent: pageAddresses.order,
  instrument: pageAddresses.instrumentOrder,
} as const satisfies Record<GoodsKind, unknown>;

/** The mail that confirms an order, or the two that were placed together; its link leads to the first. */
export function orderMail(
  orders: readonly PlacedOrder[],
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  const [first] = orders;
  const codes = {
    zh: orders.map(({ code }) => code).join("、"),
    en: orders.map(({ code }) => code).join(", "),
  };
  const payable = formatYuan(sum(orders.map(({ amount }) => fen(amount))));
  const path = first ? pageOf[first.kind].path({ orderId: first.id }) : pageAddresses.orders.path();
  return linkMail(
    {
      subject: { zh: `订单 ${codes.zh} 已提交`, en: `We received your order ${codes.en}` },
      before: [
        {
          zh: `您的订单 ${codes.zh} 已提交，应付金额 ${payable} 元。`,
          en: `We received your order ${codes.en}. The amount payable is ¥${payable}.`,
        },
      ],
      link: { zh: "查看订单", en: "See the order" },
      after: [
        {
          zh: "如尚未付款，请在订单页面完成付款；付款后我们会尽快审核并发货。",
          en: "If you have not paid yet, you can do so on the order's page. We review and send it once it is paid.",
        },
      ],
    },
    { path, language, publicUrl },
  );
}
