import { Thread } from "../basics/thread.ts";
import type { DatabasePlace } from "../database/connection.ts";
import type { StructureColumns } from "./columns.ts";
import type * as worker from "./index-worker.ts";

/** Reads the index in a thread that ends afterwards: a million structures take seconds, in which no request and no search waits. */
export class IndexReader {
  readonly #thread: Thread<typeof worker>;

  constructor(place: DatabasePlace) {
    this.#thread = new Thread(new URL("index-worker.ts", import.meta.url), { workerData: place });
  }

  /** The index of the whole catalogue, in memory that threads share. Throws the failure of the database, and when it is closed. */
  async read(): Promise<StructureColumns> {
    try {
      return await this.#thread.ask("readIndex", undefined);
    } finally {
      void this.#thread.end();
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
