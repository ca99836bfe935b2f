import { readdirSync } from "node:fs";
import type { Kysely, QueryExecutorProvider } from "kysely";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Migration } from "kysely/migration";
import type { Database, Reader } from "./database.ts";
import { readFact } from "./facts.ts";

/** Name of the fact that says which migration a server must have. */
const OLDEST_SERVER = "oldest_server";

const FOLDER = new URL("./migrations/", import.meta.url);

/** Names of all migrations: those of their files, in their order. */
export const migrationNames: readonly string[] = readdirSync(FOLDER)
  .filter((file) => /^\d{4}-.*\.ts$/u.test(file))
  .map((file) => file.replace(/\.ts$/u, ""))
  .toSorted();

/**
 * What the file of a migration exports. A migration only adds, so that servers of the version before can run beside the
 * new one. One that takes away what they use comes a version later, and names the newest migration that a server must have to do
 * without.
 */
interface MigrationFile {
  up(database: Kysely<unknown>, kind: Database["kind"]): Promise<void>;
  readonly oldest?: string;
}

const load = async (name: string) =>
  (await import(new URL(`${name}.ts`, FOLDER).href)) as MigrationFile;

/** The newest migration that a server must have to run beside this one; undefined where any may. */
export const oldestFor = async (name: string): Promise<string | undefined> =>
  (await load(name)).oldest;

async function migrationsFor(kind: Database["kind"]): Promise<Record<string, Migration>> {
  const migration = async (name: string): Promise<[string, Migration]> => {
    const { up, oldest } = await load(name);
    const run = async (database: Kysely<unknown>) => {
      await up(database, kind);
      if (oldest !== undefined) await requireServer(database, oldest);
    };
    return [name, { up: run }];
  };
  return Object.fromEntries(await Promise.all(migrationNames.map(migration)));
}

/** Records that only servers with this migration can use the database. */
export async function requireServer(
  database: QueryExecutorProvider,
  migration: string,
): Promise<void> {
  await sql`
    insert into site_facts (name, value) values (${OLDEST_SERVER}, ${migration})
    on conflict (name) do update set value = excluded.value where site_facts.value < excluded.value
  `.execute(database);
}

/**
 * Runs pending migrations, by default all. Throws the first failure; a failed migration is rolled back.
 * @param last the name of the last one to run
 */
export async function migrate(database: Database, last = migrationNames.at(-1)): Promise<void> {
  await database.administer(async (administered) => {
    const migrator = new Migrator({
      db: administered,
      provider: { getMigrations: () => migrationsFor(database.kind) },
    });
    const { error } = await migrator.migrateTo(last ?? "");
    if (error) {
      throw error;
    }
  });
}

/** How the migrations of a database differ from those of this version. */
interface MigrationState {
  /** Names of those that have not run. */
  readonly pending: readonly string[];
  /** Names of those that have run, that this version does not have, and beside which it cannot run; otherwise none. */
  readonly newer: readonly string[];
}

/** The migrations of a newer version have run on the database, and this one cannot use it any more; nothing was changed. */
export class NewerDatabase extends Error {
  constructor(newer: readonly string[]) {
    super(
      `The database was upgraded by a newer version: ${newer.join(", ")}. Start that version, or restore a backup from before the upgrade.`,
    );
    this.name = "NewerDatabase";
  }
}

/** Compares the migrations of a database with those of this version. Throws when it does not answer. */
export async function migrationState({ read }: Pick<Database, "read">): Promise<MigrationState> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(read);
  const done = new Set(rows.map(({ name }) => name));
  const pending = migrationNames.filter((name) => !done.has(name));
  const unknown = [...done].filter((name) => !migrationNames.includes(name)).toSorted();
  if (unknown.length === 0) return { pending, newer: [] };
  // The newer version has run all migrations that it shares with this one.
  const isUsable = pending.length === 0 && (await isNewEnough(read));
  return { pending, newer: isUsable ? [] : unknown };
}

/** Whether servers of this version can use the database beside those of the newer version that has upgraded it. */
async function isNewEnough(read: Reader): Promise<boolean> {
  const oldest = await readFact(read, OLDEST_SERVER);
  return oldest === undefined || migrationNames.includes(oldest);
}
