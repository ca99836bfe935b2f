import { giftOrderStatusNames } from "@reagent/api/messages/orchard";
import type { Reader } from "../database/database.ts";
import { CommandError } from "../settings/command-line.ts";
import { changing } from "./changing.ts";
import { inColumns } from "./columns.ts";

/** Whether a gift order is paid, in a word. */
export const paymentOf = ({ paid_at: paidAt }: { readonly paid_at: number | null }) =>
  paidAt === null ? "unpaid" : "paid";

/** The id of the gift order with a number. Throws `CommandError` where there is none. */
export async function giftOrderIdOf(reader: Reader, code: string): Promise<string> {
  const order = await reader
    .selectFrom("gift_orders")
    .select("id")
    .where("code", "=", code.trim().toUpperCase())
    .executeTakeFirst();
  if (!order) {
    throw new CommandError(`There is no gift order ${code}.`);
  }
  return order.id;
}

/** A gift order, its address, parcel and gifts as lines of text. */
export async function showGiftOrder(reader: Reader, orderId: string): Promise<string[]> {
  const order = await reader
    .selectFrom("gift_orders")
    .innerJoin("customers", "customers.id", "gift_orders.customer_id")
    .selectAll("gift_orders")
    .select("customers.email")
    .where("gift_orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  const lines = await reader
    .selectFrom("gift_order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const place = [order.province_name, order.city_name, order.district_name, order.street];
  return [
    `${order.code}  ${giftOrderStatusNames[order.status].en}, ${paymentOf(order)}  ${order.amount} grains  ${order.email}`,
    `${order.receiver}, ${order.mobile}, ${place.join(" ")}`,
    ...(order.note === "" ? [] : [`Note: ${order.note}`]),
    ...(order.express_number === ""
      ? []
      : [`Parcel: ${order.express_company}, ${order.express_number}`]),
    "",
    ...inColumns([
      ["Code", "Quantity", "Gift"],
      ...lines.map((line) => [
        line.gift_code,
        String(line.quantity),
        `${line.name_zh} / ${line.name_en}`,
      ]),
    ]),
  ];
}

/** Changes a gift order in one transaction; says what was done, and shows the order. */
export const changeGiftOrder = changing({ idOf: giftOrderIdOf, show: showGiftOrder });
