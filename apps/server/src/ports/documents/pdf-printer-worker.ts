import { parentPort } from "node:worker_threads";
import { print } from "./paper.ts";
import type { Sheet } from "./sheet.ts";

/** What the press sends: one sheet to print. */
export interface Order {
  readonly number: number;
  readonly sheet: Sheet;
}

/** What comes back: the bytes of the document, or why it could not be printed. */
export type Delivery =
  | { readonly kind: "printed"; readonly number: number; readonly bytes: Uint8Array }
  | { readonly kind: "failed"; readonly number: number; readonly reason: string };

parentPort?.on("message", ({ number, sheet }: Order) => {
  print(sheet).then(
    (bytes) => deliver({ kind: "printed", number, bytes }),
    (failure: unknown) => deliver({ kind: "failed", number, reason: String(failure) }),
  );
});

function deliver(delivery: Delivery): void {
  parentPort?.postMessage(delivery);
}
