import { giftOrderStatusNames } from "@reagent/api/messages/orchard";
import { accountEmail } from "@reagent/domain/email-address";
import { CommandError } from "../command-line.ts";
import type { Reader } from "../database/database.ts";
import { momentOf } from "../http/day.ts";
import { inColumns } from "./columns.ts";

interface Wanted {
  /** Those that were shipped or cancelled, or are not paid, too. */
  readonly areAllWanted: boolean;
  readonly email?: string;
  readonly limit: number;
}

/** The paid gift orders that wait to be confirmed or shipped, oldest first, or all, newest first, as lines of text. */
export async function listGiftOrders(
  reader: Reader,
  { areAllWanted, email, limit }: Wanted,
): Promise<string[]> {
  let orders = reader
    .selectFrom("gift_orders")
    .innerJoin("customers", "customers.id", "gift_orders.customer_id")
    .selectAll("gift_orders")
    .select("customers.email")
    .limit(limit);
  if (email !== undefined) {
    orders = orders.where("customers.email", "=", accountEmail(email));
  }
  const rows = await (
    areAllWanted
      ? orders.orderBy("gift_orders.created_at", "desc")
      : orders
          .where("status", "in", ["unconfirmed", "confirmed"])
          .where("paid_at", "is not", null)
          .orderBy("gift_orders.created_at")
  )
    .orderBy("gift_orders.id")
    .execute();
  if (rows.length === 0) {
    return [areAllWanted ? "There are no such gift orders." : "No gift order waits."];
  }
  return inColumns(
    rows.map((row) => [
      row.code,
      momentOf(row.created_at),
      row.status,
      paymentOf(row),
      `${row.amount} grains`,
      row.email,
    ]),
  );
}

const paymentOf = ({ paid_at: paidAt }: { readonly paid_at: number | null }) =>
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
