import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Tx } from "../../database/database.ts";
import type { Good } from "./good.ts";
import { insertAll } from "./write.ts";
import type { Ids } from "./write.ts";

/** The items of a catalogue, each with its substance. */
export function goodsOf({
  items,
  substances,
}: Pick<Catalogue, "items" | "substances">): Iterable<Good> {
  const byKey = new Map(substances.map((substance) => [substance.key, substance]));
  return items.map((item) => {
    const substance = byKey.get(item.substance);
    if (!substance)
      throw new Error(
        `${item.code} has a substance that is not in the catalogue: ${item.substance}`,
      );
    return { item, substance };
  });
}

/** Writes rows that reference items: recommendations, articles, discounts, batches and spectra. Items and articles must exist. */
export async function writeItemDetails(tx: Tx, catalogue: Catalogue, items: Ids): Promise<void> {
  await writeLinks(tx, catalogue, items);
  await writeDocuments(tx, catalogue, items);
}

/** Detaches the demo's articles from items; the shop's own say themselves to which items they belong. */
async function deleteDemoReading(tx: Tx): Promise<void> {
  await tx
    .deleteFrom("item_articles")
    .where("article_id", "in", (from) =>
      from.selectFrom("articles").select("id").where("is_demo", "=", 1),
    )
    .execute();
}

async function writeLinks(tx: Tx, { items: all, discounts }: Catalogue, items: Ids): Promise<void> {
  await tx.deleteFrom("item_relations").execute();
  await deleteDemoReading(tx);
  await tx.deleteFrom("discounts").execute();
  const linked = all.map((item) => ({ item, item_id: items.of(item.code) }));
  await insertAll(
    tx,
    "item_relations",
    linked.flatMap(({ item, item_id }) =>
      item.related.map((code, position) => ({
        item_id,
        related_item_id: items.existing(code),
        position,
      })),
    ),
  );
  await insertAll(
    tx,
    "item_articles",
    linked.flatMap(({ item, item_id }) =>
      item.articles.map((article_id, position) => ({ item_id, article_id, position })),
    ),
  );
  await insertAll(
    tx,
    "discounts",
    discounts.map(({ group, item, permille }) => ({
      customer_group: group,
      item_id: items.existing(item),
      permille,
    })),
  );
}

async function writeDocuments(tx: Tx, catalogue: Catalogue, items: Ids): Promise<void> {
  await tx.deleteFrom("batches").execute();
  await tx.deleteFrom("spectra").execute();
  await insertAll(
    tx,
    "batches",
    catalogue.items.flatMap(({ code: itemCode, batches }) =>
      batches.map(({ code, producedAt, retestAt, results }) => ({
        code,
        item_id: items.of(itemCode),
        produced_at: producedAt,
        retest_at: retestAt,
        results: JSON.stringify(results),
      })),
    ),
  );
  const spectra = catalogue.items.flatMap(({ code, spectra: own }) =>
    own.map(({ kind, batchCode, peaks, conditions }) => ({
      item_id: items.of(code),
      batch_code: batchCode,
      kind,
      peaks: JSON.stringify(peaks),
      conditions_zh: conditions.zh,
      conditions_en: conditions.en,
    })),
  );
  await insertAll(
    tx,
    "spectra",
    spectra.map((row, at) => ({ id: at + 1, ...row })),
  );
}

/** Marks the items that have spectra. */
export async function markSpectra(tx: Tx): Promise<void> {
  await tx
    .updateTable("items")
    .set({ has_spectrum: 1 })
    .where("id", "in", (of) => of.selectFrom("spectra").select("item_id"))
    .execute();
}
