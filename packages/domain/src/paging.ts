/** How many page buttons a pager shows at most (storefront §9, pager). */
export const PAGE_BUTTONS = 5;

/** How many pages of `size` hold `total` entries; 0 for no entries. */
export function pageCount(total: number, size: number): number {
  return total > 0 ? Math.ceil(total / size) : 0;
}

/** The nearest existing page; the first one if there are none or `page` is not a number. */
export function clampPage(page: number, count: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.max(1, Math.min(Math.trunc(page), count));
}

/** The pages that have a button: at most `buttons` in a row, the current one as near the middle as possible. */
export function pageWindow(page: number, count: number, buttons: number = PAGE_BUTTONS): number[] {
  const length = Math.min(buttons, count);
  const wanted = clampPage(page, count) - Math.floor(length / 2);
  const first = Math.max(1, Math.min(wanted, count - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}

/** Whether a list needs a pager: only when its entries exceed one page (customer centre §9, page sizes). */
export function needsPager(total: number, size: number): boolean {
  return total > size;
}

/** Whether a pager is also above the list: on every page but the first (storefront §2, product lines). */
export function needsPagerAbove(page: number): boolean {
  return page > 1;
}

/** A total as it is shown: `12,345`, or `10,000+` where there are more than were counted. */
export function totalText(total: number, isMore = false): string {
  return `${total.toLocaleString("en-US")}${isMore ? "+" : ""}`;
}

/** The page number of a URL: an integer from 1 in plain digits, else 1. */
export function pageOfText(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
