import { paths } from "@reagent/api/pages/paths";
import { isTransferAwaited } from "@reagent/domain/order";
import type { Language } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import type { OrderMailKind } from "../../database/schema-order.ts";
import { enqueue, type MailOf, type WrittenAt } from "./enqueue.ts";
import { linkMail } from "./mail-content.ts";
import type { MailContent, Message } from "./mail.ts";
import { type MailedOrder, wordsOf } from "./order-mail-words.ts";
import { orderPageOf } from "./order-page.ts";

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
      "orders.coupon_amount",
      "orders.refunded_amount",
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
