import { parentPort, workerData } from "node:worker_threads";
import { runAfterRequests } from "../../thread-priority.ts";
import { readWorkbook } from "./workbook.ts";

runAfterRequests();
const { buffer, byteOffset, byteLength } = workerData as Uint8Array<ArrayBuffer>;
parentPort?.postMessage(readWorkbook(Buffer.from(buffer, byteOffset, byteLength)));
