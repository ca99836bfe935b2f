const LATEST_MS = 2000;
/** Safari has no requestIdleCallback: a short delay after the first paint serves instead. */
const FALLBACK_DELAY_MS = 200;

/**
 * Runs a function when the browser is idle, after two seconds at the latest; returns a function
 * that cancels it.
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(act, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(act, FALLBACK_DELAY_MS);
  return () => clearTimeout(id);
}
