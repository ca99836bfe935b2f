import { runAfterRequests } from "../basics/thread-priority.ts";
import { type DatabasePlace, openDatabase } from "../database/connection.ts";
import { forOtherThread } from "../database/failure.ts";
import type { StructureColumns } from "./columns.ts";
import { readColumns } from "./store.ts";

runAfterRequests();

export async function readIndex(place: DatabasePlace): Promise<StructureColumns> {
  const database = await openDatabase(place, { isMapped: false, use: "thread" });
  try {
    return await readColumns(database);
  } catch (failure) {
    throw forOtherThread(failure);
  } finally {
    await database.close();
  }
}
