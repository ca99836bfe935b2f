import { Worker } from "node:worker_threads";
import type { DatabasePlace } from "../database/connection.ts";
import type { StructureColumns } from "./columns.ts";

/** Reads the index in a thread that ends afterwards: a million structures take seconds, in which no request and no search waits. */
export class IndexReader {
  readonly #place: DatabasePlace;
  #worker: Worker | undefined;
  #isClosed = false;

  constructor(place: DatabasePlace) {
    this.#place = place;
  }

  /** The index of the whole catalogue, in memory that threads share. Throws the failure of the database, and when it is closed. */
  async read(): Promise<StructureColumns> {
    if (this.#isClosed) throw new Error("The reader of the index is closed.");
    const worker = new Worker(new URL("index-worker.ts", import.meta.url), {
      workerData: this.#place,
    });
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      worker.once("message", resolve).once("error", reject);
      worker.once("exit", () => reject(new Error("The thread that reads the index has ended.")));
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }
}
