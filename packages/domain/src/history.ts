/** How many recently viewed instruments are kept (decisions, recently viewed). */
export const HISTORY_LENGTH = 20;

/** Puts an opened instrument first in the recently viewed, each sku once, at most 20 (storefront §4). */
export function remember<T extends { readonly skuId: string }>(
  history: readonly T[],
  opened: T,
): T[] {
  const others = history.filter((entry) => entry.skuId !== opened.skuId);
  return [opened, ...others].slice(0, HISTORY_LENGTH);
}
