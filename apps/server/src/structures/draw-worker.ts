import { runAfterRequests } from "../basics/thread-priority.ts";
import { eachText } from "./each-text.ts";
import { drawStructure } from "./structure.ts";

runAfterRequests();

export const calculate = eachText(drawnOrNull);

/** Null where a structure cannot be drawn. */
function drawnOrNull(smiles: string): string | null {
  try {
    return drawStructure(smiles);
  } catch {
    return null;
  }
}
