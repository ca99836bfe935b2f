import { readdirSync } from "node:fs";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Migration } from "kysely/migration";
import type { Database } from "./database.ts";

const FOLDER = new URL("./migrations/", import.meta.url);

/** Names of all migrations: those of their files, in their order. */
const names = readdirSync(FOLDER)
  .filter((file) => /^\d{4}-.*\.ts$/u.test(file))
  .map((file) => file.replace(/\.ts$/u, ""))
  .toSorted();

/** What the file of a migration exports. */
interface MigrationFile {
  up(database: Kysely<unknown>, kind: Database["kind"]): Promise<void>;
}

async function migrationsFor(kind: Database["kind"]): Promise<Record<string, Migration>> {
  const load = async (name: string): Promise<[string, Migration]> => {
    const { up } = (await import(new URL(`${name}.ts`, FOLDER).href)) as MigrationFile;
    return [name, { up: (database) => up(database, kind) }];
  };
  return Object.fromEntries(await Promise.all(names.map(load)));
}

/** Runs pending migrations. Throws the first failure; a failed migration is rolled back. */
export async function migrate(database: Database): Promise<void> {
  await database.administer(async (administered) => {
    const migrator = new Migrator({
      db: administered,
      provider: { getMigrations: () => migrationsFor(database.kind) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error) {
      throw error;
    }
  });
}

/** How the migrations of a database differ from those of this version. */
interface MigrationState {
  /** Names of those that have not run. */
  readonly pending: readonly string[];
  /** Names of those that have run and that this version does not have. */
  readonly unknown: readonly string[];
}

/** The migrations of a newer version have run on the database; nothing was changed. */
export class NewerDatabase extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `The database was upgraded by a newer version: ${unknown.join(", ")}. Start that version, or restore a backup from before the upgrade.`,
    );
    this.name = "NewerDatabase";
  }
}

/** Compares the migrations of a database with those of this version. Throws when it does not answer. */
export async function migrationState({ read }: Pick<Database, "read">): Promise<MigrationState> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(read);
  const done = new Set(rows.map(({ name }) => name));
  return {
    pending: names.filter((name) => !done.has(name)),
    unknown: [...done].filter((name) => !names.includes(name)).toSorted(),
  };
}
