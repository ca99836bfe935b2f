import type { WinnerRow } from "@reagent/domain/paper-winner";
import type { Tx } from "../../database/database.ts";
import { flag } from "../load/rows.ts";
import { insertAll } from "../load/write.ts";

/** Replaces the winners of the paper award by these, in the order given. */
export async function writeWinners(
  tx: Tx,
  winners: readonly WinnerRow[],
  { isDemo }: { readonly isDemo: boolean },
): Promise<void> {
  await tx.deleteFrom("paper_winners").execute();
  await insertAll(
    tx,
    "paper_winners",
    winners.map((winner, index) => ({ id: index + 1, ...winner, is_demo: flag(isDemo) })),
  );
}
