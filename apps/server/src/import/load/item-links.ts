import { chunks } from "../../database/chunks.ts";
import type { Tx } from "../../database/database.ts";
import { insertAll } from "./write.ts";
import type { Ids } from "./write.ts";

/** What an item references; undefined where that stays as it is. */
export interface ItemLinks {
  /** The code of the item. */
  readonly code: string;
  /** Codes of items to recommend, in order. */
  readonly related: readonly string[] | undefined;
  /** Ids of articles, in order. */
  readonly articles: readonly number[] | undefined;
  /** The id of an activity; null for none. */
  readonly activity: number | null | undefined;
}

/** Writes what items reference. Items, articles and activities must exist. */
export async function writeItemLinks(
  tx: Tx,
  links: readonly ItemLinks[],
  items: Ids,
): Promise<void> {
  for (const some of chunks(links.map((link) => ({ ...link, id: items.existing(link.code) })))) {
    const related = some.filter((link) => link.related !== undefined);
    const read = some.filter((link) => link.articles !== undefined);
    await forget(tx, "item_relations", related);
    await insertAll(
      tx,
      "item_relations",
      related.flatMap(({ id, related: codes = [] }) =>
        codes.map((code, position) => ({
          item_id: id,
          related_item_id: items.existing(code),
          position,
        })),
      ),
    );
    await forget(tx, "item_articles", read);
    await insertAll(
      tx,
      "item_articles",
      read.flatMap(({ id, articles = [] }) =>
        articles.map((article_id, position) => ({ item_id: id, article_id, position })),
      ),
    );
    const activities = Map.groupBy(some, ({ activity }) => activity);
    for (const [activity_id, own] of activities) {
      if (activity_id === undefined) continue;
      const ids = own.map(({ id }) => id);
      await tx.updateTable("items").set({ activity_id }).where("id", "in", ids).execute();
    }
  }
}

async function forget(
  tx: Tx,
  table: "item_relations" | "item_articles",
  links: readonly { readonly id: number }[],
): Promise<void> {
  if (links.length === 0) return;
  const ids = links.map(({ id }) => id);
  await tx.deleteFrom(table).where("item_id", "in", ids).execute();
}
