import type { StructureRow } from "./store.ts";
import { openThreads, type WorkerThreads } from "./worker-threads.ts";

/** What is stored of a structure, and its drawing; null where it cannot be drawn. */
export interface PreparedStructure {
  readonly row: StructureRow;
  readonly svg: string | null;
  /** Whether it could not be read in time; no structure search finds it. */
  readonly isLate?: boolean;
}

/** The row of a structure that is not searched. */
export function unsearchedRow(smiles: string, points = ""): StructureRow {
  const none = { canonical: "", atoms: 0, bits: "", part_key: "", active_part: "", inchi_key: "" };
  return { smiles, ...none, points };
}

/** Opens the threads that prepare structures by their SMILES: one per processor, or at most `most`. */
export function openPreparation(most?: number): WorkerThreads<PreparedStructure> {
  return openThreads(new URL("prepare-worker.ts", import.meta.url), { most, unanswered: late });
}

/** The result of a structure that could not be read in time. */
export function late(smiles: string): PreparedStructure {
  return { row: unsearchedRow(smiles), svg: null, isLate: true };
}
