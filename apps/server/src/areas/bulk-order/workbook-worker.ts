import { parentPort, workerData } from "node:worker_threads";
import { readWorkbook } from "./workbook.ts";

const { buffer, byteOffset, byteLength } = workerData as Uint8Array<ArrayBuffer>;
parentPort?.postMessage(readWorkbook(Buffer.from(buffer, byteOffset, byteLength)));
