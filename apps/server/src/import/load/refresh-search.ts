import { GOODS_KINDS, type GoodsKind } from "@reagent/domain/goods-kind";
import type { Database } from "../../database/database.ts";
import { readFact } from "../../database/facts.ts";
import { SEARCH_FORMAT, searchFormatFact } from "../../database/search-tables.ts";
import { searchIn } from "../../search/search-in.ts";
import { reagentEntries, storedInstrumentEntries } from "./search-entries.ts";

/** Number of the PostgreSQL lock of a server that builds the indexes. */
const LOCK = 7_120_028;

/** Rebuilds search indexes that an earlier version of the shop has written. */
export async function refreshSearch(database: Database): Promise<void> {
  // One server has an embedded database.
  if (database.kind === "sqlite") return buildOutdated(database);
  const client = await database.pools.read.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await buildOutdated(database);
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
    client.release();
  } catch (failure) {
    client.release(true);
    throw failure;
  }
}

async function buildOutdated(database: Database): Promise<void> {
  const search = searchIn(database);
  try {
    for (const kind of GOODS_KINDS) {
      if (await isCurrent(database, kind)) continue;
      await search.rebuild(
        kind,
        kind === "reagent"
          ? (await reagentEntries(database, "catalogue")).entries
          : await storedInstrumentEntries(database),
      );
    }
  } finally {
    search.close();
  }
}

async function isCurrent({ read }: Database, kind: GoodsKind): Promise<boolean> {
  return (await readFact(read, searchFormatFact(kind))) === SEARCH_FORMAT;
}
