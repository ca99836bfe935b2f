/** Where a pattern matches a text. */
interface Found {
  readonly index: number;
  readonly text: string;
  /** What the groups of the pattern matched besides `before`, in their order. */
  readonly groups: readonly (string | undefined)[];
}

/**
 * The first match of a pattern whose first group, `before`, is what must be before it and does not belong to it. Safari before 16.4 cannot
 * read lookbehind, and refuses a whole file that contains it.
 */
export function findAfter(pattern: RegExp, text: string): Found | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [all, before = "", ...groups] = match;
  return { index: match.index + before.length, text: all.slice(before.length), groups };
}
