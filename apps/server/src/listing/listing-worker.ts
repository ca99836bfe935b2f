import { workerData } from "node:worker_threads";
import { runAfterRequests } from "../basics/thread-priority.ts";
import { type DatabasePlace, openDatabase } from "../database/connection.ts";
import { forOtherThread } from "../database/failure.ts";
import { searchIn } from "../search/search-in.ts";
import { CatalogueListings } from "./catalogue-listings.ts";

/** A request to the listings: a method and its arguments. */
interface ListingRequest {
  readonly name: keyof CatalogueListings;
  readonly args: readonly unknown[];
}

runAfterRequests();
const database = await openDatabase(workerData as DatabasePlace, {
  isMapped: false,
  use: "thread",
});
const listings = new CatalogueListings(database, searchIn(database));

export async function answer({ name, args }: ListingRequest): Promise<unknown> {
  const call = listings[name] as (...of: readonly unknown[]) => Promise<unknown>;
  try {
    return await call.apply(listings, args as unknown[]);
  } catch (failure) {
    throw forOtherThread(failure);
  }
}
