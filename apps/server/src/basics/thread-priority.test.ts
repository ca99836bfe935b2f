import { existsSync, readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { afterEach, expect, test } from "vitest";
import { openPdfPrinter, type PdfPrinter } from "../ports/documents/pdf-printer.ts";
import { setThreadNiceness } from "./thread-priority.ts";

const THREADS = "/proc/self/task";

/** How many threads of this process run after its main thread. */
const laterThreads = () =>
  readdirSync(THREADS).filter((id) => getPriority(Number(id)) > getPriority(process.pid)).length;

let printer: PdfPrinter | undefined;

afterEach(async () => {
  await printer?.close();
  // As in all tests.
  setThreadNiceness(0);
});

test.runIf(existsSync(THREADS)).each([
  [19, "runs after those", 1],
  [0, "runs beside those", 0],
])(
  "with a niceness of %i, the thread that prints documents %s that answer requests",
  async (niceness, _runs, later) => {
    const before = laterThreads();
    setThreadNiceness(niceness);
    printer = openPdfPrinter();
    await printer.print({ issuer: "Shop", title: "Certificate", blocks: [], foot: [] });
    expect(laterThreads()).toBe(before + later);
  },
);
