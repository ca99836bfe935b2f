import { judgeWinnerRow, WINNER_TABLE, type WinnerRow } from "@reagent/domain/paper-winner";
import { type ContentTable, readContentTable } from "./read-table.ts";

/** Reads and checks `winners.csv` of a content folder. */
export async function readWinners(folder: string): Promise<ContentTable<WinnerRow>> {
  return readContentTable(folder, "winners.csv", WINNER_TABLE, judgeWinnerRow);
}
