import { parentPort } from "node:worker_threads";
import { drawStructure } from "./structure.ts";

/** Message to a drawing thread: structures as SMILES, and a number that the result repeats. */
export interface DrawRequest {
  readonly number: number;
  readonly smiles: readonly string[];
}

/** The drawings in the same order; null where a structure cannot be drawn. */
export interface DrawResult {
  readonly number: number;
  readonly drawings: readonly (string | null)[];
}

parentPort?.on("message", ({ number, smiles }: DrawRequest) => {
  parentPort?.postMessage({ number, drawings: smiles.map(drawnOrNull) } satisfies DrawResult);
});

function drawnOrNull(smiles: string): string | null {
  try {
    return drawStructure(smiles);
  } catch {
    return null;
  }
}
