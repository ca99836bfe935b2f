import { leadsToAbsent } from "@reagent/api/pages/parts";
import type { ArticleType } from "@reagent/domain/article";
import type { ShopPart } from "@reagent/domain/shop-part";
import type { Reader } from "../database/database.ts";

/** Whether the shop shows articles of a type. */
export function isTypeShown(type: ArticleType, absentParts: readonly ShopPart[]): boolean {
  return type !== "party" || !absentParts.includes("party");
}

/** The ids of the activities that lead to parts that the shop does without; they are not shown. */
export async function hiddenActivities(
  reader: Reader,
  absentParts: readonly ShopPart[],
): Promise<readonly number[]> {
  if (absentParts.length === 0) return [];
  const rows = await reader.selectFrom("activities").select(["id", "link"]).execute();
  return rows.flatMap(({ id, link }) => (leadsToAbsent(link, absentParts) ? id : []));
}
