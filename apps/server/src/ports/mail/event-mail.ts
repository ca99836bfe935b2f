import { paths } from "@reagent/api/pages/paths";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { fen, formatYuan, parseYuan } from "@reagent/domain/money";
import type { Language, LocalizedText } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import type { MailedEvent } from "../../database/schema-order.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail, type MailWords, switchedOff } from "./mail-content.ts";
import type { MailContent, Message } from "./mail.ts";
import { orderPageOf } from "./order-page.ts";

interface MailedOrder {
  readonly id: string;
  readonly code: string;
  readonly kind: GoodsKind;
}

/** The details of an event, by name. */
type EventDetail = Readonly<Record<string, string>>;

/** A stored amount as a mail has it: "1,234.50". */
const formatted = (yuan: string): string => formatYuan(parseYuan(yuan) ?? fen(0));

const see: LocalizedText = { zh: "查看订单", en: "See the order" };
const seeReturn: LocalizedText = { zh: "查看退货", en: "See the return" };

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
          zh: `发货通知单：${shipment}；快递公司：${company}；快递单号：${number}。`,
          en: `Shipment ${shipment}, courier ${company}, tracking number ${number}.`,
        },
      ],
      link: { zh: "查看包裹", en: "See the parcels" },
      after: [switchedOff],
    }),
    "parcel-corrected": (code, { shipment = "", company = "", number = "" }) => ({
      subject: {
        zh: `订单 ${code} 的快递信息已更正`,
        en: `The tracking details of your order ${code} were corrected`,
      },
      before: [
        {
          zh: `您的订单 ${code} 有包裹的快递信息有误，现已更正。`,
          en: `The tracking details of a parcel of your order ${code} were wrong, and were corrected.`,
        },
        {
          zh: `发货通知单：${shipment}；快递公司：${company}；快递单号：${number}。`,
          en: `Shipment ${shipment}, courier ${company}, tracking number ${number}.`,
        },
      ],
      link: { zh: "查看包裹", en: "See the parcels" },
      after: [switchedOff],
    }),
    "shipment-undone": (code, { shipment = "", company = "", number = "" }) => ({
      subject: {
        zh: `订单 ${code} 的发货已撤销`,
        en: `A shipment of your order ${code} was taken back`,
      },
      before: [
        {
          zh: `您的订单 ${code} 有发货记录有误，现已撤销，我们会尽快重新发货。`,
          en: `A shipment of your order ${code} was recorded by mistake. Its goods will be sent as soon as possible.`,
        },
        {
          zh: `已撤销的发货通知单：${shipment}；快递公司：${company}；快递单号：${number}。`,
          en: `Shipment taken back: ${shipment}, courier ${company}, tracking number ${number}.`,
        },
      ],
      link: see,
      after: [switchedOff],
    }),
    refunded: (code, { amount = "", product }) => ({
      subject: { zh: `订单 ${code} 已退款`, en: `Money was returned for your order ${code}` },
      before: [
        {
          zh: `您的订单 ${code} 退款 ${formatted(amount)} 元。`,
          en: `¥${formatted(amount)} were returned for your order ${code}.`,
        },
        ...(product === undefined
          ? []
          : [
              {
                zh: `退款原因：商品 ${product} 的未发部分不再发货。`,
                en: `The reason: what was not sent yet of ${product} will not be sent.`,
              },
            ]),
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
      link: seeReturn,
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
      link: seeReturn,
      after: [switchedOff],
    }),
  };

/** Where the mail leads: to the order's parcels, to the return with its slip and tracking number, or to the order. */
function pageOf(
  event: MailedEvent,
  { id, code, kind }: MailedOrder,
  { return: returnCode = "" }: EventDetail,
): string {
  if (event === "shipped" || event === "parcel-corrected")
    return paths.orderPackage({ orderCode: code });
  if (event === "return-approved" || event === "return-refused")
    return paths.returns({ returnCode });
  return orderPageOf[kind]({ orderId: id });
}

/** A mail about an event of an order. */
function eventMail(
  event: MailedEvent,
  order: MailedOrder,
  detail: EventDetail,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): MailContent {
  const words = eventWords[event](order.code, detail);
  return linkMail(words, { path: pageOf(event, order, detail), language, publicUrl });
}

/**
 * Sends a mail about an event of an order after the transaction is committed, unless its customer has switched these mails off. It is
 * in the language of the order.
 */
export async function mailEvent(
  tx: Tx,
  {
    kind,
    orderId,
    position,
    now,
  }: { kind: MailedEvent; orderId: string; position: number; now: number },
): Promise<void> {
  const order = await tx
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.language", "customers.gets_order_mails"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (order.gets_order_mails === 0) return;
  const { language } = order;
  await enqueue(tx, { kind, recipient: "", subject: `${orderId} ${position}`, language, now });
}

/** The mail about an event of an order; undefined where its customer has switched these mails off in the meantime. */
export async function writeEvent(
  tx: Tx,
  { kind, subject, language }: MailOf<MailedEvent>,
  { publicUrl }: WrittenAt,
): Promise<Message | undefined> {
  const [orderId = "", position = ""] = subject.split(" ");
  const row = await tx
    .selectFrom("order_events")
    .innerJoin("orders", "orders.id", "order_events.order_id")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.id", "orders.code", "orders.kind", "order_events.detail", "customers.email"])
    .where("order_events.order_id", "=", orderId)
    .where("order_events.position", "=", Number(position))
    .where("customers.gets_order_mails", "=", 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const detail = JSON.parse(row.detail) as Readonly<Record<string, string>>;
  return { to: row.email, ...eventMail(kind, row, detail, { language, publicUrl }) };
}
