import { type Asker, FairTurns } from "../basics/fair-turns.ts";
import { Thread } from "../basics/thread.ts";
import type { DatabasePlace } from "../database/connection.ts";
import type { CatalogueListings } from "./catalogue-listings.ts";
import type * as worker from "./listing-worker.ts";

/** Calls that search for many texts: so many at the same time of one network, and in all. */
const MOST_AT_ONCE = { ofOne: 4, inAll: 32 };

/** The listings of the catalogue, made in a thread of their own: counting a million items holds up no other request. */
export class Listings {
  readonly #thread: Thread<typeof worker>;
  readonly #turns = new FairTurns(MOST_AT_ONCE);

  constructor(place: DatabasePlace) {
    this.#thread = new Thread(new URL("listing-worker.ts", import.meta.url), { workerData: place });
  }

  /** Asks the thread; the first request starts it. */
  ask<Name extends keyof CatalogueListings>(
    name: Name,
    ...args: Parameters<CatalogueListings[Name]>
  ): ReturnType<CatalogueListings[Name]> {
    return this.#thread.ask("answer", { name, args }) as ReturnType<CatalogueListings[Name]>;
  }

  /**
   * Lets a call ask the thread many times, in turns with other calls that do, and only while its caller is connected. Throws `NoTurn` where
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

  close(): Promise<void> {
    return this.#thread.close();
  }
}
