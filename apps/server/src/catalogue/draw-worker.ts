import { drawStructure } from "./structure.ts";
import { answerTexts } from "./worker-threads.ts";

answerTexts(drawnOrNull);

/** Null where a structure cannot be drawn. */
function drawnOrNull(smiles: string): string | null {
  try {
    return drawStructure(smiles);
  } catch {
    return null;
  }
}
