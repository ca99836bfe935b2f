import type { OwnAward } from "@reagent/domain/award";
import { WINNER_TABLE, winnerJudge, type WinnerRow } from "@reagent/domain/paper-winner";
import { type ContentTable, readContentTable } from "./read-table.ts";

/** Reads and checks `winners.csv` of a content folder; its rows are of this paper award. */
export async function readWinners(
  folder: string,
  award: OwnAward,
): Promise<ContentTable<WinnerRow>> {
  return readContentTable(folder, "winners.csv", WINNER_TABLE, winnerJudge(award));
}
