import type { Database } from "../database/database.ts";
import { insertAll } from "../import/load/write.ts";
import { forgetColumns } from "../listing/stored-columns.ts";
import { item } from "./fixture.ts";

/** Adds so many items, the first with id 1000. */
export async function addManyItems(database: Database, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const [id, code] = [1000 + at, `Z${1_000_000 + at}`];
    return item({ id, code, name_zh: `试剂 ${at}`, name_en: `Reagent ${at}`, cas: "" });
  });
  await database.transact(async (tx) => {
    await insertAll(tx, "items", rows);
    await forgetColumns(tx);
  });
}
