import type { Insertable } from "kysely";
import { whyNotSold } from "../areas/cart/sellable.ts";
import { ownPrice } from "../areas/product/prices.ts";
import type { Tx } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";

/** A product of the demo catalogue as the line of an order has it, but for how many. */
export type Goods = Omit<
  Insertable<Schema["order_lines"]>,
  "order_id" | "position" | "quantity" | "amount" | "price"
> & { readonly price: number; readonly isFiled: boolean };

const untouched = {
  sent_quantity: 0,
  refunded_quantity: 0,
  // Orders that never happened keep nothing from the stock.
  reserved_quantity: 0,
  state: "open",
  is_cancelled: 0,
  customer_item_number: "",
} as const;

/** The first pack of a substance that is sold from the cart; undefined where there is none. */
export async function packOf(
  tx: Tx,
  cas: string,
  customerGroup: string,
): Promise<Goods | undefined> {
  const rows = await tx
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .leftJoin("discounts", (join) =>
      join
        .onRef("discounts.item_id", "=", "packs.item_id")
        .on("discounts.customer_group", "=", customerGroup),
    )
    .selectAll("packs")
    .select([
      "items.code as item_code",
      "items.cas",
      "items.name_zh",
      "items.name_en",
      "items.specification_zh",
      "items.specification_en",
      "items.hazardous_number",
      "items.is_precursor",
      "items.safe_level",
      "discounts.permille",
    ])
    .where("items.cas", "=", cas)
    .orderBy("items.position")
    .orderBy("packs.position")
    .execute();
  const row = rows.find((each) => whyNotSold(each) === undefined);
  return (
    row && {
      ...untouched,
      product_id: row.id,
      item_code: row.item_code,
      product_code: row.code,
      cas: row.cas ?? "",
      name_zh: row.name_zh,
      name_en: row.name_en,
      specification_zh: row.specification_zh,
      specification_en: row.specification_en,
      pack: row.pack,
      list_price: row.list_price,
      price: ownPrice(row, row.permille),
      expected_delivery_zh: row.expected_delivery_zh,
      expected_delivery_en: row.expected_delivery_en,
      hazardous_number: row.hazardous_number ?? "",
      isFiled: row.is_precursor === 1 || (row.hazardous_number ?? "") !== "",
    }
  );
}

/** One of the instruments on sale, by its place in the catalogue; undefined where there are fewer. */
export async function instrumentAt(tx: Tx, place: number): Promise<Goods | undefined> {
  const row = await tx
    .selectFrom("instrument_skus")
    .innerJoin("instruments", "instruments.id", "instrument_skus.instrument_id")
    .selectAll("instrument_skus")
    .select(["instruments.code as item_code", "instruments.name_zh", "instruments.name_en"])
    .where("instrument_skus.position", "=", 0)
    .orderBy("instruments.position")
    .offset(place)
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      ...untouched,
      product_id: row.id,
      item_code: row.item_code,
      product_code: row.code,
      cas: "",
      name_zh: row.name_zh,
      name_en: row.name_en,
      specification_zh: row.attributes_zh,
      specification_en: row.attributes_en,
      pack: "",
      list_price: row.list_price,
      price: ownPrice(row, null),
      expected_delivery_zh: row.expected_delivery_zh,
      expected_delivery_en: row.expected_delivery_en,
      hazardous_number: "",
      isFiled: false,
    }
  );
}
