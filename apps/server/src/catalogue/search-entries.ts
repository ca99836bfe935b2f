import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { SearchEntry } from "../search/search.ts";
import type { Others } from "./adopt.ts";
import type { Instrument } from "./catalogue.ts";
import type { Ids } from "./write.ts";

const ITEMS_AT_ONCE = 500;

const COLUMNS = [
  "id",
  "code",
  "name_zh",
  "name_en",
  "aliases_zh",
  "aliases_en",
  "cas",
  "mdl",
  "formula",
] as const;

type Row = Pick<Selectable<Schema["items"]>, (typeof COLUMNS)[number]>;

/**
 * What reagents will be found by once the staged goods are taken into the catalogue, in its order: the items that stay, then the
 * staged ones.
 */
export async function* reagentEntries(
  database: Database,
  others: Others,
): AsyncGenerator<SearchEntry> {
  if (others === "stay") {
    const { rows } = await sql<{ id: number }>`select id from items
      where not exists (select 1 from staged_items as mine where mine.id = items.id) order by position, id`.execute(
      database.read,
    );
    yield* entriesIn(database, { items: "items", packs: "packs" }, rows);
  }
  const staged = database.read.selectFrom("staged_items").select("id").orderBy("position");
  yield* entriesIn(
    database,
    { items: "staged_items", packs: "staged_packs" },
    await staged.execute(),
  );
}

async function* entriesIn(
  { read }: Database,
  tables: { items: "items" | "staged_items"; packs: "packs" | "staged_packs" },
  ids: readonly { readonly id: number }[],
): AsyncGenerator<SearchEntry> {
  for (let at = 0; at < ids.length; at += ITEMS_AT_ONCE) {
    const batch = ids.slice(at, at + ITEMS_AT_ONCE).map(({ id }) => id);
    // What is staged looks like what it is to become.
    const items = await read
      .selectFrom(tables.items as "items")
      .select(COLUMNS)
      .where("id", "in", batch)
      .execute();
    const packs = await read
      .selectFrom(tables.packs as "packs")
      .select(["item_id", "code"])
      .where("item_id", "in", batch)
      .orderBy("position")
      .execute();
    const byId = new Map(items.map((item) => [item.id, item]));
    const packsOf = Map.groupBy(packs, (pack) => pack.item_id);
    for (const id of batch) {
      const item = byId.get(id);
      if (item) yield reagentEntry(item, packsOf.get(id) ?? []);
    }
  }
}

/** What one item is found by: names, aliases, formula, CAS and MDL number, item and product codes. */
function reagentEntry(item: Row, packs: readonly { readonly code: string }[]): SearchEntry {
  const { id, code, cas, mdl, formula, name_zh, name_en, aliases_zh, aliases_en } = item;
  const aliases = [aliases_zh, aliases_en].flatMap((stored) => JSON.parse(stored) as string[]);
  return {
    target: id,
    // A formula is a code, too: who types a whole one means it exactly.
    codes: [code, ...packs.map((pack) => pack.code), cas, mdl, formula].filter(isKnown),
    names: [...new Set([name_zh, name_en, ...aliases])],
    others: [],
  };
}

/** What instruments are found by, variant by variant. */
export function* instrumentEntries(
  instruments: readonly Instrument[],
  ids: Pick<Ids, "of">,
): Generator<SearchEntry> {
  for (const { code, name, skus } of instruments) {
    for (const sku of skus) {
      yield {
        target: ids.of(sku.code),
        codes: [sku.code, code],
        names: [name.zh, name.en],
        others: [],
      };
    }
  }
}

function isKnown(text: string | null): text is string {
  return text !== null;
}
