/** How many recently viewed items are kept, and how many instruments (decisions, recently viewed). */
export const HISTORY_LENGTH = 20;

/** How many recent searches are stored. */
export const RECENT_SEARCHES = 8;

/** A longer text is searched for by its beginning alone, and is not worth keeping. */
const LONGEST_SEARCH = 100;

/** Puts what is opened first in the recently viewed, each once, at most 20 (storefront §4, recently viewed). */
export function rememberViewed(history: readonly string[], opened: string): string[] {
  return [opened, ...history.filter((id) => id !== opened)].slice(0, HISTORY_LENGTH);
}

/**
 * Puts a text that was searched for first in the recent searches, each once whatever its case, at most 8. A blank text
 * and one that is longer than a search reads are not kept.
 */
export function rememberSearch(recent: readonly string[], searched: string): string[] {
  const text = searched.trim();
  if (text === "" || text.length > LONGEST_SEARCH) return [...recent];
  const same = text.toLowerCase();
  const others = recent.filter((entry) => entry.toLowerCase() !== same);
  return [text, ...others].slice(0, RECENT_SEARCHES);
}
