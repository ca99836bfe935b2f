import type { Tx } from "../../../database/database.ts";
import type { OrderEvent } from "../../../database/schema-order.ts";

/** Adds an event to the timeline of an order. */
export async function noteEvent(
  tx: Tx,
  orderId: string,
  event: OrderEvent,
  {
    now,
    detail = {},
  }: { readonly now: number; readonly detail?: Readonly<Record<string, string>> },
): Promise<void> {
  const last = await tx
    .selectFrom("order_events")
    .select((of) => of.fn.max("position").as("position"))
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  await tx
    .insertInto("order_events")
    .values({
      order_id: orderId,
      position: Number(last?.position ?? -1) + 1,
      event,
      detail: JSON.stringify(detail),
      created_at: now,
    })
    .execute();
}
