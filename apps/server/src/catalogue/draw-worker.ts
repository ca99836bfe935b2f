import { parentPort } from "node:worker_threads";
import { drawStructure } from "./structure.ts";

/** What a drawing thread is sent: structures as SMILES, and a number by which the answer is known. */
export interface DrawingOrder {
  readonly number: number;
  readonly smiles: readonly string[];
}

/** The drawings in the same order; null where a structure cannot be drawn. */
export interface Drawings {
  readonly number: number;
  readonly drawings: readonly (string | null)[];
}

parentPort?.on("message", ({ number, smiles }: DrawingOrder) => {
  parentPort?.postMessage({ number, drawings: smiles.map(drawnOrNull) } satisfies Drawings);
});

function drawnOrNull(smiles: string): string | null {
  try {
    return drawStructure(smiles);
  } catch {
    return null;
  }
}
