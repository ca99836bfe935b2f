import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { join, relative } from "node:path";

const ROOT = join(import.meta.dirname, "..");
/** The digits of a commit that make a seed: as many as fit into 31 bits. */
const DIGITS = 7;
const WITHOUT_COMMIT = 6;

/** Whether many kills and cases are tried, which takes hours: `NIGHTLY=1`. Asked anew each time: the test command sets it for itself. */
export const isNightly = (): boolean => process.env["NIGHTLY"] === "1";

/** The seed of everything that tests draw: of the variable SEED, or of the commit, so that each commit draws other ones. */
export const seed: number = readSeed(process.env["SEED"]) ?? seedOfCommit();

/** Reads a seed; undefined for none. Throws for what is no whole number. */
function readSeed(text = ""): number | undefined {
  if (text === "") return undefined;
  if (!/^\d{1,9}$/u.test(text)) throw new RangeError(`SEED must be a whole number: ${text}`);
  return Number(text);
}

function seedOfCommit(): number {
  try {
    const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: ROOT, encoding: "utf8" });
    return Number.parseInt(commit.slice(0, DIGITS), 16);
  } catch {
    // Sources that were copied without their history.
    return WITHOUT_COMMIT;
  }
}

/** Whether something is in the sample of this run: of so many runs, one has it. Each seed draws other ones. */
export const isInSample = (
  name: string,
  runs: number,
  ofSeed = readSeed(process.env["SEED"]) ?? seed,
): boolean => createHash("sha256").update(`${name} ${ofSeed}`).digest().readUInt32BE() % runs === 0;

/** Draws a number from 0 to below 1. */
export type Draw = () => number;

/** The generator mulberry32: draws the same numbers for the same start. */
export function generator(start: number): Draw {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The command that runs a test file with the same seed again. */
export function repeatCommand(file: string): string {
  const project = file.endsWith(".timing.test.ts") ? "timing" : "server";
  const path = relative(ROOT, file).replaceAll("\\", "/");
  const nightly = isNightly() ? "NIGHTLY=1 " : "";
  return `SEED=${seed} ${nightly}npx -y pnpm@12 exec vitest run --project ${project} ${path}`;
}

/** Runs what a test does with numbers that are drawn from the seed. A failure names the seed and the command that repeats it. */
export async function withSeed<Result>(
  file: string,
  work: (draw: Draw) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(generator(seed));
  } catch (failure) {
    const how = `Drawn with the seed ${seed}. To repeat it: ${repeatCommand(file)}`;
    if (!(failure instanceof Error)) throw new Error(how, { cause: failure });
    failure.message = `${failure.message}\n${how}`;
    throw failure;
  }
}
