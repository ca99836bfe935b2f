import { runAfterRequests } from "../../basics/thread-priority.ts";
import * as workbook from "./workbook.ts";

runAfterRequests();

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export const readOrder = (bytes: Uint8Array) => workbook.readOrder(bufferOf(bytes));

export const readLines = (bytes: Uint8Array) => workbook.readLines(bufferOf(bytes));
