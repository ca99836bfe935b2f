/** Ranks of the results that come first, best first. */
export interface Heads {
  readonly codes: readonly number[];
  readonly exactNames: readonly number[];
  readonly namePrefixes: readonly number[];
}

/**
 * How many names with a prefix are read when only the first results are needed: a single letter is the prefix of thousands.
 */
export const PREFIX_MATCHES_READ = 500;

/** The entries that come first, each once, at its best position. */
export function headOf({ codes, exactNames, namePrefixes }: Heads): number[] {
  return [...new Set([...codes, ...exactNames, ...namePrefixes])];
}

/** The smallest text that is greater than every text with a prefix, in the order of code units or of UTF-8 bytes. */
export function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}
