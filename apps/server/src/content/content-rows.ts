import type { ArticleType } from "@reagent/domain/article";
import type { Reader } from "../database/database.ts";

/** The articles or the activities, which have tables of their own, with the same columns; without those that are hidden. */
export function contentOf(reader: Reader, type: ArticleType, hidden: readonly number[]) {
  return reader.selectFrom((from) =>
    (type === "activity"
      ? from
          .selectFrom("activities")
          .$if(hidden.length > 0, (all) => all.where("id", "not in", hidden))
          .select(["id", "subject_zh", "subject_en", "content_zh", "content_en", "picture"])
          .select(["note_zh as summary_zh", "note_en as summary_en", "alt_zh", "alt_en"])
          .select(["created_at", "created_at as shown_at"])
      : from
          .selectFrom("articles")
          .select(["id", "subject_zh", "subject_en", "content_zh", "content_en", "picture"])
          .select(["summary_zh", "summary_en", "alt_zh", "alt_en", "created_at", "shown_at"])
          .where("kind", "=", type)
    ).as("content"),
  );
}

/** The drawings of the pictures that exist, by their names. */
export async function drawingsOf(
  reader: Reader,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = names.filter((name) => name !== "");
  if (wanted.length === 0) {
    return new Map();
  }
  const rows = await reader
    .selectFrom("pictures")
    .selectAll()
    .where("name", "in", wanted)
    .execute();
  return new Map(rows.map(({ name, markup }) => [name, markup]));
}
