import { type Kysely, sql } from "kysely";

/** Phenols, sulfonamides and imides are free acids as well: the parts of their salts are calculated again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    update structures set active_part = null
    where active_part = '' and (canonical like '%[O-]%' or canonical like '%[N-]%')
  `.execute(database);
  await sql`delete from site_facts where name = 'structures_known_for'`.execute(database);
}
