/** In a thread of `openThreads`: calculates the results of texts, one after the other. */
export function eachText<Result>(
  calculate: (text: string) => Result | Promise<Result>,
): (texts: readonly string[]) => Promise<readonly Result[]> {
  return async (texts) => {
    const results: Result[] = [];
    for (const text of texts) results.push(await calculate(text));
    return results;
  };
}
