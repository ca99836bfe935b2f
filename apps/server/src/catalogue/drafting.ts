import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { DrawingOrder, Drawings } from "./draw-worker.ts";

/** Who draws structures. */
export interface Drafting {
  /** The drawings of several structures in their order; null where one cannot be drawn. */
  draw(smiles: readonly string[]): Promise<readonly (string | null)[]>;
  close(): Promise<void>;
}

const MOST_THREADS = 4;
/** Of its young objects: a thread would otherwise take much memory before it tidies up. */
const YOUNG_MEGABYTES = 8;

/** Drafting in this thread. */
export function draftingHere(draw: (smiles: string) => string): Drafting {
  return { draw: async (smiles) => smiles.map(draw), close: async () => {} };
}

/** Drafting in a thread for each processor, up to four: a drawing takes about three milliseconds. */
export function openDrafting(): Drafting {
  const threads = Array.from(
    { length: Math.min(availableParallelism(), MOST_THREADS) },
    openThread,
  );
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

/** A thread that is begun with its first order. */
function openThread(): Drafting {
  let worker: Worker | undefined;
  let last = 0;
  return {
    draw: (smiles) => {
      if (smiles.length === 0) return Promise.resolve([]);
      const drafter = (worker ??= new Worker(new URL("draw-worker.ts", import.meta.url), {
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
      }));
      last += 1;
      const order: DrawingOrder = { number: last, smiles };
      return new Promise((resolve, reject) => {
        const take = ({ number, drawings }: Drawings) => {
          if (number !== order.number) return;
          drafter.off("message", take).off("error", reject);
          resolve(drawings);
        };
        drafter.on("message", take).on("error", reject);
        drafter.postMessage(order);
      });
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
