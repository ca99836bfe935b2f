import { runAfterRequests } from "../../basics/thread-priority.ts";
import { type ReadWorkbook, readWorkbook } from "./workbook.ts";

runAfterRequests();

export function read({ buffer, byteOffset, byteLength }: Uint8Array): ReadWorkbook {
  return readWorkbook(Buffer.from(buffer, byteOffset, byteLength));
}
