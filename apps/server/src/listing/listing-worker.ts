import { parentPort, workerData } from "node:worker_threads";
import { type DatabasePlace, openDatabase } from "../database/connection.ts";
import { databaseCode } from "../database/failure.ts";
import { searchIn } from "../search/search-in.ts";
import { runAfterRequests } from "../thread-priority.ts";
import { CatalogueListings } from "./catalogue-listings.ts";

/** Message to the thread. */
export interface ListingRequest {
  readonly number: number;
  readonly name: keyof CatalogueListings;
  readonly args: readonly unknown[];
}

/** Its answer: every request has one. */
export type ListingAnswer =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failure: string; readonly code: string | undefined };

runAfterRequests();
const database = openDatabase(workerData as DatabasePlace, { isMapped: false });
const listings = new CatalogueListings(database, searchIn(database));

parentPort?.on("message", ({ number, name, args }: ListingRequest) => {
  void answerTo(number, name, args).then((answer) => parentPort?.postMessage(answer));
});

async function answerTo(
  number: number,
  name: keyof CatalogueListings,
  args: readonly unknown[],
): Promise<ListingAnswer> {
  try {
    const call = listings[name] as (...of: readonly unknown[]) => Promise<unknown>;
    return { number, answer: await call.apply(listings, args as unknown[]) };
  } catch (failure) {
    return { number, failure: String(failure), code: databaseCode(failure) };
  }
}
