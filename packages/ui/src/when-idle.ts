const LATEST_MS = 2000;
/** Safari knows no idle time: a moment after the first paint does. */
const A_MOMENT_MS = 200;

/** Does something once the browser has nothing else to do; the function given back calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(act, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, A_MOMENT_MS);
  return () => clearTimeout(id);
}
