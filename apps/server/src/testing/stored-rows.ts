import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";

/** Every stored row as JSON, without the search index, some of whose tables cannot be read whole. */
export async function storedRows({ read }: Database): Promise<string> {
  const tables = (await read.introspection.getTables()).filter(
    ({ name }) => !name.startsWith("search_"),
  );
  const free = read as unknown as Kysely<Record<string, object>>;
  const rows = await Promise.all(
    tables.map(({ name }) => free.selectFrom(name).selectAll().execute()),
  );
  return JSON.stringify(rows);
}
