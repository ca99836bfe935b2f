import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database.ts";

/** Tables without texts of customers or of the catalogue. */
const WORDLESS =
  /^(kysely_|search_|sqlite_|site_facts|sessions|tickets|one_time_codes|outgoing_mails|rate_counters|request_results|sequences|picture_files|goods_images|pictures|payment_notices|simulated_)/u;
/** Columns, and keys of JSON, by which the shop finds rows or decides. */
const POINTERS =
  /(^|_)(id|code|hash|key|type|kind|method|state|status|review|payment|reason|group|picture|link|path|svg|id_number|province|city|district)$/u;
const WORDS = new Set([
  "account",
  "call",
  "category",
  "event",
  "hazard_codes",
  "ghs_pictograms",
  "hazard_basis",
  "language",
  "media_type",
  "outcome",
  "paid_by",
  "peaks",
  "promotion",
  "purpose",
  "sex",
  "signal",
  "slot",
]);
/** Customers log in with it. */
const LOGIN = "customers.email";

type Tables = Kysely<Record<string, Record<string, unknown>>>;

const isPointer = (name: string) => POINTERS.test(name) || WORDS.has(name);

/** Appends `words` to every text in the database, except those that identify rows. The columns come from the database itself. */
export async function appendToEveryText(database: Database, words: string): Promise<void> {
  const tables = (await database.read.introspection.getTables()).filter(
    ({ name }) => !WORDLESS.test(name),
  );
  await database.transact(async (tx) => {
    const free = tx as unknown as Tables;
    for (const { name: table, columns } of tables) {
      const texts = columns.filter(
        ({ name, dataType }) =>
          /text/iu.test(dataType) && !isPointer(name) && `${table}.${name}` !== LOGIN,
      );
      for (const { name } of texts) await appendToColumn(free, table, name, words);
    }
  });
}

async function appendToColumn(free: Tables, table: string, column: string, words: string) {
  const of = sql.ref(column);
  const isJson = sql<boolean>`(${of} like '{%}' or ${of} like '[%]')`;
  const found = await free.selectFrom(table).select(column).distinct().where(isJson).execute();
  await free
    .updateTable(table)
    .set({ [column]: sql`${of} || ${words}` })
    .where(sql<boolean>`not ${isJson}`)
    .execute();
  for (const row of found) {
    const before = row[column] as string;
    await free
      .updateTable(table)
      .set({ [column]: appendInJson(before, words) })
      .where(column, "=", before)
      .execute();
  }
}

/** JSON with `words` appended to its texts; invalid JSON is a text. */
function appendInJson(text: string, words: string): string {
  try {
    return JSON.stringify(
      JSON.parse(text, (key, value: unknown) =>
        typeof value === "string" && key !== "name" && !isPointer(key) ? value + words : value,
      ),
    );
  } catch {
    return text + words;
  }
}
