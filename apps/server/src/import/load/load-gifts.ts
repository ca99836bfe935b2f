import type { LocalizedText } from "../../basics/language.ts";
import type { Tx } from "../../database/database.ts";
import { both, flag } from "./rows.ts";

/** A gift of the orchard; prices are whole grains. */
export interface NewGift {
  readonly code: string;
  /** The name of its type; a type with a new Chinese name is added. */
  readonly type: LocalizedText;
  readonly name: LocalizedText;
  readonly specification: LocalizedText;
  /** HTML. */
  readonly note: LocalizedText;
  readonly price: number;
  /** A lower price that applies instead; null for none. */
  readonly preferentialPrice: number | null;
  readonly stock: number;
  readonly isListed: boolean;
  /** SVGs, the main one first. */
  readonly drawings: readonly string[];
}

/**
 * Writes gifts by their code: those that exist get the new values and keep their place, new ones follow in the order given. Gifts that
 * are not given stay as they are.
 */
export async function loadGifts(tx: Tx, gifts: readonly NewGift[]): Promise<void> {
  let id = await lastGiftId(tx);
  for (const gift of gifts) {
    id += 1;
    const columns = {
      type_id: await typeIdOf(tx, gift.type),
      ...both("name", gift.name),
      ...both("specification", gift.specification),
      ...both("note", gift.note),
      price: gift.price,
      preferential_price: gift.preferentialPrice,
      stock: gift.stock,
      is_listed: flag(gift.isListed),
      drawings: JSON.stringify(gift.drawings),
    };
    await tx
      .insertInto("gifts")
      .values({ id, code: gift.code, position: id, ...columns })
      .onConflict((conflict) => conflict.column("code").doUpdateSet(columns))
      .execute();
  }
}

/** The last id of a gift; also of those that were deleted, if an order has them. */
async function lastGiftId(tx: Tx): Promise<number> {
  const gift = await tx
    .selectFrom("gifts")
    .select((of) => of.fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  const ordered = await tx
    .selectFrom("gift_order_lines")
    .select((of) => of.fn.max<number | null>("gift_id").as("last"))
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(gift.last ?? 0), Number(ordered.last ?? 0));
}

/** Deletes gifts by their codes, and types that have no gift any more. Orders keep their lines. */
export async function deleteGifts(tx: Tx, codes: readonly string[]): Promise<void> {
  for (const code of codes) await tx.deleteFrom("gifts").where("code", "=", code).execute();
  await tx
    .deleteFrom("gift_types")
    .where("id", "not in", (of) => of.selectFrom("gifts").select("type_id"))
    .execute();
}

/** The id of a type by its Chinese name; a new one follows the others, an existing one gets the English name. */
async function typeIdOf(tx: Tx, name: LocalizedText): Promise<number> {
  const types = await tx.selectFrom("gift_types").select(["id", "name_zh"]).execute();
  const found = types.find(({ name_zh }) => name_zh === name.zh);
  if (found) {
    await tx
      .updateTable("gift_types")
      .set({ name_en: name.en })
      .where("id", "=", found.id)
      .execute();
    return found.id;
  }
  const id = Math.max(0, ...types.map((type) => type.id)) + 1;
  await tx
    .insertInto("gift_types")
    .values({ id, ...both("name", name), position: id })
    .execute();
  return id;
}
