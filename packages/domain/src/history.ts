/** How many recently viewed items are stored, and how many instruments (decisions, recently viewed). */
export const HISTORY_LENGTH = 20;

/** How many recent searches are stored. */
export const RECENT_SEARCHES = 8;

/** In characters; only the beginning of a longer text is searched for. */
const LONGEST_SEARCH = 100;

/** Adds an entry to the beginning of the recently viewed ones, each once, at most 20 (storefront §4, recently viewed). */
export function rememberViewed(history: readonly string[], opened: string): string[] {
  return [opened, ...history.filter((id) => id !== opened)].slice(0, HISTORY_LENGTH);
}

/**
 * Adds a text to the beginning of the recent searches, each once in any case, at most 8. A blank text and one that is too
 * long are not stored.
 */
export function rememberSearch(recent: readonly string[], searched: string): string[] {
  const text = searched.trim();
  if (text === "" || text.length > LONGEST_SEARCH) return [...recent];
  const same = text.toLowerCase();
  const others = recent.filter((entry) => entry.toLowerCase() !== same);
  return [text, ...others].slice(0, RECENT_SEARCHES);
}
