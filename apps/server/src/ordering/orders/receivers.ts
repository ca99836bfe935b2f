import { deletedEmail } from "@reagent/domain/account-state";
import type { Language } from "../../basics/language.ts";
import type { Reader } from "../../database/database.ts";
import { sentGoods } from "./sent-goods.ts";

/** Which goods were sent, and when. */
interface SentGoods {
  readonly itemCode: string;
  /** Of one batch, by its number as it was sent; of all batches where it is left out. */
  readonly batchCode?: string;
  /** The first and the last instant of sending, epoch milliseconds. */
  readonly since?: number;
  readonly until?: number;
}

/** A customer to whom goods were sent, with the language in which the shop writes to them. */
export interface Receiver {
  readonly customerId: string;
  readonly email: string;
  readonly language: Language;
}

/**
 * The customers to whom parcels with goods were sent, each once, in the order of their ids after `after`; at most `limit`. Shipments that
 * were taken back are none, and deleted accounts cannot be written to.
 */
export async function findReceivers(
  reader: Reader,
  { itemCode, batchCode, since, until }: SentGoods,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Receiver[]> {
  const rows = await sentGoods(reader)
    .innerJoin("shipments", (join) =>
      join
        .onRef("shipments.order_id", "=", "shipment_lines.order_id")
        .onRef("shipments.code", "=", "shipment_lines.shipment_code"),
    )
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["customers.id", "customers.email", "customers.language"])
    .distinct()
    .where("order_lines.item_code", "=", itemCode)
    .where("customers.id", ">", after)
    .where("customers.email", "not like", `${deletedEmail("")}%`)
    .$if(batchCode !== undefined, (query) =>
      query.where("shipment_lines.batch_code", "=", batchCode ?? ""),
    )
    .$if(since !== undefined, (query) => query.where("shipments.shipped_at", ">=", since ?? 0))
    .$if(until !== undefined, (query) => query.where("shipments.shipped_at", "<=", until ?? 0))
    .orderBy("customers.id")
    .limit(limit)
    .execute();
  return rows.map(({ id, email, language }) => ({ customerId: id, email, language }));
}
