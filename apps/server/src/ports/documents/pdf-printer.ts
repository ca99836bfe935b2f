import { Worker } from "node:worker_threads";
import type { Delivery, Order } from "./pdf-printer-worker.ts";
import type { Sheet } from "./sheet.ts";

/** Prints documents. */
export interface PdfPrinter {
  /** The bytes of a PDF. Throws `PrinterBusy` when too many are waiting. */
  print(sheet: Sheet): Promise<Buffer>;
  close(): Promise<void>;
}

/** More documents are asked for than can be made. */
export class PrinterBusy extends Error {
  readonly statusCode = 503;

  constructor() {
    super("Too many documents are waiting to be made.");
    this.name = "PrinterBusy";
  }
}

const LONGEST_LINE = 40;

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(failure: Error): void;
}

/** A press in a thread of its own, begun with the first document: reading the Chinese font takes long enough to be felt by others. */
export function openPdfPrinter(): PdfPrinter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  const failAll = (failure: Error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) {
      reject(failure);
    }
    waiting.clear();
  };

  const begin = () => {
    const begun = new Worker(new URL("pdf-printer-worker.ts", import.meta.url));
    begun.unref();
    begun.on("message", (delivery: Delivery) => {
      const asked = waiting.get(delivery.number);
      waiting.delete(delivery.number);
      if (delivery.kind === "printed") {
        asked?.resolve(Buffer.from(delivery.bytes));
      } else {
        asked?.reject(new Error(delivery.reason));
      }
    });
    begun.on("error", failAll);
    begun.on("exit", () => failAll(new Error("The PDF printer stopped.")));
    return begun;
  };

  return {
    print: (sheet) => {
      if (waiting.size >= LONGEST_LINE) {
        return Promise.reject(new PrinterBusy());
      }
      worker ??= begin();
      last += 1;
      const order: Order = { number: last, sheet };
      return new Promise((resolve, reject) => {
        waiting.set(order.number, { resolve, reject });
        worker?.postMessage(order);
      });
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
