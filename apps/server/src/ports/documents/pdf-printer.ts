import { Thread } from "../../basics/thread.ts";
import type { Labels } from "./label.ts";
import type * as worker from "./pdf-printer-worker.ts";
import type { Booklet, Sheet } from "./sheet.ts";

/** Prints documents. */
export interface PdfPrinter {
  /** The bytes of a PDF. Throws `PrinterBusy` when too many are waiting. */
  print(document: Sheet | Booklet | Labels): Promise<Buffer>;
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

/** A printer with two threads, so that a sheet does not wait for a booklet or for labels of hundreds of pages. */
export function openPdfPrinter(): PdfPrinter {
  const sheets = openThread(MAX_WAITING.sheets);
  const booklets = openThread(MAX_WAITING.booklets);
  return {
    print: (document) => ("blocks" in document ? sheets : booklets).print(document),
    close: async () => {
      await Promise.all([sheets.close(), booklets.close()]);
    },
  };
}

/** A printer with a thread, which the first document starts: loading the Chinese font would block other requests. */
function openThread(maxWaiting: number): PdfPrinter {
  const thread = new Thread<typeof worker>(new URL("pdf-printer-worker.ts", import.meta.url));
  let waiting = 0;
  return {
    print: async (document) => {
      if (waiting >= maxWaiting) throw new PrinterBusy();
      waiting += 1;
      try {
        return Buffer.from(await thread.ask("print", document));
      } finally {
        waiting -= 1;
      }
    },
    close: () => thread.close(),
  };
}
