import { BRANCH_TABLE, judgeBranchRow } from "@reagent/domain/branch-file";
import type { NewBranch } from "../load/load-branches.ts";
import { type ContentTable, readContentTable } from "./read-table.ts";

/** Reads and checks `branches.csv` of a content folder. */
export async function readBranches(folder: string): Promise<ContentTable<NewBranch>> {
  return readContentTable(folder, "branches.csv", BRANCH_TABLE, (written) => {
    const judged = judgeBranchRow(written);
    if (judged.kind === "invalid") return judged;
    const { title_zh, title_en, address_zh, address_en, ...branch } = judged.row;
    const row = {
      title: { zh: title_zh, en: title_en },
      address: { zh: address_zh, en: address_en },
      ...branch,
    };
    return { kind: "valid", row };
  });
}
