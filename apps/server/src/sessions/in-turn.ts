const last = new Map<string, Promise<unknown>>();

/** Runs works with the same key one after the other, within this process. */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const previous = last.get(key) ?? Promise.resolve();
  const result = previous.then(work);
  const settled = result.catch(() => undefined);
  last.set(key, settled);
  try {
    return await result;
  } finally {
    if (last.get(key) === settled) last.delete(key);
  }
}
