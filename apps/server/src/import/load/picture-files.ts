import { picturePaths, sizeName, sizeOf } from "@reagent/api/contract/pictures";
import { imageWidths } from "@reagent/domain/image-widths";
import { sql } from "kysely";
import { Thread } from "../../basics/thread.ts";
import type { Services } from "../../calls/call.ts";
import type { ImageFile } from "../../catalogue/catalogue.ts";
import { chunks } from "../../database/chunks.ts";
import type { Reader, Tx } from "../../database/database.ts";
import type * as Sizes from "./image-sizes-worker.ts";
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
const ADDRESSES = new RegExp(`${picturePaths.file("")}[0-9a-f]+(?:-\\d+)?`, "gu");

/**
 * Stores images that the shop does not have yet as files, at all widths that screens show; returns their rows, to be written with what
 * shows them.
 */
export async function storeImages(
  { database, files }: Pick<Services, "database" | "files">,
  images: Iterable<ImageFile> | AsyncIterable<ImageFile>,
): Promise<FileRow[]> {
  const rows = new Map<string, FileRow>();
  const thread: SizesThread = new Thread(new URL("./image-sizes-worker.ts", import.meta.url));
  try {
    for await (const image of images) {
      if (rows.has(image.name)) continue;
      const known = await rowsOf(database.read, image.name);
      for (const row of known ?? (await store(files, thread, image))) rows.set(row.name, row);
    }
  } finally {
    await thread.close();
  }
  return [...rows.values()];
}

type SizesThread = Thread<typeof Sizes>;

/** What all widths of an image have in common in their names. */
const imageOf = (name: string): string => sizeOf(name)?.image ?? name;

/** The rows of an image that the shop has. */
async function rowsOf(reader: Reader, name: string): Promise<FileRow[] | undefined> {
  const rows = await reader
    .selectFrom("goods_images")
    .selectAll()
    .where("name", "like", `${imageOf(name)}%`)
    .execute();
  return rows.some((row) => row.name === name) ? rows : undefined;
}

async function store(
  files: Services["files"],
  thread: SizesThread,
  { name, mediaType, bytes, width }: ImageFile,
): Promise<FileRow[]> {
  const widths = width === undefined ? [] : imageWidths(width);
  const made = widths.length > 1 && (await thread.ask("makeSizes", { bytes, mediaType, widths }));
  if (!made) return [{ name, media_type: mediaType, file: await files.store(bytes) }];
  const rows: FileRow[] = [];
  for (const size of made)
    rows.push({
      name: sizeName(imageOf(name), size.width),
      media_type: size.mediaType,
      file: await files.store(Buffer.from(size.bytes)),
    });
  return rows;
}

/** Writes the rows of images, and deletes those that nothing shows any more. */
export async function writeImages(tx: Tx, rows: readonly FileRow[]): Promise<void> {
  await upsertAll(tx, "goods_images", "name", rows);
  const path = picturePaths.file("");
  const addresses = [...(await shownAddresses(tx))].filter((address) => address.startsWith(path));
  const shown = new Set(addresses.map((address) => imageOf(address.slice(path.length))));
  const all = await tx.selectFrom("goods_images").select("name").execute();
  const others = all.filter(({ name }) => !shown.has(imageOf(name)));
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
