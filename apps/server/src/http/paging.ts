const USUAL_SIZE = 20;
const LARGEST_SIZE = 100;
const LAST_PAGE = 1_000_000;

/** The page that a list call asks for; what is out of bounds becomes the nearest that is not. */
export function pageOf({ page, limit }: { page: number; limit: number }): {
  page: number;
  size: number;
} {
  const size = limit < 1 ? USUAL_SIZE : Math.min(limit, LARGEST_SIZE);
  return { page: Math.min(Math.max(1, page), LAST_PAGE), size };
}
