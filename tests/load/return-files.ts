// Measures the memory of the server while 100 files of 10 MB are uploaded for a return, four at a time; FILES=20 uploads fewer:
//   node tests/load/return-files.ts
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn } from "@reagent/api/contract/account";
import { uploadReturnFile } from "@reagent/api/contract/return";
import { MOST_RETURN_FILES, RETURN_FILE_SIZE_LIMIT } from "@reagent/domain/return-file";
import { connect } from "@reagent/server/database/connection";
import { customers, PASSWORD } from "@reagent/server/testing/fixture";
import { startProcess } from "@reagent/server/testing/process";
import { placeSentOrder } from "@reagent/server/testing/sent-orders";
import { call, fill } from "../faults/over-http.ts";

const FILES = Number(process.env["FILES"] ?? MOST_RETURN_FILES);
const AT_ONCE = 4;
const MEGABYTE = 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), "return-files-"));
const place = { kind: "sqlite", folder } as const;
await fill(place);
const database = await connect(place);
await placeSentOrder(database, { id: "sent", now: Date.now() });
await database.close();
const server = await startProcess(place, folder, { RATE_LIMIT: "0" });

/** A line of the process' state, in MB. */
function memoryOf(name: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${String(server.process.pid)}/status`, "utf8");
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`, "u").exec(status)?.[1]) / 1024;
}

const login = await call(server.address, logIn, { email: customers.lin, password: PASSWORD });
const { userToken: token } = login.data as { userToken: string };
const bytes = Buffer.alloc(RETURN_FILE_SIZE_LIMIT);
bytes.write("%PDF-1.7\n");
const wire = {
  module_id: "sent",
  module_name: "return",
  file: bytes.toString("base64"),
  file_name: "附件.pdf",
  is_no_db: 1,
};
const upload = async () => {
  const { code, message } = await call(server.address, uploadReturnFile, wire, { token });
  if (code !== 200) throw new Error(`${String(code)} ${message}`);
};

await upload();
const before = memoryOf("VmRSS");
let left = FILES - 1;
const lane = async () => {
  while (left > 0) {
    left -= 1;
    await upload();
  }
};
const start = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, lane));
const seconds = (performance.now() - start) / 1000;
const size = (RETURN_FILE_SIZE_LIMIT * FILES) / MEGABYTE;
console.log(
  `${size.toFixed(0)} MB in ${seconds.toFixed(1)} s; ${before.toFixed(0)} MB before, grown by ${(memoryOf("VmHWM") - before).toFixed(0)} MB at most, ${memoryOf("VmRSS").toFixed(0)} MB after`,
);
server.process.kill("SIGTERM");
await server.ended;
rmSync(folder, { recursive: true, force: true });
