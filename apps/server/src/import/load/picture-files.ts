import { picturePaths } from "@reagent/api/contract/pictures";
import { sql } from "kysely";
import type { Services } from "../../calls/call.ts";
import type { ImageFile } from "../../catalogue/catalogue.ts";
import { chunks } from "../../database/chunks.ts";
import type { Tx } from "../../database/database.ts";
import { type RowOf, upsertAll } from "./write.ts";

type FileRow = RowOf<"goods_images">;

/** Where texts in HTML are, which can show images. */
const TEXTS = [
  ["articles", "content"],
  ["activities", "content"],
  ["pages", "content"],
  ["jobs", "content"],
  ["notices", "content"],
  ["terms_versions", "content"],
  ["product_lines", "description"],
] as const;
const ADDRESSES = new RegExp(`${picturePaths.file("")}[0-9a-f]+`, "gu");

/** Stores images that the shop does not have yet as files; returns their rows, to be written with what shows them. */
export async function storeImages(
  { database, files }: Pick<Services, "database" | "files">,
  images: Iterable<ImageFile>,
): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for (const { name, mediaType, bytes } of images) {
    if (rows.some((row) => row.name === name)) continue;
    const known = await database.read
      .selectFrom("goods_images")
      .selectAll()
      .where("name", "=", name)
      .executeTakeFirst();
    rows.push(known ?? { name, media_type: mediaType, file: await files.store(bytes) });
  }
  return rows;
}

/** Writes the rows of images, and deletes those that nothing shows any more. */
export async function writeImages(tx: Tx, rows: readonly FileRow[]): Promise<void> {
  await upsertAll(tx, "goods_images", "name", rows);
  const shown = await shownAddresses(tx);
  const all = await tx.selectFrom("goods_images").select("name").execute();
  const others = all.filter(({ name }) => !shown.has(picturePaths.file(name)));
  for (const some of chunks(others.map(({ name }) => name)))
    await tx.deleteFrom("goods_images").where("name", "in", some).execute();
}

/** The addresses of all images that the shop shows, in place of drawings or in texts. */
async function shownAddresses(tx: Tx): Promise<ReadonlySet<string>> {
  const drawings = await tx.selectFrom("pictures").select("markup").execute();
  const banners = await tx.selectFrom("orchard_banners").select("drawing").execute();
  const gifts = await tx.selectFrom("gifts").select("drawings").execute();
  const items = await tx
    .selectFrom("items")
    .select("picture")
    .where("picture", "is not", null)
    .execute();
  return new Set([
    ...drawings.map(({ markup }) => markup),
    ...banners.map(({ drawing }) => drawing),
    ...gifts.flatMap((gift) => JSON.parse(gift.drawings) as string[]),
    ...items.map(({ picture }) => picture ?? ""),
    ...(await addressesInTexts(tx)),
  ]);
}

async function addressesInTexts(tx: Tx): Promise<string[]> {
  const found: string[] = [];
  for (const [table, column] of TEXTS) {
    for (const name of [`${column}_zh`, `${column}_en`]) {
      const { rows } = await sql<{
        text: string;
      }>`select ${sql.ref(name)} as text from ${sql.table(table)}
        where ${sql.ref(name)} like ${`%${picturePaths.file("")}%`}`.execute(tx);
      found.push(...rows.flatMap(({ text }) => text.match(ADDRESSES) ?? []));
    }
  }
  return found;
}
