import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Figure } from "./figure.ts";

/** What one part of the bench has measured, when and where. */
export interface Results {
  readonly machine: string;
  /** "2026-11-22T11:48:28.072Z". */
  readonly measuredAt: string;
  readonly figures: readonly Figure[];
}

/** Writes the last results of one part into a file that holds those of all parts, by name. */
export function keepResults(file: string, part: string, results: Results): void {
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, Results>)
    : {};
  writeFileSync(file, `${JSON.stringify({ ...kept, [part]: results }, null, 2)}\n`);
}
