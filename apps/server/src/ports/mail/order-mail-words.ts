import { shop } from "@reagent/api/contract/shop";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { fen, formatYuan, sum } from "@reagent/domain/money";
import type { PayStatus, ReviewStatus } from "@reagent/domain/order";
import { momentOf } from "../../basics/day.ts";
import type { LocalizedText } from "../../basics/language.ts";
import type { OrderMailKind, PaidBy } from "../../database/schema-order.ts";
import type { StoredFlag } from "../../database/stored-flag.ts";
import type { MailWords } from "./mail-content.ts";

/** An order as its mails need it. */
export interface MailedOrder {
  readonly id: string;
  readonly code: string;
  readonly kind: GoodsKind;
  readonly amount: number;
  /** What a coupon took off. */
  readonly coupon_amount: number;
  readonly refunded_amount: number;
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
      en: `Account holder: ${holder.en}; bank: ${name.en}; account: ${account}.`,
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

/** What becomes of the goods and the coupon of a cancelled order. */
const released = (orders: readonly MailedOrder[]): LocalizedText =>
  orders.some(({ coupon_amount }) => coupon_amount > 0)
    ? {
        zh: "预留的库存已释放，所用抵扣券已退回，有效期内可再次使用。",
        en: "Its goods are no longer reserved, and its coupon can be used again while it is valid.",
      }
    : { zh: "预留的库存已释放。", en: "Its goods are no longer reserved." };

/** Where the money of a refund went, by how its order was paid. */
export const refundedTo = (paidBy: PaidBy | null): LocalizedText =>
  onCredit.includes(paidBy)
    ? {
        zh: "款项已冲减所欠信用额度，其中已还款的部分已计入您的预付款余额。",
        en: "It was taken off what you owe on credit; what you had repaid of it was added to your prepaid balance.",
      }
    : { zh: "款项已计入您的预付款余额。", en: "It was added to your prepaid balance." };

/** Where the money of a cancelled order went; nothing where none came. */
const refunded = (orders: readonly MailedOrder[]): LocalizedText[] => {
  const refund = sum(orders.map(({ refunded_amount }) => fen(refunded_amount)));
  if (refund === 0) return [];
  const amount = formatYuan(refund);
  return [
    orders.every(({ paid_by }) => onCredit.includes(paid_by))
      ? {
          zh: `订单金额 ${amount} 元已冲减所欠信用额度，其中已还款的部分已计入您的预付款余额。`,
          en: `Its amount of ¥${amount} was taken off what you owe on credit; what you had repaid of it was added to your prepaid balance.`,
        }
      : {
          zh: `您支付的 ${amount} 元已退回预付款余额。`,
          en: `The ¥${amount} that you paid were returned to your prepaid balance.`,
        },
  ];
};

const cancelled: WordsOf = (codes, orders) => {
  const { zh, en } = released(orders);
  return {
    subject: { zh: `订单 ${codes.zh} 已取消`, en: `Your order ${codes.en} was cancelled` },
    before: [
      {
        zh: `您的订单 ${codes.zh} 已取消。${zh}`,
        en: `Your order ${codes.en} has been cancelled. ${en}`,
      },
      ...refunded(orders),
    ],
    link: seeOrder,
    after: [],
  };
};

const lapsed: WordsOf = (codes, orders) => {
  const payBy = deadlineOf(orders);
  const until = payBy === null ? { zh: "", en: "" } : untilOf(momentOf(payBy));
  const { zh, en } = released(orders);
  return {
    subject: {
      zh: `订单 ${codes.zh} 未付款，已自动取消`,
      en: `Your order ${codes.en} was cancelled because it was not paid`,
    },
    before: [
      {
        zh: `您的订单 ${codes.zh} ${until.zh}未付款，已自动取消。${zh}`,
        en: `Your order ${codes.en} was not paid${until.en} and has been cancelled. ${en}`,
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

/** The words of each mail about orders. */
export const wordsOf = {
  order: placed,
  transfer,
  "transfer-reminder": transferReminder,
  paid,
  cancelled,
  lapsed,
} as const satisfies Record<OrderMailKind, WordsOf>;
