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

export type Aim = { readonly atMost: number } | { readonly atLeast: number };

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** The figure of several runs, whose median counts. */
export function figureOf(
  what: string,
  input: string,
  unit: string,
  runs: readonly number[],
  aim: Aim,
): Figure {
  const middle = median(runs);
  return {
    what,
    input,
    unit,
    median: rounded(middle),
    min: rounded(Math.min(...runs)),
    max: rounded(Math.max(...runs)),
    runs: runs.length,
    aim: "atMost" in aim ? `≤ ${aim.atMost}` : `≥ ${aim.atLeast}`,
    isMet: "atMost" in aim ? middle <= aim.atMost : middle >= aim.atLeast,
  };
}

export function printed({
  what,
  input,
  unit,
  median: middle,
  min,
  max,
  runs,
  aim,
  isMet,
}: Figure): string {
  return `${isMet ? "met  " : "MISSED"} ${what}: ${middle} ${unit} (${min} to ${max} in ${runs} runs, aim ${aim}; ${input})`;
}
