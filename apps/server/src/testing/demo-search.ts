import type { Database } from "../database/database.ts";
import { loadCatalogue } from "../import/load/load.ts";
import { searchIn } from "../search/search-in.ts";
import type { Search } from "../search/search.ts";
import { openFresh } from "./databases.ts";
import { demoCatalogue } from "./demo.ts";

/** In milliseconds: the whole demo catalogue is loaded. */
export const DEMO_SEARCH_LIMIT_MS = 180_000;

export interface DemoSearch {
  readonly database: Database;
  readonly search: Search;
  /** The Chinese names of the items, by their ids. */
  readonly names: ReadonlyMap<number, string>;
  close(): Promise<void>;
}

/** Opens the search of the demo catalogue in a new database. */
export async function openDemoSearch(...place: Parameters<typeof openFresh>): Promise<DemoSearch> {
  const { database, remove } = await openFresh(...place);
  await loadCatalogue(database, await demoCatalogue(), { draw: () => "<svg/>" });
  const rows = await database.read.selectFrom("items").select(["id", "name_zh"]).execute();
  const search = searchIn(database);
  return {
    database,
    search,
    names: new Map(rows.map((row) => [row.id, row.name_zh])),
    close: async () => {
      search.close();
      await remove();
    },
  };
}
