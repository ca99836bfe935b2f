import { Worker } from "node:worker_threads";
import type { PrintJob, PrintResult } from "./pdf-printer-worker.ts";
import type { Booklet, Sheet } from "./sheet.ts";

/** Prints documents. */
export interface PdfPrinter {
  /** The bytes of a PDF. Throws `PrinterBusy` when too many are waiting. */
  print(document: Sheet | Booklet): Promise<Buffer>;
  close(): Promise<void>;
}

/** More documents are requested than can be printed. */
export class PrinterBusy extends Error {
  readonly statusCode = 503;

  constructor() {
    super("Too many documents are waiting to be made.");
    this.name = "PrinterBusy";
  }
}

const MAX_WAITING = { sheets: 40, booklets: 8 } as const;

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(failure: Error): void;
}

/** A printer with two threads, so that a sheet does not wait for a booklet of hundreds of pages. */
export function openPdfPrinter(): PdfPrinter {
  const sheets = openThread(MAX_WAITING.sheets);
  const booklets = openThread(MAX_WAITING.booklets);
  return {
    print: (document) => ("chapters" in document ? booklets : sheets).print(document),
    close: async () => {
      await Promise.all([sheets.close(), booklets.close()]);
    },
  };
}

/** A worker thread, started with the first document: loading the Chinese font would block other requests. */
function openThread(maxWaiting: number): PdfPrinter {
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

  const start = () => {
    const started = new Worker(new URL("pdf-printer-worker.ts", import.meta.url));
    started.unref();
    started.on("message", (result: PrintResult) => {
      const job = waiting.get(result.number);
      waiting.delete(result.number);
      if (result.kind === "printed") {
        job?.resolve(Buffer.from(result.bytes));
      } else {
        job?.reject(new Error(result.reason));
      }
    });
    started.on("error", failAll);
    started.on("exit", () => failAll(new Error("The PDF printer stopped.")));
    return started;
  };

  return {
    print: (document) => {
      if (waiting.size >= maxWaiting) {
        return Promise.reject(new PrinterBusy());
      }
      worker ??= start();
      last += 1;
      const job: PrintJob = { number: last, document };
      return new Promise((resolve, reject) => {
        waiting.set(job.number, { resolve, reject });
        worker?.postMessage(job);
      });
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
