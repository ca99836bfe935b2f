import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { ROOT } from "../../scripts/job.ts";
import type { Figure } from "./figure.ts";

/** The figures of one part of the benchmark. */
interface Results {
  readonly machine: string;
  /** "2026-11-22T11:48:28.072Z". */
  readonly measuredAt: string;
  readonly figures: readonly Figure[];
}

/** How many measurements of a figure the history keeps: enough to see a trend. */
export const KEPT = 5;

const RESULTS = `${ROOT}bench/results.json`;
const HISTORY = `${ROOT}bench/history.csv`;

/** Describes the machine, for the results. */
export function machine(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor?.model.trim() ?? "unknown processor"}, ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
}

/** Updates the results of one part in the file of all parts, and appends its figures to the history. */
export function saveFigures(part: string, figures: readonly Figure[]): void {
  const results = { machine: machine(), measuredAt: new Date().toISOString(), figures };
  const saved = JSON.parse(readFileSync(RESULTS, "utf8")) as Record<string, Results>;
  const all = { ...saved, [part]: results };
  writeFileSync(RESULTS, `${JSON.stringify(all, null, 2)}\n`);
  appendHistory(
    results,
    Object.values(all).flatMap((each) => each.figures),
  );
}

const cell = (value: string | number) => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const subjectOf = ({ what, input }: Pick<Figure, "what" | "input">) =>
  [what, input].map(cell).join(",");

/**
 * Appends figures to the history, one line each, so that two histories can be merged by line. It keeps the last lines of the figures that
 * are still measured, and drops all others.
 * @param current All figures of the latest results
 */
function appendHistory(
  { measuredAt, machine: by, figures }: Results,
  current: readonly Figure[],
): void {
  const [columns, ...before] = readFileSync(HISTORY, "utf8").trimEnd().split("\n");
  const added = figures.map((figure) => {
    const { unit, median, min, max, runs, aim, isMet } = figure;
    const measured = [unit, median, min, max, runs, aim, isMet ? "yes" : "no", by];
    return `${measuredAt},${subjectOf(figure)},${measured.map(cell).join(",")}`;
  });
  const lines = [...before, ...added];
  const kept = new Set(
    current.flatMap((figure) =>
      lines.filter((line) => line.includes(`,${subjectOf(figure)},`)).slice(-KEPT),
    ),
  );
  const text = [columns, ...lines.filter((line) => kept.has(line))];
  writeFileSync(HISTORY, text.map((line) => `${line}\n`).join(""));
}
