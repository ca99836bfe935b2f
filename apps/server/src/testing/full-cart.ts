import { MOST_CART_LINES } from "@reagent/domain/cart";
import type { Database } from "../database/database.ts";
import { insertAll } from "../import/load/write.ts";
import { fillCart } from "./checkout.ts";
import { itemIds, pack } from "./fixture.ts";

const FIRST_ID = 1000;

/** Fills a customer's cart so that `room` more products fit, with packs that it adds to the catalogue. Returns their ids. */
export async function fillCartUp(
  database: Database,
  customerId: string,
  room = 0,
): Promise<number[]> {
  const packs = Array.from({ length: MOST_CART_LINES }, (_, at) =>
    pack({ id: FIRST_ID + at, item_id: itemIds.ethanolPure, code: `E100002-${at + 1}L` }),
  );
  await database.transact(async (tx) => {
    await tx.deleteFrom("packs").where("id", ">=", FIRST_ID).execute();
    await insertAll(tx, "packs", packs);
  });
  const ids = packs.slice(room).map(({ id }) => id);
  await fillCart(
    database,
    customerId,
    ids.map((productId) => ({ kind: "reagent", productId, quantity: 1 })),
  );
  return ids;
}
