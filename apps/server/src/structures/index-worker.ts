import { workerData } from "node:worker_threads";
import { runAfterRequests } from "../basics/thread-priority.ts";
import { type DatabasePlace, openDatabase } from "../database/connection.ts";
import { forOtherThread } from "../database/failure.ts";
import type { StructureColumns } from "./columns.ts";
import { readColumns } from "./store.ts";

runAfterRequests();
// Loads native code, which a thread must not do in a request.
const database = await openDatabase(workerData as DatabasePlace, {
  isMapped: false,
  use: "thread",
});

/** Reads the index once. */
export async function readIndex(): Promise<StructureColumns> {
  try {
    return await readColumns(database);
  } catch (failure) {
    throw forOtherThread(failure);
  } finally {
    await database.close();
  }
}
