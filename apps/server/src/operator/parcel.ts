import type { Reader } from "../database/database.ts";
import { CommandError } from "../settings/command-line.ts";
import { changing } from "./changing.ts";
import { showOrder } from "./show-order.ts";

/** Changes a parcel in one transaction; says what was done, and shows its order. */
export const changeParcel = changing({ idOf: orderIdOfParcel, show: showOrder });

/** The id of the order that a parcel belongs to; refuses an unknown parcel. */
export async function orderIdOfParcel(reader: Reader, code: string): Promise<string> {
  const parcel = await reader
    .selectFrom("shipments")
    .select("order_id")
    .where("code", "=", code)
    .executeTakeFirst();
  if (!parcel) throw new CommandError(`There is no parcel ${code}.`);
  return parcel.order_id;
}
