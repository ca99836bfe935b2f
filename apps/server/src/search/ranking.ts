/** Ranks of results that come before the rest, best first. */
export interface Heads {
  readonly codes: readonly number[];
  readonly wholeNames: readonly number[];
  readonly nameBeginnings: readonly number[];
}

/**
 * Of how many names that begin with a text the first results are picked, when only the first are wanted: a single letter begins
 * thousands, and none of them is what is meant yet.
 */
export const BEGINNINGS_READ = 500;

/** The entries that come before the rest, each once, in the rank it deserves best. */
export function headOf({ codes, wholeNames, nameBeginnings }: Heads): number[] {
  return [...new Set([...codes, ...wholeNames, ...nameBeginnings])];
}

/** The smallest text that is greater than every text beginning with `beginning`, in order of code units or of UTF-8 bytes. */
export function endOfBeginnings(beginning: string): string {
  return `${beginning}\u{10FFFF}`;
}
