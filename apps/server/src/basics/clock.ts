import { setTimeout } from "node:timers/promises";

/** The server's clock, which tests replace. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Waits, in milliseconds. */
  pause(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  pause: async (milliseconds) => {
    await setTimeout(milliseconds);
  },
};
