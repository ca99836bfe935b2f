import type { OwnAward } from "@reagent/domain/award";
import type { Tx } from "../../database/database.ts";
import { flag } from "../load/rows.ts";
import { insertAll } from "../load/write.ts";

/** Replaces the paper award by this one; without any, the shop has the usual one. */
export async function writeAward(
  tx: Tx,
  awards: readonly OwnAward[],
  { isDemo }: { readonly isDemo: boolean },
): Promise<void> {
  await tx.deleteFrom("paper_award").execute();
  await insertAll(
    tx,
    "paper_award",
    awards.map((award) => ({ id: 1, content: JSON.stringify(award), is_demo: flag(isDemo) })),
  );
}
