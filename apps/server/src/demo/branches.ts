import type { NewBranch } from "../catalogue/load-branches.ts";
import { readBranches } from "../content/read-branches.ts";
import { DEMO_CONTENT } from "./content-folder.ts";

/** The invented branches of the demo. */
export async function demoBranches(): Promise<readonly NewBranch[]> {
  return (await readBranches(DEMO_CONTENT)).rows ?? [];
}
