import type { SelectQueryBuilder } from "kysely";

/** The number of rows that a query without a selection finds. */
export async function countRows<Tables, Names extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Names, unknown>,
): Promise<number> {
  const counted = query.select((of) => of.fn.countAll<number>().as("total"));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return total;
}
