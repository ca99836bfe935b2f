const DEFAULT_SIZE = 20;
const LARGEST_SIZE = 100;
const LAST_PAGE = 1_000_000;

/** The requested page of a list, with number and size clamped to their bounds. */
export function pageOf({ page, limit }: { page: number; limit: number }): {
  page: number;
  size: number;
} {
  const size = limit < 1 ? DEFAULT_SIZE : Math.min(limit, LARGEST_SIZE);
  return { page: Math.min(Math.max(1, page), LAST_PAGE), size };
}
