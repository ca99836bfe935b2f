import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { DrawRequest, DrawResult } from "./draw-worker.ts";

/** Draws structures. */
export interface StructureDrawer {
  /** The drawings of several structures in their order; null where one cannot be drawn. */
  draw(smiles: readonly string[]): Promise<readonly (string | null)[]>;
  close(): Promise<void>;
}

const MAX_THREADS = 4;
/** Young generation of a thread's heap, which would otherwise grow large before it is collected. */
const YOUNG_GENERATION_MB = 8;

/** Draws in this thread. */
export function drawerInThisThread(draw: (smiles: string) => string): StructureDrawer {
  return { draw: async (smiles) => smiles.map(draw), close: async () => {} };
}

/** Draws in one worker thread per processor, up to four: a drawing takes about three milliseconds. */
export function openStructureDrawer(): StructureDrawer {
  const threads = Array.from({ length: Math.min(availableParallelism(), MAX_THREADS) }, openThread);
  return {
    draw: async (smiles) => {
      const share = Math.ceil(smiles.length / threads.length);
      const shares = threads.map((thread, at) =>
        thread.draw(smiles.slice(at * share, (at + 1) * share)),
      );
      return (await Promise.all(shares)).flat();
    },
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

/** A worker thread that starts with its first request. */
function openThread(): StructureDrawer {
  let worker: Worker | undefined;
  let last = 0;
  return {
    draw: (smiles) => {
      if (smiles.length === 0) return Promise.resolve([]);
      const thread = (worker ??= new Worker(new URL("draw-worker.ts", import.meta.url), {
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      }));
      last += 1;
      const request: DrawRequest = { number: last, smiles };
      return new Promise((resolve, reject) => {
        const receive = ({ number, drawings }: DrawResult) => {
          if (number !== request.number) return;
          thread.off("message", receive).off("error", reject);
          resolve(drawings);
        };
        thread.on("message", receive).on("error", reject);
        thread.postMessage(request);
      });
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
