import { parentPort } from "node:worker_threads";
import { runAfterRequests } from "../../thread-priority.ts";
import { print } from "./paper.ts";
import type { Booklet, Sheet } from "./sheet.ts";

/** Message to the worker: what to print. */
export interface PrintJob {
  readonly number: number;
  readonly document: Sheet | Booklet;
}

/** Message from the worker: the document, or why it could not be printed. */
export type PrintResult =
  | { readonly kind: "printed"; readonly number: number; readonly bytes: Uint8Array }
  | { readonly kind: "failed"; readonly number: number; readonly reason: string };

runAfterRequests();
parentPort?.on("message", ({ number, document }: PrintJob) => {
  print(document).then(
    (bytes) => send({ kind: "printed", number, bytes }),
    (failure: unknown) => send({ kind: "failed", number, reason: String(failure) }),
  );
});

function send(result: PrintResult): void {
  parentPort?.postMessage(result);
}
