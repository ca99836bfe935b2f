import { USUAL_AWARD } from "@reagent/api/contract/usual-award";
import type { PaperAward } from "@reagent/domain/award";
import type { Reader } from "../database/database.ts";

/** The paper award of the shop: its own, or the usual one. */
export async function readPaperAward(reader: Reader): Promise<PaperAward> {
  const row = await reader.selectFrom("paper_award").select("content").executeTakeFirst();
  return row ? (JSON.parse(row.content) as PaperAward) : USUAL_AWARD;
}
