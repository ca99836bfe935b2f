import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import type { Language, LocalizedText } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import type { GiftMailKind } from "../../database/schema-orchard.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail, type MailWords, switchedOff } from "./mail-content.ts";
import type { MailContent, Message } from "./mail.ts";

/** When grains that came back expire; "" where the shop's grains do not. */
const expiry = (): LocalizedText =>
  shop.points.grainsExpire
    ? {
        zh: "退回的麦粒于今年 12 月 31 日到期。",
        en: " They expire on 31 December of this year.",
      }
    : { zh: "", en: "" };

interface MailedGiftOrder {
  readonly id: string;
  readonly code: string;
  /** In grains. */
  readonly amount: number;
  readonly isPaid: boolean;
  /** Empty until the order is shipped. */
  readonly expressCompany: string;
  readonly expressNumber: string;
}

const see = { zh: "查看订单", en: "See the order" } as const;

const wordsOf: Readonly<Record<GiftMailKind, (order: MailedGiftOrder) => MailWords>> = {
  "gift-paid": ({ code, amount }) => ({
    subject: { zh: `礼品订单 ${code} 已提交`, en: `We received your gift order ${code}` },
    before: [
      {
        zh: `您的礼品订单 ${code} 已提交，并以 ${amount} 麦粒支付。`,
        en: `We received your gift order ${code}, paid with ${amount} grains.`,
      },
    ],
    link: see,
    after: [{ zh: "我们会尽快确认并发货。", en: "We confirm and send the gifts soon." }],
  }),
  "gift-shipped": ({ code, expressCompany, expressNumber }) => ({
    subject: { zh: `礼品订单 ${code} 已发货`, en: `Your gift order ${code} is on its way` },
    before: [
      {
        zh: `您的礼品订单 ${code} 已交付快递。`,
        en: `The gifts of your order ${code} were given to the courier.`,
      },
      {
        zh: `快递公司：${expressCompany}；快递单号：${expressNumber}。`,
        en: `Courier ${expressCompany}, tracking number ${expressNumber}.`,
      },
    ],
    link: see,
    after: [switchedOff],
  }),
  "gift-cancelled": ({ code, amount, isPaid }) => ({
    subject: { zh: `礼品订单 ${code} 已取消`, en: `Your gift order ${code} was cancelled` },
    before: [
      isPaid
        ? {
            zh: `您的礼品订单 ${code} 已取消，${amount} 麦粒已退回您的账户。${expiry().zh}`,
            en: `Your gift order ${code} was cancelled, and its ${amount} grains were returned to you.${expiry().en}`,
          }
        : {
            zh: `您的礼品订单 ${code} 已取消。该订单尚未支付，没有扣除麦粒。`,
            en: `Your gift order ${code} was cancelled. It was not paid, so that no grains were taken.`,
          },
    ],
    link: see,
    after: [switchedOff],
  }),
  "gift-lapsed": ({ code }) => ({
    subject: { zh: `礼品订单 ${code} 已取消`, en: `Your gift order ${code} was cancelled` },
    before: [
      {
        zh: `您的礼品订单 ${code} 未在期限内支付，已自动取消。没有扣除麦粒。`,
        en: `Your gift order ${code} was not paid in time, so that it was cancelled. No grains were taken.`,
      },
    ],
    link: see,
    after: [switchedOff],
  }),
};

/** A mail about a gift order; its link leads to the order. */
function giftMail(
  kind: GiftMailKind,
  order: MailedGiftOrder,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  const path = paths.giftOrder({ orderId: order.id });
  return linkMail(wordsOf[kind](order), { path, language, publicUrl });
}

/**
 * Sends a mail about a gift order after the transaction is committed, in the language of the order; nothing where its customer has
 * switched these mails off.
 */
export async function mailGifts(
  tx: Tx,
  { kind, orderId, now }: { kind: GiftMailKind; orderId: string; now: number },
): Promise<void> {
  const order = await mailedGifts(tx, kind, orderId);
  if (!order) return;
  const { language } = order;
  await enqueue(tx, { kind, recipient: "", subject: orderId, language, now });
}

/**
 * The mail about a gift order; undefined where its customer has switched these mails off in the meantime, and that of a payment where the
 * order was shipped or cancelled since.
 */
export async function writeGifts(
  tx: Tx,
  { kind, subject, language }: MailOf<GiftMailKind>,
  { publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const order = await mailedGifts(tx, kind, subject);
  if (!order) return undefined;
  if (kind === "gift-paid" && (order.status === "shipped" || order.status === "cancelled"))
    return undefined;
  const mailed = {
    id: order.id,
    code: order.code,
    amount: order.amount,
    isPaid: order.paid_at !== null,
    expressCompany: order.express_company,
    expressNumber: order.express_number,
  };
  return { to: order.email, ...giftMail(kind, mailed, { language, publicUrl }) };
}

/** A gift order with its customer's address; undefined where the customer has switched off mails of this kind. */
async function mailedGifts(tx: Tx, kind: GiftMailKind, orderId: string) {
  const order = await tx
    .selectFrom("gift_orders")
    .innerJoin("customers", "customers.id", "gift_orders.customer_id")
    .selectAll("gift_orders")
    .select(["customers.email", "customers.gets_order_mails"])
    .where("gift_orders.id", "=", orderId)
    .executeTakeFirst();
  const isWanted = kind === "gift-paid" || order?.gets_order_mails === 1;
  return isWanted ? order : undefined;
}
