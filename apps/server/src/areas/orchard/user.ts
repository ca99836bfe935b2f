import type { OrchardUser } from "@reagent/api/contract/gift";
import { shop } from "@reagent/api/contract/shop";
import type { Reader } from "../../database/database.ts";
import { balanceOf } from "../../ordering/balance/ledger.ts";

/** The customer in the header of the orchard. The grains of past years must have expired. */
export async function readUser(reader: Reader, customerId: string): Promise<OrchardUser> {
  const { name, basketCount } = await reader
    .selectFrom("customers")
    .select((of) => [
      "user_name as name",
      of
        .selectFrom("basket_lines")
        .innerJoin("gifts", "gifts.id", "basket_lines.gift_id")
        .select((lines) => lines.fn.sum<number | null>("basket_lines.quantity").as("sum"))
        .where("basket_lines.customer_id", "=", customerId)
        // As in `basketTotals`.
        .where("gifts.is_listed", "=", 1)
        .as("basketCount"),
    ])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const grains = await balanceOf(reader, customerId, "grains");
  return {
    name,
    basketCount: Number(basketCount ?? 0),
    grains,
    expiringGrains: shop.points.grainsExpire ? grains : 0,
  };
}
