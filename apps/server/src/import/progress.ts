import type { ImportProgress } from "./import.ts";

type Step = Parameters<ImportProgress>[0];

/** How what is done of each step is counted. */
const STEPS: Readonly<Record<Step, string>> = {
  read: "rows read",
  changed: "packs changed",
  written: "items prepared",
  indexed: "items prepared for the search",
  listed: "items prepared for the listings",
  merging: "items are merged",
  loaded: "",
  described: "structures drawn and indexed",
  drawn: "items with their structures drawn",
};

/** The share of each step in the time from the first prepared item until the goods are in the shop, as measured with a million. */
const SHARES: readonly (readonly [Step, number])[] = [
  ["written", 0.4],
  ["indexed", 0.42],
  ["listed", 0.06],
  ["merging", 0.12],
];

const INTERVAL_MS = 1000;
/** An estimate before is a guess. */
const ESTIMATED_FROM_MS = 5000;
const MINUTE_MS = 60_000;

/** What an import prints while it runs: at most a line a second, and one whenever a step starts. */
export class ProgressLines {
  #step: Step | undefined;
  #printedAt = 0;
  #startedAt = 0;

  /** The line to print; undefined for none. `now` is in milliseconds. */
  line(step: Step, count: number, total: number | undefined, now: number): string | undefined {
    if (step === "written" && this.#step !== "written") this.#startedAt = now;
    if (this.#step === step && now - this.#printedAt < INTERVAL_MS) return undefined;
    this.#step = step;
    this.#printedAt = now;
    if (step === "loaded") return "The goods are in the shop.";
    const done = doneAt(step, count, total);
    const of = total === undefined ? "" : ` of ${shown(total)}`;
    const words = `${shown(count)}${of} ${STEPS[step]}`;
    if (done === undefined) return words;
    const took = now - this.#startedAt;
    const left = took < ESTIMATED_FROM_MS ? "" : `, ${durationOf((took * (1 - done)) / done)} left`;
    return `${Math.floor(done * 100)} %${left}: ${words}`;
  }
}

/** The part of the load that is done, from 0 to 1; undefined for the reading of the file and the drawing, whose ends are not known. */
function doneAt(step: Step, count: number, total: number | undefined): number | undefined {
  const at = SHARES.findIndex(([name]) => name === step);
  if (at < 0) return undefined;
  const before = SHARES.slice(0, at).reduce((sum, [, share]) => sum + share, 0);
  const within = total === undefined || total === 0 ? 0 : count / total;
  return before + (SHARES[at]?.[1] ?? 0) * within;
}

/** "about 40 s" or "about 3 min". */
function durationOf(milliseconds: number): string {
  if (milliseconds >= 1.5 * MINUTE_MS) return `about ${Math.ceil(milliseconds / MINUTE_MS)} min`;
  return `about ${Math.max(10, Math.ceil(milliseconds / 10_000) * 10)} s`;
}

function shown(count: number): string {
  return count.toLocaleString("en-US");
}
