import { parentPort, workerData } from "node:worker_threads";
import { type DatabasePlace, openDatabase } from "../database/connection.ts";
import { runAfterRequests } from "../thread-priority.ts";
import { readColumns } from "./store.ts";

runAfterRequests();
// A failure ends this thread and is seen by the one that has started it.
const database = openDatabase(workerData as DatabasePlace, { isMapped: false });
try {
  parentPort?.postMessage(await readColumns(database));
} finally {
  await database.close();
}
