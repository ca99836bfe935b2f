import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** A node of PostgreSQL's plan of a statement. */
interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly "Parent Relationship"?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * The tables that PostgreSQL can only read as a whole for a statement, whatever its values: no index leads to the wanted rows. Empty for
 * statements that have no plan, such as `commit`.
 */
export async function wholeReads(database: Database, statement: string): Promise<string[]> {
  if (!/^\W*(?:select|with|insert|update|delete)\b/u.test(statement)) return [];
  const count = Math.max(
    0,
    ...Array.from(statement.matchAll(/\$(\d+)/gu), ([, number]) => Number(number)),
  );
  const values = count === 0 ? "" : `(${Array.from({ length: count }, () => "null").join()})`;
  return database.transact(async (tx) => {
    // The planner then reads a whole table only where it has no other way, however small the table is.
    for (const way of ["seqscan", "hashjoin", "mergejoin"])
      await sql.raw(`set local enable_${way} = off`).execute(tx);
    // Planned for no values in particular.
    await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
    await sql.raw(`prepare explained as ${statement}`).execute(tx);
    const { rows } = await sql
      .raw<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
        `explain (format json) execute explained${values}`,
      )
      .execute(tx);
    await sql`deallocate explained`.execute(tx);
    const partial = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index where indpred is not null
    `.execute(tx);
    const partialIndexes = new Set(partial.rows.map(({ name }) => name));
    return rows.flatMap((row) => wholeReadsOf(row["QUERY PLAN"][0].Plan, partialIndexes));
  });
}

function wholeReadsOf(node: PlanNode, partialIndexes: ReadonlySet<string>): string[] {
  const within = (node.Plans ?? []).flatMap((each) => wholeReadsOf(each, partialIndexes));
  const { "Node Type": kind, "Relation Name": table, "Index Cond": condition } = node;
  const isOver =
    // One that stands alone as a part of a condition ends at its first row.
    node["Parent Relationship"] === "InitPlan" || partialIndexes.has(node["Index Name"] ?? "");
  const isScan = /^(?:Seq|Index|Index Only) Scan$/u.test(kind) && !isOver;
  return isScan && table !== undefined && condition === undefined ? [table, ...within] : within;
}
