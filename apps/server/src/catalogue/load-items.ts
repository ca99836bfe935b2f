import type { Tx } from "../database/database.ts";
import type { Catalogue } from "./catalogue.ts";
import { itemRow, packRow } from "./rows.ts";
import { idsOf, insertAll, replaceByCode } from "./write.ts";
import type { Ids } from "./write.ts";

/**
 * Writes items with their packs, batches, spectra and everything that points at them, in the order of the catalogue. Categories,
 * product lines and articles must be there. Answers with the ids of the items.
 */
export async function writeItems(
  tx: Tx,
  catalogue: Catalogue,
  drawings: ReadonlyMap<string, string>,
): Promise<Ids> {
  const substances = new Map(catalogue.substances.map((substance) => [substance.key, substance]));
  const items = idsOf(await tx.selectFrom("items").select(["id", "code"]).execute());
  const rows = catalogue.items.map((item, position) => {
    const substance = substances.get(item.substance);
    if (!substance)
      throw new Error(`${item.code} is of no substance in the catalogue: ${item.substance}`);
    const drawing = drawings.get(item.substance) ?? null;
    return itemRow(item, substance, { id: items.of(item.code), position, drawing });
  });
  await replaceByCode(items, rows, {
    insert: (added) => insertAll(tx, "items", added),
    update: (row) => tx.updateTable("items").set(row).where("id", "=", row.id).execute(),
    remove: (gone) => tx.deleteFrom("items").where("id", "in", gone).execute(),
  });
  await writePacks(tx, catalogue, items);
  await writeLinks(tx, catalogue, items);
  await writeDocuments(tx, catalogue, items);
  return items;
}

async function writePacks(tx: Tx, catalogue: Catalogue, items: Ids): Promise<void> {
  const packs = idsOf(await tx.selectFrom("packs").select(["id", "code"]).execute());
  const rows = catalogue.items.flatMap((item) =>
    item.packs.map((pack, position) =>
      packRow(pack, { id: packs.of(pack.code), itemId: items.of(item.code), position }),
    ),
  );
  await replaceByCode(packs, rows, {
    insert: (added) => insertAll(tx, "packs", added),
    update: (row) => tx.updateTable("packs").set(row).where("id", "=", row.id).execute(),
    remove: (gone) => tx.deleteFrom("packs").where("id", "in", gone).execute(),
  });
}

async function writeLinks(tx: Tx, { items: all, discounts }: Catalogue, items: Ids): Promise<void> {
  await tx.deleteFrom("item_categories").execute();
  await tx.deleteFrom("item_product_lines").execute();
  await tx.deleteFrom("item_relations").execute();
  await tx.deleteFrom("item_articles").execute();
  await tx.deleteFrom("discounts").execute();
  const linked = all.map((item) => ({ item, item_id: items.of(item.code) }));
  await insertAll(
    tx,
    "item_categories",
    linked.flatMap(({ item, item_id }) =>
      item.categories.map((category_id, position) => ({ item_id, category_id, position })),
    ),
  );
  await insertAll(
    tx,
    "item_product_lines",
    linked.flatMap(({ item, item_id }, position) =>
      item.productLines.map((product_line_id) => ({ item_id, product_line_id, position })),
    ),
  );
  await insertAll(
    tx,
    "item_relations",
    linked.flatMap(({ item, item_id }) =>
      item.related.map((code, position) => ({
        item_id,
        related_item_id: items.referred(code),
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
      item_id: items.referred(item),
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
    own.map(({ kind, batchCode, peaks }) => ({
      item_id: items.of(code),
      batch_code: batchCode,
      kind,
      peaks: JSON.stringify(peaks),
    })),
  );
  await insertAll(
    tx,
    "spectra",
    spectra.map((row, at) => ({ id: at + 1, ...row })),
  );
}
