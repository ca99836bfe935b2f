import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import type { SearchEntry } from "../search/search.ts";
import type { Instrument } from "./catalogue.ts";
import type { OtherItems } from "./merge-staged.ts";
import type { Ids } from "./write.ts";

const BATCH_SIZE = 500;

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
 * Search entries of reagents for the time after the staged goods are merged, in the catalogue's order: the items that stay, then
 * the staged ones.
 */
export async function* reagentEntries(
  database: Database,
  others: OtherItems,
): AsyncGenerator<SearchEntry> {
  if (others === "keep") {
    const { rows } = await sql<{ id: number }>`select id from items
      where not exists (select 1 from staged_items as staged where staged.id = items.id) order by position, id`.execute(
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
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const batch = ids.slice(at, at + BATCH_SIZE).map(({ id }) => id);
    // The temporary tables have the columns of the real ones.
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

/** The search entry of an item: names, aliases, formula, CAS and MDL number, item and product codes. */
function reagentEntry(item: Row, packs: readonly { readonly code: string }[]): SearchEntry {
  const { id, code, cas, mdl, formula, name_zh, name_en, aliases_zh, aliases_en } = item;
  const aliases = [aliases_zh, aliases_en].flatMap((stored) => JSON.parse(stored) as string[]);
  return {
    target: id,
    // A formula matches exactly, like a code.
    codes: [code, ...packs.map((pack) => pack.code), cas, mdl, formula].filter(isKnown),
    names: [...new Set([name_zh, name_en, ...aliases])],
    others: [],
  };
}

/** Search entries of instruments, one per variant. */
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
