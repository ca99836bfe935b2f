import { Worker } from "node:worker_threads";
import type { DatabasePlace } from "../database/connection.ts";
import { type Asker, FairTurns } from "../fair-turns.ts";
import type { CatalogueListings } from "./catalogue-listings.ts";
import type { ListingAnswer, ListingRequest } from "./listing-worker.ts";

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (failure: Error) => void;
}

/** Calls that search for many texts: so many at the same time of one network, and in all. */
const MOST_AT_ONCE = { ofOne: 4, inAll: 32 };

/** A listing could not be made; `code` is the database's. */
class ListingFailed extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.name = "ListingFailed";
    this.code = code;
  }
}

/** The listings of the catalogue, made in a thread of their own: counting a million items holds up no other request. */
export class Listings {
  readonly #place: DatabasePlace;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #last = 0;
  readonly #turns = new FairTurns(MOST_AT_ONCE);

  constructor(place: DatabasePlace) {
    this.#place = place;
  }

  /** Asks the thread; the first request starts it. */
  ask<Name extends keyof CatalogueListings>(
    name: Name,
    ...args: Parameters<CatalogueListings[Name]>
  ): ReturnType<CatalogueListings[Name]> {
    const worker = (this.#worker ??= this.#open());
    this.#last += 1;
    const number = this.#last;
    const answered = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, name, args } satisfies ListingRequest);
    });
    return answered as ReturnType<CatalogueListings[Name]>;
  }

  /**
   * Lets a call ask the thread many times, in turns with other calls that do, and only while its caller is there. Throws `NoTurn` where
   * too many do.
   */
  askOften<Result>(asker: Asker, work: (ask: Listings["ask"]) => Promise<Result>): Promise<Result> {
    return this.#turns.run(asker, (turn) =>
      work(
        <Name extends keyof CatalogueListings>(
          name: Name,
          ...args: Parameters<CatalogueListings[Name]>
        ) =>
          turn(() => this.ask(name, ...args) as Promise<unknown>) as ReturnType<
            CatalogueListings[Name]
          >,
      ),
    );
  }

  async close(): Promise<void> {
    await this.#end(this.#worker, new ListingFailed("The shop is closing."));
  }

  #open(): Worker {
    const worker = new Worker(new URL("listing-worker.ts", import.meta.url), {
      workerData: this.#place,
    });
    worker.on("message", (answer: ListingAnswer) => {
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      if ("failure" in answer) waiting?.reject(new ListingFailed(answer.failure, answer.code));
      else waiting?.resolve(answer.answer);
    });
    // The next request starts another one.
    worker.on("error", (failure) => void this.#end(worker, failure as Error));
    worker.unref();
    return worker;
  }

  async #end(worker: Worker | undefined, failure: Error): Promise<void> {
    if (worker === undefined || this.#worker !== worker) return;
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(failure);
    await worker.terminate();
  }
}
