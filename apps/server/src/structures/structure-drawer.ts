import { openThreads } from "./worker-threads.ts";

/** Draws structures. */
export interface StructureDrawer {
  /** The drawings of several structures in their order; null where one cannot be drawn. */
  draw(smiles: readonly string[]): Promise<readonly (string | null)[]>;
  close(): Promise<void>;
}

/** Draws in this thread. */
export function drawerInThisThread(draw: (smiles: string) => string): StructureDrawer {
  return { draw: async (smiles) => smiles.map(draw), close: async () => {} };
}

/** Draws in worker threads: a drawing takes about three milliseconds. */
export function openStructureDrawer(): StructureDrawer {
  const threads = openThreads<string | null>(new URL("draw-worker.ts", import.meta.url), {
    unanswered: () => null,
  });
  return { draw: (smiles) => threads.run(smiles), close: () => threads.close() };
}
