/** The rows of a page, counted from 1. */
export function pageOf<Row>(rows: readonly Row[], page: number, limit: number): readonly Row[] {
  return rows.slice((page - 1) * limit, page * limit);
}
