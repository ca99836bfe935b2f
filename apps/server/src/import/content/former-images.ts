import { picturePaths } from "@reagent/api/contract/pictures";
import type { ImageFile } from "../../catalogue/catalogue.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { imageFile } from "../pictures.ts";

/** A photograph that an earlier version stored in the database. */
interface FormerImage {
  /** Its address in place of a drawing. */
  readonly path: string;
  readonly image: ImageFile;
}

/** The photographs that an earlier version stored in the database, and that the shop shows from there. */
export async function readFormerImages(reader: Reader): Promise<FormerImage[]> {
  const pictures = await reader.selectFrom("pictures").select("markup").execute();
  const banners = await reader.selectFrom("orchard_banners").select("drawing as markup").execute();
  const shown = new Set([...pictures, ...banners].map(({ markup }) => markup));
  const rows = await reader.selectFrom("picture_files").selectAll().execute();
  return rows
    .map(({ name, media_type, content }) => ({
      path: picturePaths.content(name),
      image: imageFile(Buffer.from(content, "base64"), media_type),
    }))
    .filter(({ path }) => shown.has(path));
}

/**
 * Shows the files of photographs in place of those in the database. These stay as long as their pictures, for pages that were rendered
 * before.
 */
export async function moveFormerImages(tx: Tx, images: readonly FormerImage[]): Promise<void> {
  for (const { path, image } of images) {
    const address = picturePaths.file(image.name);
    await tx.updateTable("pictures").set({ markup: address }).where("markup", "=", path).execute();
    await tx
      .updateTable("orchard_banners")
      .set({ drawing: address })
      .where("drawing", "=", path)
      .execute();
  }
}
