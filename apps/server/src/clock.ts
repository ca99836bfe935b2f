import { setTimeout } from "node:timers/promises";

/** Time, as the server sees it. Tests set their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Lets time pass, in milliseconds. */
  pause(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  pause: async (milliseconds) => {
    await setTimeout(milliseconds);
  },
};
