import { type Kysely, sql } from "kysely";

/** Before, the demo catalogue numbered its hazardous substances itself ("D008"). Such a number says only that they are listed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["items", "order_lines"]) {
    await sql`
      update ${sql.table(table)} set hazardous_number = 'listed' where hazardous_number like 'D___'
    `.execute(database);
  }
}
