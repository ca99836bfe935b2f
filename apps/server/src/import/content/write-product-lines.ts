import type { LineTexts, ProductLine } from "../../catalogue/catalogue.ts";
import type { Tx } from "../../database/database.ts";
import { both, flag } from "../load/rows.ts";
import { deleteUnshownPictures, writePictures } from "./write-pictures.ts";

const NO_TEXTS = {
  tagline_zh: "",
  tagline_en: "",
  description_zh: "",
  description_en: "",
  alt_zh: "",
  alt_en: "",
  picture: null,
} as const;

/**
 * Gives product lines, by their Chinese names, these texts, pictures and order; those that the shop does not have are added. Others
 * follow, as they are; with `replaces` without their texts, and those without items are deleted.
 */
export async function writeLineTexts(
  tx: Tx,
  lines: readonly LineTexts[],
  { isDemo, replaces }: { readonly isDemo: boolean; readonly replaces: boolean },
): Promise<void> {
  if (replaces) {
    await tx
      .updateTable("product_lines")
      .set({ ...NO_TEXTS, is_demo: 0 })
      .execute();
  }
  await putAside(tx, lines.length);
  for (const [position, { name, tagline, description, alt, picture }] of lines.entries()) {
    const texts = {
      name_en: name.en,
      ...both("tagline", tagline),
      ...both("description", description),
      ...both("alt", alt),
      picture: picture?.name ?? null,
      position,
      is_demo: flag(isDemo),
    };
    const known = await tx
      .updateTable("product_lines")
      .set(texts)
      .where("name_zh", "=", name.zh)
      .executeTakeFirst();
    if (known.numUpdatedRows > 0n) continue;
    const id = (await lastLineId(tx)) + 1;
    await tx
      .insertInto("product_lines")
      .values({ ...texts, id, name_zh: name.zh })
      .execute();
  }
  if (replaces) {
    await tx
      .deleteFrom("product_lines")
      .where("position", ">=", lines.length)
      .where("id", "not in", (of) => of.selectFrom("item_product_lines").select("product_line_id"))
      .execute();
  }
  await writePictures(
    tx,
    lines.flatMap(({ picture }) => picture ?? []),
  );
  await deleteUnshownPictures(tx);
}

/**
 * Makes the product lines those that goods name, in their order. Lines that the shop has texts of its own for keep these and their
 * place before the others, also those that no goods name.
 */
export async function replaceLines(tx: Tx, lines: readonly ProductLine[]): Promise<void> {
  await tx
    .updateTable("product_lines")
    .set({ ...NO_TEXTS, is_demo: 0 })
    .where("is_demo", "=", 1)
    .execute();
  await tx
    .deleteFrom("product_lines")
    .where("tagline_zh", "=", "")
    .where("description_zh", "=", "")
    .where("picture", "is", null)
    .execute();
  const own = await tx.selectFrom("product_lines").select("id").orderBy("position").execute();
  for (const [position, { id }] of own.entries()) {
    await tx.updateTable("product_lines").set({ position }).where("id", "=", id).execute();
  }
  for (const [at, { id, name }] of lines.entries()) {
    await tx
      .insertInto("product_lines")
      .values({ id, ...both("name", name), ...NO_TEXTS, position: own.length + at, is_demo: 0 })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ name_en: name.en }))
      .execute();
  }
}

/** Moves all lines behind the first positions. */
async function putAside(tx: Tx, count: number): Promise<void> {
  await tx
    .updateTable("product_lines")
    .set(({ eb }) => ({ position: eb("position", "+", count) }))
    .execute();
}

async function lastLineId(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom("product_lines")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}
