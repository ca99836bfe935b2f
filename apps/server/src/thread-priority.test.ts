import { existsSync, readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { afterEach, expect, test } from "vitest";
import { openPdfPrinter, type PdfPrinter } from "./ports/documents/pdf-printer.ts";

const THREADS = "/proc/self/task";

/** How many threads of this process run after its main thread. */
const laterThreads = () =>
  readdirSync(THREADS).filter((id) => getPriority(Number(id)) > getPriority(process.pid)).length;

let printer: PdfPrinter | undefined;

afterEach(() => printer?.close());

test.runIf(existsSync(THREADS))(
  "the thread that prints documents runs after those that answer requests",
  async () => {
    const before = laterThreads();
    printer = openPdfPrinter();
    await printer.print({ issuer: "Shop", title: "Certificate", blocks: [], foot: [] });
    expect(laterThreads()).toBe(before + 1);
  },
);
