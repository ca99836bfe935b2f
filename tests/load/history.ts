import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import type { Results } from "./results.ts";

const COLUMNS = "measured_at,what,input,unit,median,min,max,runs,aim,met,machine" as const;

const cell = (value: string | number) => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Appends figures to a history, one line each, so that two histories can be merged by line. */
export function appendHistory(file: string, { measuredAt, machine, figures }: Results): void {
  if (!existsSync(file)) writeFileSync(file, `${COLUMNS}\n`);
  const lines = figures.map(({ what, input, unit, median, min, max, runs, aim, isMet }) =>
    [measuredAt, what, input, unit, median, min, max, runs, aim, isMet ? "yes" : "no", machine]
      .map(cell)
      .join(","),
  );
  appendFileSync(file, lines.map((line) => `${line}\n`).join(""));
}
