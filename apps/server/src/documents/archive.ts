import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { FairTurns } from "../basics/fair-turns.ts";
import { type ArchivedFile, zipOf } from "../basics/zip.ts";
import { type PdfPrinter, PrinterBusy } from "../ports/documents/pdf-printer.ts";

/** Archives that are made or wait: of one customer, and of all. */
const turns = new FairTurns({ ofOne: 2, inAll: 16 });

/** How long an archive waits for a printer that has too much to do, in milliseconds, and how often. */
const WAIT_MS = 500;
const MOST_WAITS = 60;

/** Who asks for an archive, and when. */
export interface ArchiveCall {
  readonly customerId: string;
  /** Is aborted when the caller is gone. */
  readonly signal: AbortSignal;
  readonly now: number;
}

/**
 * A ZIP of printed documents, which is written as it is sent: one document is printed after the other, with those of other archives between
 * them, and a busy printer is waited for. Throws `NoTurn` where too many archives are being made.
 *
 * @param filesWith - The files in their order, printed with the printer that is given.
 */
export async function archiveOf(
  pdfPrinter: PdfPrinter,
  { customerId, signal, now }: ArchiveCall,
  filesWith: (pdfPrinter: PdfPrinter) => AsyncIterable<ArchivedFile>,
): Promise<Readable> {
  const archive = new PassThrough();
  // Whoever sends it sees the failure; until then nobody would.
  archive.on("error", () => {});
  const begun = Promise.withResolvers<void>();
  turns
    .run({ name: customerId, signal }, (turn) => {
      begun.resolve();
      const print: PdfPrinter["print"] = (document) =>
        patiently(() => turn(() => pdfPrinter.print(document)), signal);
      return pipeline(zipOf(filesWith({ ...pdfPrinter, print }), now), archive);
    })
    .catch((failure: unknown) => {
      begun.reject(failure);
      archive.destroy(failure instanceof Error ? failure : undefined);
    });
  await begun.promise;
  return archive;
}

async function patiently<Result>(
  print: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await print();
    } catch (failure) {
      if (!(failure instanceof PrinterBusy) || waits === MOST_WAITS) throw failure;
      await delay(WAIT_MS, undefined, { signal });
    }
  }
}
