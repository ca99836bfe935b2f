import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { fen, formatYuan, sum } from "@reagent/domain/money";
import { isTransferAwaited, type PayStatus, type ReviewStatus } from "@reagent/domain/order";
import { momentOf } from "../../basics/day.ts";
import type { Language, LocalizedText } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import type { OrderMailKind, PaidBy } from "../../database/schema-order.ts";
import type { StoredFlag } from "../../database/stored-flag.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail, type MailWords } from "./mail-content.ts";
import type { MailContent, Message } from "./mail.ts";
import { orderPageOf } from "./order-page.ts";

interface MailedOrder {
  readonly id: string;
  readonly code: string;
  readonly kind: GoodsKind;
  readonly amount: number;
  /** Deadline of its payment, in epoch milliseconds; null where it is kept. */
  readonly pay_by: number | null;
  readonly is_transfer_chosen: StoredFlag;
  readonly review: ReviewStatus;
  readonly payment: PayStatus;
  readonly paid_by: PaidBy | null;
}

/** The texts of a mail about orders, by their codes, in both languages. */
type WordsOf = (codes: LocalizedText, orders: readonly MailedOrder[]) => MailWords;

const deadlineOf = (orders: readonly MailedOrder[]): number | null => orders[0]?.pay_by ?? null;

const isPaid = (orders: readonly MailedOrder[]): boolean =>
  orders.length > 0 && orders.every(({ payment }) => payment === "paid");

const payableOf = (orders: readonly MailedOrder[]): string =>
  formatYuan(sum(orders.map(({ amount }) => fen(amount))));

const seeOrder: LocalizedText = { zh: "查看订单", en: "See the order" };

const reviewedSoon: LocalizedText = {
  zh: "我们会尽快审核并发货。",
  en: "We will review and send it soon.",
};

const reviewedOncePaid: LocalizedText = {
  zh: "付款后我们会尽快审核并发货。",
  en: "We review and send the order once it is paid.",
};

const placed: WordsOf = (codes, orders) => {
  const payable = payableOf(orders);
  const payBy = deadlineOf(orders);
  return {
    subject: { zh: `订单 ${codes.zh} 已提交`, en: `We received your order ${codes.en}` },
    before: [
      {
        zh: `您的订单 ${codes.zh} 已提交，应付金额 ${payable} 元。`,
        en: `We received your order ${codes.en}. The amount payable is ¥${payable}.`,
      },
    ],
    link: seeOrder,
    after: isPaid(orders)
      ? [reviewedSoon]
      : [
          ...(payBy === null
            ? []
            : [
                {
                  zh: `如尚未付款，请在 ${momentOf(payBy)} 前完成付款（线下转账以到账为准）；逾期未付的订单将自动取消，库存与抵扣券一并退回。`,
                  en: `If you have not paid yet, please pay by ${momentOf(payBy)} Beijing time; a bank transfer must have arrived by then. After that the order is cancelled, and its goods and coupon are released.`,
                },
              ]),
          reviewedOncePaid,
        ],
  };
};

/** The account for a bank transfer, and what identifies it. */
const bankAccount = (codes: LocalizedText, orders: readonly MailedOrder[]): LocalizedText[] => {
  const { holder, name, account } = shop.bank;
  const payable = payableOf(orders);
  return [
    {
      zh: `户名：${holder.zh}；开户行：${name.zh}；账号：${account}。`,
      en: `Account holder: ${holder.en}. Bank: ${name.en}. Account: ${account}.`,
    },
    {
      zh: `转账金额：${payable} 元；转账附言：${codes.zh}。`,
      en: `Amount: ¥${payable}. Reference: ${codes.en}.`,
    },
  ];
};

/** Until when a bank transfer has to arrive; nothing for an order that is kept. */
const transferDeadline = (orders: readonly MailedOrder[]): LocalizedText[] => {
  const payBy = deadlineOf(orders);
  if (payBy === null) return [];
  return [
    {
      zh: `款项请在 ${momentOf(payBy)} 前到账；逾期未到账的订单将自动取消，库存与抵扣券一并退回。`,
      en: `The transfer must arrive by ${momentOf(payBy)} Beijing time. After that the order is cancelled, and its goods and coupon are released.`,
    },
  ];
};

const transfer: WordsOf = (codes, orders) => ({
  subject: { zh: `订单 ${codes.zh} 待转账`, en: `Bank transfer for your order ${codes.en}` },
  before: [
    {
      zh: `您的订单 ${codes.zh} 选择了线下转账，请按以下账户信息转账，并在附言中注明订单号。`,
      en: `You chose to pay your order ${codes.en} by bank transfer. Please transfer the amount to this account, and give the order number as the reference.`,
    },
    ...bankAccount(codes, orders),
  ],
  link: seeOrder,
  after: [...transferDeadline(orders), reviewedOncePaid],
});

const transferReminder: WordsOf = (codes, orders) => ({
  subject: {
    zh: `提醒：订单 ${codes.zh} 的转账尚未到账`,
    en: `Reminder: your transfer for order ${codes.en} has not arrived`,
  },
  before: [
    {
      zh: `您的订单 ${codes.zh} 选择了线下转账，款项尚未到账。如已转账，请忽略本邮件。`,
      en: `You chose to pay your order ${codes.en} by bank transfer, and the money has not arrived yet. If it is on its way, please ignore this mail.`,
    },
    ...bankAccount(codes, orders),
  ],
  link: seeOrder,
  after: transferDeadline(orders),
});

const onCredit: readonly (PaidBy | null)[] = ["credit", "second-credit"];

const paid: WordsOf = (codes, orders) => {
  const amount = payableOf(orders);
  return {
    subject: { zh: `订单 ${codes.zh} 已付款`, en: `Your order ${codes.en} is paid` },
    before: [
      orders.every(({ paid_by }) => onCredit.includes(paid_by))
        ? {
            zh: `您的订单 ${codes.zh} 已用信用额度支付，金额 ${amount} 元。`,
            en: `Your order ${codes.en} of ¥${amount} was paid on credit.`,
          }
        : {
            zh: `我们已收到订单 ${codes.zh} 的付款，金额 ${amount} 元。`,
            en: `We received your payment of ¥${amount} for order ${codes.en}.`,
          },
    ],
    link: seeOrder,
    after: [reviewedSoon],
  };
};

const cancelled: WordsOf = (codes) => ({
  subject: { zh: `订单 ${codes.zh} 已取消`, en: `Your order ${codes.en} was cancelled` },
  before: [
    {
      zh: `您的订单 ${codes.zh} 已取消。预留的库存已释放，所用抵扣券已退回。`,
      en: `Your order ${codes.en} has been cancelled. Its goods are no longer reserved, and its coupon can be used again.`,
    },
  ],
  link: seeOrder,
  after: [],
});

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
    link: seeOrder,
    after: [
      {
        zh: "如仍需购买，可在订单列表中再次购买。如您已转账，款项到账后会计入您的预付款余额。",
        en: "To buy the goods, order again from your list of orders. If you have paid by bank transfer, the amount will be added to your prepaid balance when it arrives.",
      },
    ],
  };
};

const untilOf = (moment: string): LocalizedText => ({
  zh: `在 ${moment} 前`,
  en: ` by ${moment} Beijing time`,
});

const wordsOf = {
  order: placed,
  transfer,
  "transfer-reminder": transferReminder,
  paid,
  cancelled,
  lapsed,
} as const satisfies Record<OrderMailKind, WordsOf>;

const awaitsTransfer = (order: MailedOrder): boolean =>
  isTransferAwaited({ ...order, isTransferChosen: order.is_transfer_chosen === 1 });

/** Whether an order is still in the state that a mail is about. */
const isMeant: Readonly<Record<OrderMailKind, (order: MailedOrder) => boolean>> = {
  order: ({ review }) => review !== "cancelled",
  transfer: awaitsTransfer,
  "transfer-reminder": awaitsTransfer,
  paid: ({ payment, review }) => payment === "paid" && review !== "cancelled",
  cancelled: ({ review }) => review === "cancelled",
  lapsed: ({ review }) => review === "cancelled",
};

/** A mail about an order, or about the two that were placed together; its link leads to the first. */
function orderMail(
  kind: OrderMailKind,
  orders: readonly MailedOrder[],
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  const [first] = orders;
  const codes = {
    zh: orders.map(({ code }) => code).join("、"),
    en: orders.map(({ code }) => code).join(", "),
  };
  const path = first ? orderPageOf[first.kind]({ orderId: first.id }) : paths.orders();
  return linkMail(wordsOf[kind](codes, orders), { path, language, publicUrl });
}

/** Sends a mail about an order, and about the one placed with it, after the transaction is committed. */
export async function mailOrder(
  tx: Tx,
  {
    kind,
    orderId,
    language,
    now,
  }: { kind: OrderMailKind; orderId: string; language: Language; now: number },
): Promise<void> {
  await enqueue(tx, { kind, recipient: "", subject: orderId, language, now });
}

/** The mail about an order; undefined where the order is not in the state that it is about any more. */
export async function writeOrder(
  tx: Tx,
  { kind, subject, language }: MailOf<OrderMailKind>,
  { publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const found = await tx
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select([
      "orders.id",
      "orders.code",
      "orders.kind",
      "orders.amount",
      "orders.pay_by",
      "orders.is_transfer_chosen",
      "orders.review",
      "orders.payment",
      "orders.paid_by",
      "customers.email",
    ])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb("orders.id", "=", subject),
        eb(
          "orders.id",
          "=",
          selectFrom("orders as one").select("one.related_order_id").where("one.id", "=", subject),
        ),
      ]),
    )
    .orderBy("orders.code")
    .execute();
  const orders = found.filter(isMeant[kind]);
  const [first] = orders;
  return first && { to: first.email, ...orderMail(kind, orders, { language, publicUrl }) };
}
