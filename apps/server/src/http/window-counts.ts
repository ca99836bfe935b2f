import { latestEnd } from "../sessions/rate-counters.ts";

/** A count of the current window, and the milliseconds until the window ends. */
export interface CountInWindow {
  readonly current: number;
  readonly ttl: number;
}

/** The window of the limits of calls and pages, in milliseconds. */
export const LIMIT_WINDOW_MS = 60_000;

/** Counts a hit under a name; the counts of all processes of a server. */
export type CountHit = (name: string) => CountInWindow;

/** Counts under names in memory, with the same window for all. */
export class WindowCounts {
  readonly #windowMs: number;
  readonly #hits = new Map<string, number>();
  #endsAt = 0;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** Adds hits in the current window, or in a new one where it is over. */
  add(name: string, hits: number, now: number): CountInWindow {
    this.#renew(now);
    const current = (this.#hits.get(name) ?? 0) + hits;
    this.#hits.set(name, current);
    return { current, ttl: this.#endsAt - now };
  }

  /** All counts of the current window. */
  all(now: number): [name: string, hits: number][] {
    this.#renew(now);
    return [...this.#hits];
  }

  #renew(now: number): void {
    if (now < this.#endsAt && this.#endsAt <= latestEnd(this.#windowMs, now)) return;
    this.#hits.clear();
    this.#endsAt = now + this.#windowMs;
  }
}
