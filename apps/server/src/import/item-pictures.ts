import { picturePaths } from "@reagent/api/contract/pictures";
import { entriesOf } from "@reagent/domain/catalogue-cell";
import type { Services } from "../calls/call.ts";
import type { ImageFile } from "../catalogue/catalogue.ts";
import type { Tx } from "../database/database.ts";
import type { Collection } from "./collect.ts";
import { storeImages } from "./load/picture-files.ts";
import type { Ids, RowOf } from "./load/write.ts";
import { imageFile, readPicture, type ReadPicture } from "./pictures.ts";
import { contradiction } from "./problems.ts";

/** The picture of an item, by the item's code; null for none. */
type ItemPictures = ReadonlyMap<string, string | null>;

/** Reports pictures of items that cannot be taken in; the items keep what they have. */
export async function expectPictures(collection: Collection, folder: string): Promise<void> {
  if (!collection.columns.has("picture")) return;
  for (const { line, cells } of collection.items.values()) {
    const written = cells.picture ?? "";
    const found = await pictureOf(written, folder);
    if (found === "several")
      collection.problems.push(contradiction(line, "picture", written, { kind: "one-picture" }));
    else if (found?.kind === "missing")
      collection.problems.push(contradiction(line, "picture", written, { kind: "no-picture" }));
    else if (found?.kind === "faulty") {
      const { fault } = found;
      collection.problems.push(contradiction(line, "picture", written, { kind: "picture", fault }));
    }
  }
}

/** Stores the pictures of a file's items, one after another. */
export async function storePictures(
  stores: Pick<Services, "database" | "files">,
  { items, columns }: Collection,
  folder: string,
): Promise<{ readonly images: RowOf<"goods_images">[]; readonly pictures: ItemPictures }> {
  const pictures = new Map<string, string | null>();
  if (!columns.has("picture")) return { images: [], pictures };
  const read = async function* (): AsyncGenerator<ImageFile> {
    for (const { code, cells } of items.values()) {
      const found = await pictureOf(cells.picture ?? "", folder);
      if (found === undefined) pictures.set(code, null);
      const image = typeof found === "object" ? imageOf(found) : undefined;
      if (!image) continue;
      pictures.set(code, picturePaths.file(image.name));
      yield image;
    }
  };
  const images = await storeImages(stores, read());
  return { images, pictures };
}

/** Writes the pictures of items. */
export async function writeItemPictures(tx: Tx, pictures: ItemPictures, items: Ids): Promise<void> {
  for (const [code, picture] of pictures)
    await tx.updateTable("items").set({ picture }).where("id", "=", items.existing(code)).execute();
}

async function pictureOf(
  written: string,
  folder: string,
): Promise<ReadPicture | "several" | undefined> {
  const [file, ...more] = entriesOf(written);
  if (file === undefined) return undefined;
  return more.length > 0 ? "several" : readPicture(folder, file);
}

/** An item shows a drawing as an image: the colour of the text is that of structures. */
function imageOf(found: ReadPicture): ImageFile | undefined {
  if (found.kind === "image") return found.image;
  if (found.kind !== "drawing") return undefined;
  const svg = /^<svg[^>]*\sxmlns=/u.test(found.svg)
    ? found.svg
    : found.svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return imageFile(Buffer.from(svg), "image/svg+xml");
}
