import { type DeliveryMoment, isInForce, type ShopLimit } from "@reagent/domain/shop-limit";
import type { LocalizedText } from "../basics/language.ts";
import type { Reader } from "../database/database.ts";

/** A limit with the message that customers read. */
export interface StoredLimit extends ShopLimit {
  readonly id: string;
  readonly message: LocalizedText;
}

/** All limits of the shop, by their id. */
export async function readLimits(reader: Reader): Promise<StoredLimit[]> {
  const rows = await reader.selectFrom("shop_limits").selectAll().orderBy("id").execute();
  return rows.map((row) => ({
    id: row.id,
    effect: row.effect,
    itemCodes: row.item_codes === "" ? [] : row.item_codes.split(" "),
    region: row.region,
    from: row.from_day,
    until: row.until_day,
    message: { zh: row.message_zh, en: row.message_en },
  }));
}

/** The limits on deliveries to a place on a day. */
export async function limitsInForce(
  reader: Reader,
  moment: DeliveryMoment,
): Promise<StoredLimit[]> {
  return (await readLimits(reader)).filter((limit) => isInForce(limit, moment));
}
