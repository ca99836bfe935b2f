import type { Database } from "@reagent/server/database/database";

/** A measured figure, with its input and its target. */
export interface Figure {
  readonly what: string;
  readonly input: string;
  readonly unit: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly runs: number;
  readonly aim: string;
  readonly isMet: boolean;
}

/** What a trial of a part changes; without any, a part is measured as its aims say. */
export interface Trial {
  readonly items?: number;
  /** The embedded one by default. */
  readonly database?: Database["kind"];
  /** Of each crowd of visitors. */
  readonly seconds?: number;
}

interface Aim {
  readonly atMost?: number | undefined;
  readonly atLeast?: number | undefined;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The value below which a part of the values lies: 0.95 is the 95th percentile. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

/** The values of several runs, one after another; the work takes the number of its run, from 0. */
export async function repeatedly<Value>(
  runs: number,
  work: (run: number) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await work(run));
  return values;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The figure of several runs, whose median counts. Without an aim it only informs. */
export function figureOf(
  what: string,
  input: string,
  unit: string,
  runs: readonly number[],
  { atMost, atLeast }: Aim = {},
): Figure {
  const middle = median(runs);
  const bounds = [
    atMost === undefined ? "" : `≤ ${atMost}`,
    atLeast === undefined ? "" : `≥ ${atLeast}`,
  ];
  return {
    what,
    input,
    unit,
    median: rounded(middle),
    min: rounded(Math.min(...runs)),
    max: rounded(Math.max(...runs)),
    runs: runs.length,
    aim: bounds.join("") || "none",
    isMet: middle <= (atMost ?? Infinity) && middle >= (atLeast ?? -Infinity),
  };
}

/** A figure as one line of text. */
export function printed({ what, input, unit, runs, aim, isMet, ...of }: Figure): string {
  return `${isMet ? "met  " : "MISSED"} ${what}: ${of.median} ${unit} (${of.min} to ${of.max} in ${runs} runs, aim ${aim}; ${input})`;
}
