import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Figure } from "./figure.ts";
import type { Results } from "./results.ts";

const COLUMNS = "measured_at,what,input,unit,median,min,max,runs,aim,met,machine" as const;

const cell = (value: string | number) => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** How many measurements of a figure the history keeps: enough to see a trend. */
export const KEPT = 5;

const subjectOf = ({ what, input }: Pick<Figure, "what" | "input">) =>
  [what, input].map(cell).join(",");

/**
 * Appends figures to a history, one line each, so that two histories can be merged by line. It keeps the last lines of the figures that
 * are still measured, and drops all others.
 * @param current All figures of the latest results
 */
export function appendHistory(
  file: string,
  { measuredAt, machine, figures }: Results,
  current: readonly Figure[],
): void {
  const [, ...before] = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const added = figures.map((figure) => {
    const { unit, median, min, max, runs, aim, isMet } = figure;
    const measured = [unit, median, min, max, runs, aim, isMet ? "yes" : "no", machine];
    return `${measuredAt},${subjectOf(figure)},${measured.map(cell).join(",")}`;
  });
  const lines = [...before, ...added];
  const kept = new Set(
    current.flatMap((figure) =>
      lines.filter((line) => line.includes(`,${subjectOf(figure)},`)).slice(-KEPT),
    ),
  );
  const text = [COLUMNS, ...lines.filter((line) => kept.has(line))];
  writeFileSync(file, text.map((line) => `${line}\n`).join(""));
}
