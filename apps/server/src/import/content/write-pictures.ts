import { sql } from "kysely";
import type { Picture } from "../../catalogue/catalogue.ts";
import type { Tx } from "../../database/database.ts";
import { upsertAll } from "../load/write.ts";

/** Where the names of pictures are. */
const SHOWN_BY = [
  ["articles", "picture"],
  ["activities", "picture"],
  ["activities", "small_picture"],
  ["banners", "picture"],
  ["product_lines", "picture"],
  ["instruments", "picture"],
  ["instrument_skus", "picture"],
] as const;

/** Writes pictures. */
export async function writePictures(tx: Tx, pictures: readonly Picture[]): Promise<void> {
  await upsertAll(
    tx,
    "pictures",
    "name",
    pictures.map(({ name, markup }) => ({ name, markup })),
  );
}

/** Deletes the pictures that nothing shows. */
export async function deleteUnshownPictures(tx: Tx): Promise<void> {
  const shown = SHOWN_BY.map(
    ([table, column]) =>
      sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  );
  await sql`delete from pictures
    where name not in (${sql.join(shown, sql` union `)})
      and markup not in (select drawing from orchard_banners)`.execute(tx);
  await sql`delete from picture_files where name not in (select name from pictures)`.execute(tx);
}
