import { normalise } from "@reagent/domain/search-text";
import type { Reader } from "../database/database.ts";
import { itemsByCode } from "./codes.ts";

/** The best match for a text: an item by its code, the code of a pack, or its CAS number; undefined for none. */
export async function findItem(
  reader: Reader,
  text: string,
): Promise<{ readonly id: number; readonly code: string } | undefined> {
  const [first] = await itemsByCode(reader, text);
  return first === undefined
    ? undefined
    : reader.selectFrom("items").select(["id", "code"]).where("id", "=", first).executeTakeFirst();
}

/** The code of the item with an item code, or the product code of a pack, in any spelling; undefined for none. */
export async function itemCodeOf(reader: Reader, text: string): Promise<string | undefined> {
  const wanted = normalise(text);
  const items = await itemsByCode(reader, text);
  if (items.length === 0) {
    return undefined;
  }
  const rows = await reader
    .selectFrom("items")
    .leftJoin("packs", "packs.item_id", "items.id")
    .select(["items.code", "packs.code as packCode"])
    .where("items.id", "in", items)
    .execute();
  return rows.find(
    ({ code, packCode }) => normalise(code) === wanted || normalise(packCode ?? "") === wanted,
  )?.code;
}

/** The pack with a product code in any spelling; undefined for none. */
export async function findPack(
  reader: Reader,
  text: string,
): Promise<{ readonly id: number; readonly code: string; readonly itemId: number } | undefined> {
  const items = await itemsByCode(reader, text);
  if (items.length === 0) {
    return undefined;
  }
  const packs = await reader
    .selectFrom("packs")
    .select(["id", "code", "item_id as itemId"])
    .where("item_id", "in", items)
    .execute();
  const wanted = normalise(text);
  return packs.find((pack) => normalise(pack.code) === wanted);
}

/** The ids of items by their exact codes, in the same sequence; unknown codes are left out. */
export async function idsOfItems(reader: Reader, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) {
    return [];
  }
  const rows = await reader
    .selectFrom("items")
    .select(["id", "code"])
    .where("code", "in", codes)
    .execute();
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return codes.flatMap((code) => ids.get(code) ?? []);
}
