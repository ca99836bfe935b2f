import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Figure } from "./figure.ts";

/** The figures of one part of the benchmark. */
export interface Results {
  readonly machine: string;
  /** "2026-11-22T11:48:28.072Z". */
  readonly measuredAt: string;
  readonly figures: readonly Figure[];
}

/** Updates the results of one part in the file of all parts, and returns the figures of all of them. */
export function saveResults(file: string, part: string, results: Results): readonly Figure[] {
  const saved = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, Results>)
    : {};
  const all = { ...saved, [part]: results };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return Object.values(all).flatMap(({ figures }) => figures);
}
