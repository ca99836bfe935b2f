import { setTimeout as sleep } from "node:timers/promises";
import { codes } from "@reagent/api/contract/envelope";

/** Who requests turns. */
export interface Asker {
  /** Whose turns are limited together: a network, a customer; empty for the shop itself, which is limited with all others only. */
  readonly name: string;
  /** Is aborted when the caller is gone. */
  readonly signal: AbortSignal;
}

/** How many may have or wait for turns at the same time; more are refused. */
interface Limits {
  readonly ofOne: number;
  readonly inAll: number;
}

/** Takes one turn: runs a step when those of others that came before are done. */
export type Turn = <Result>(step: () => Promise<Result>) => Promise<Result>;

const STATUSES = { tooMany: codes.tooMany, busy: codes.busy, gone: codes.badRequest } as const;

/** How long a refusal is delayed: callers who repeat it at once would take more of the server than those who are served. */
const REFUSAL_MS = 500;
const later = () => sleep(REFUSAL_MS, undefined, { ref: false });

/** There is no turn: the asker has too many already, all have, or the caller is gone. */
export class NoTurn extends Error {
  readonly statusCode: number;

  constructor(reason: keyof typeof STATUSES) {
    super(`There is no turn: ${reason}`);
    this.name = "NoTurn";
    this.statusCode = STATUSES[reason];
  }
}

/**
 * Long works of many steps that share one thread. Each waits for the steps of the others between two of its own, so that a short one is
 * soon done however long the others are; one whose caller is gone takes no further step.
 */
export class FairTurns {
  readonly #limits: Limits;
  readonly #beforeRefusal: () => Promise<unknown>;
  readonly #works = new Map<string, number>();
  #count = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @param beforeRefusal What a refusal waits for; half a second by default */
  constructor(limits: Limits, beforeRefusal: () => Promise<unknown> = later) {
    this.#limits = limits;
    this.#beforeRefusal = beforeRefusal;
  }

  /** Does a work in turns; throws `NoTurn` where there are too many, after a moment. */
  async run<Result>(
    { name, signal }: Asker,
    work: (turn: Turn) => Promise<Result>,
  ): Promise<Result> {
    const own = this.#works.get(name) ?? 0;
    const isTooMany = name !== "" && own >= this.#limits.ofOne;
    if (isTooMany || this.#count >= this.#limits.inAll) {
      await this.#beforeRefusal();
      throw new NoTurn(isTooMany ? "tooMany" : "busy");
    }
    this.#enter(name, 1);
    try {
      return await work((step) =>
        this.#next(() => {
          if (signal.aborted) throw new NoTurn("gone");
          return step();
        }),
      );
    } finally {
      this.#enter(name, -1);
    }
  }

  #enter(name: string, works: 1 | -1): void {
    this.#count += works;
    const own = (this.#works.get(name) ?? 0) + works;
    if (own === 0) this.#works.delete(name);
    else this.#works.set(name, own);
  }

  #next<Result>(step: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(step);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
