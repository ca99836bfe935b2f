import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Figure } from "./figure.ts";

/** The figures of one part of the benchmark. */
export interface Results {
  readonly machine: string;
  /** "2026-11-22T11:48:28.072Z". */
  readonly measuredAt: string;
  readonly figures: readonly Figure[];
}

/** Updates the results of one part in the file of all parts. */
export function saveResults(file: string, part: string, results: Results): void {
  const saved = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, Results>)
    : {};
  writeFileSync(file, `${JSON.stringify({ ...saved, [part]: results }, null, 2)}\n`);
}
