import { USUAL_AWARD } from "@reagent/api/contract/usual-award";
import type { OwnAward, PaperAward } from "@reagent/domain/award";
import type { Reader } from "../database/database.ts";

/** The paper award of the shop: its own, with the usual title and lead where it has none, or the usual one. */
export async function readPaperAward(reader: Reader): Promise<PaperAward> {
  const row = await reader.selectFrom("paper_award").select("content").executeTakeFirst();
  if (!row) return USUAL_AWARD;
  const { title, lead } = USUAL_AWARD;
  return { title, lead, ...(JSON.parse(row.content) as OwnAward) };
}
