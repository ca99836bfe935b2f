import type { Tx } from "../../../database/database.ts";
import { MAILED_EVENTS, type OrderEvent } from "../../../database/schema-order.ts";
import { mailEvent } from "../../../ports/mail/event-mail.ts";

/** Adds an event to the timeline of an order, and queues the mail about it where it has one, unless another mail says the same. */
export async function noteEvent(
  tx: Tx,
  orderId: string,
  event: OrderEvent,
  {
    now,
    detail = {},
    isMailed = true,
  }: {
    readonly now: number;
    readonly detail?: Readonly<Record<string, string>>;
    readonly isMailed?: boolean;
  },
): Promise<void> {
  const last = await tx
    .selectFrom("order_events")
    .select((of) => of.fn.max("position").as("position"))
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  const position = Number(last?.position ?? -1) + 1;
  await tx
    .insertInto("order_events")
    .values({
      order_id: orderId,
      position,
      event,
      detail: JSON.stringify(detail),
      created_at: now,
    })
    .execute();
  const kind = isMailed && MAILED_EVENTS.find((mailed) => mailed === event);
  if (kind) await mailEvent(tx, { kind, orderId, position, now });
}
