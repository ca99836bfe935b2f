import { pageAddresses } from "@reagent/api/contract/page-addresses";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { fen, formatYuan, sum } from "@reagent/domain/money";
import type { MailedEvent, OrderMailKind } from "../../database/schema-order.ts";
import { momentOf } from "../../http/day.ts";
import type { Language, Words } from "../../http/language.ts";
import { linkMail, type MailWords, switchedOff } from "./mail-content.ts";
import type { MailContent } from "./mail.ts";

interface MailedOrder {
  readonly id: string;
  readonly code: string;
  readonly kind: GoodsKind;
  readonly amount: number;
  /** Deadline of its payment, in epoch milliseconds; null where it is kept. */
  readonly pay_by: number | null;
}

/** The page of an order, by kind. */
const pageOf = {
  reagent: pageAddresses.order,
  instrument: pageAddresses.instrumentOrder,
} as const satisfies Record<GoodsKind, unknown>;

/** The texts of a mail about orders, by their codes, in both languages. */
type WordsOf = (codes: Words, orders: readonly MailedOrder[]) => MailWords;

const deadlineOf = (orders: readonly MailedOrder[]): number | null => orders[0]?.pay_by ?? null;

const placed: WordsOf = (codes, orders) => {
  const payable = formatYuan(sum(orders.map(({ amount }) => fen(amount))));
  const payBy = deadlineOf(orders);
  return {
    subject: { zh: `订单 ${codes.zh} 已提交`, en: `We received your order ${codes.en}` },
    before: [
      {
        zh: `您的订单 ${codes.zh} 已提交，应付金额 ${payable} 元。`,
        en: `We received your order ${codes.en}. The amount payable is ¥${payable}.`,
      },
    ],
    link: { zh: "查看订单", en: "See the order" },
    after: [
      ...(payBy === null
        ? []
        : [
            {
              zh: `如尚未付款，请在 ${momentOf(payBy)} 前完成付款（线下转账以到账为准）；逾期未付的订单将自动取消，库存与抵扣券一并退回。`,
              en: `If you have not paid yet, please pay by ${momentOf(payBy)} Beijing time; a bank transfer must have arrived by then. After that the order is cancelled, and its goods and coupon are released.`,
            },
          ]),
      {
        zh: "付款后我们会尽快审核并发货。",
        en: "We review and send the order once it is paid.",
      },
    ],
  };
};

const lapsed: WordsOf = (codes, orders) => {
  const payBy = deadlineOf(orders);
  const until = payBy === null ? { zh: "", en: "" } : untilOf(momentOf(payBy));
  return {
    subject: {
      zh: `订单 ${codes.zh} 未付款，已自动取消`,
      en: `Your order ${codes.en} was cancelled because it was not paid`,
    },
    before: [
      {
        zh: `您的订单 ${codes.zh} ${until.zh}未付款，已自动取消。预留的库存已释放，所用抵扣券已退回。`,
        en: `Your order ${codes.en} was not paid${until.en} and has been cancelled. Its goods are no longer reserved, and its coupon can be used again.`,
      },
    ],
    link: { zh: "查看订单", en: "See the order" },
    after: [
      {
        zh: "如仍需购买，可在订单列表中再次购买。如您已转账，款项到账后会计入您的预付款余额。",
        en: "To buy the goods, order again from your list of orders. If you have paid by bank transfer, the amount will be added to your prepaid balance when it arrives.",
      },
    ],
  };
};

const untilOf = (moment: string): Words => ({
  zh: `在 ${moment} 前`,
  en: ` by ${moment} Beijing time`,
});

const wordsOf = { order: placed, lapsed } as const satisfies Record<OrderMailKind, WordsOf>;

/** A mail about an order, or about the two that were placed together; its link leads to the first. */
export function orderMail(
  kind: OrderMailKind,
  orders: readonly MailedOrder[],
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  const [first] = orders;
  const codes = {
    zh: orders.map(({ code }) => code).join("、"),
    en: orders.map(({ code }) => code).join(", "),
  };
  const path = first ? pageOf[first.kind].path({ orderId: first.id }) : pageAddresses.orders.path();
  return linkMail(wordsOf[kind](codes, orders), { path, language, publicUrl });
}

/** The details of an event, by name. */
type EventDetail = Readonly<Record<string, string>>;

const see: Words = { zh: "查看订单", en: "See the order" };

const eventWords: Readonly<Record<MailedEvent, (code: string, detail: EventDetail) => MailWords>> =
  {
    shipped: (code, { shipment = "", company = "", number = "" }) => ({
      subject: { zh: `订单 ${code} 已发货`, en: `Your order ${code} is on its way` },
      before: [
        {
          zh: `您的订单 ${code} 有包裹已交付快递。`,
          en: `A parcel of your order ${code} was given to the courier.`,
        },
        {
          zh: `发货单号：${shipment}；快递公司：${company}；快递单号：${number}。`,
          en: `Shipment ${shipment}, courier ${company}, tracking number ${number}.`,
        },
      ],
      link: { zh: "查看包裹", en: "See the parcels" },
      after: [switchedOff],
    }),
    refunded: (code, { amount = "" }) => ({
      subject: { zh: `订单 ${code} 已退款`, en: `Money was returned for your order ${code}` },
      before: [
        {
          zh: `您的订单 ${code} 退款 ${amount} 元。`,
          en: `¥${amount} were returned for your order ${code}.`,
        },
        {
          zh: "款项已计入您的预付款余额；以信用支付的部分冲减所欠金额。",
          en: "The money was added to your prepaid balance; what was bought on credit reduces what you owe.",
        },
      ],
      link: see,
      after: [switchedOff],
    }),
    "return-approved": (code, { return: apply = "", goods }) => ({
      subject: { zh: `退货申请 ${apply} 已通过`, en: `Your return ${apply} was approved` },
      before: [
        {
          zh: `您为订单 ${code} 提交的退货申请 ${apply} 已通过审核。`,
          en: `Your return ${apply} of order ${code} was approved.`,
        },
        goods === "kept"
          ? { zh: "商品无需寄回。", en: "You need not send the goods back." }
          : {
              zh: "请打印退货单随货寄回，并及时填写寄回的快递单号。",
              en: "Please print the return slip, send it back with the goods, and enter the tracking number promptly.",
            },
      ],
      link: see,
      after: [switchedOff],
    }),
    "return-refused": (code, { return: apply = "", reason = "" }) => ({
      subject: { zh: `退货申请 ${apply} 未通过`, en: `Your return ${apply} was refused` },
      before: [
        {
          zh: `您为订单 ${code} 提交的退货申请 ${apply} 未通过审核，原因：${reason}`,
          en: `Your return ${apply} of order ${code} was refused: ${reason}`,
        },
      ],
      link: see,
      after: [switchedOff],
    }),
  };

/** A mail about an event of an order; that of a parcel links to the order's parcels, the others to the order. */
export function eventMail(
  event: MailedEvent,
  { id, code, kind }: Pick<MailedOrder, "id" | "code" | "kind">,
  detail: EventDetail,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  const path =
    event === "shipped"
      ? pageAddresses.orderPackage.path({ orderCode: code })
      : pageOf[kind].path({ orderId: id });
  return linkMail(eventWords[event](code, detail), { path, language, publicUrl });
}
