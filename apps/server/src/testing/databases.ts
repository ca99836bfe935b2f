import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, inject } from "vitest";
import { connect } from "../database/connection.ts";
import type { DatabasePlace } from "../database/connection.ts";
import type { Database } from "../database/database.ts";
import type { Template } from "./databases-setup.ts";
import { runOnce, urlOf } from "./postgres-cluster.ts";

/** A fresh, migrated database that is not open yet. */
export interface FreshPlace {
  readonly place: DatabasePlace;
  remove(): Promise<void>;
}

/** Makes a fresh database: by default with tables and without rows. */
export type MakePlace = (template?: Template) => Promise<FreshPlace>;

type Tests = (makePlace: MakePlace, kind: Database["kind"]) => void;

/** Whether `DATABASES=all` requests all tests on both databases. */
export const testsAllDatabases = process.env["DATABASES"] === "all";

const isPostgresThere = (): boolean => inject("postgresUrl") !== "";

/**
 * Runs the tests on SQLite and on PostgreSQL. For what can differ between them: handwritten SQL, search, migrations,
 * concurrent transactions, counters that servers share, killed processes.
 */
export function onEachDatabase(tests: Tests): void {
  onSqlite(tests);
  if (isPostgresThere()) onPostgres(tests);
}

/**
 * Runs the tests on SQLite, and with `DATABASES=all` on PostgreSQL as well. For everything that `onEachDatabase` is not for: the query
 * builder is the same for both, and `tests/security/fuzz.test.ts` sends every call to both.
 */
export function onDefaultDatabase(tests: Tests): void {
  onSqlite(tests);
  if (testsAllDatabases) onPostgres(tests);
}

/** Within `onEachDatabase`, runs those tests that are for `onDefaultDatabase`, where they share the set-up of the others. */
export function onlyOnDefault(kind: Database["kind"], tests: () => void): void {
  if (kind === "sqlite" || testsAllDatabases) tests();
}

/** Runs tests of SQLite's own behaviour. */
export function onSqlite(tests: Tests): void {
  describe("on sqlite", () => tests(freshFolder, "sqlite"));
}

/** Runs tests of PostgreSQL's own behaviour; they are skipped with `DATABASES=sqlite`. */
export function onPostgres(tests: Tests): void {
  describe.runIf(isPostgresThere())("on postgres", () => tests(freshPostgres, "postgres"));
}

/** Opens a fresh, migrated database. */
export async function openFresh(
  makePlace: MakePlace,
): Promise<{ database: Database; remove(): Promise<void> }> {
  const { place, remove } = await makePlace();
  const database = await connect(place);
  return {
    database,
    remove: async () => {
      await database.close();
      await remove();
    },
  };
}

/** An embedded database in a folder of its own. */
export async function freshFolder(template: Template = "migrated"): Promise<FreshPlace> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-sqlite-"));
  cpSync(join(inject("templateFolder"), template), folder, { recursive: true });
  return {
    place: { kind: "sqlite", folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A PostgreSQL database of its own. */
export async function freshPostgres(template: Template = "migrated"): Promise<FreshPlace> {
  const clusterUrl = inject("postgresUrl");
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  await runOnce(clusterUrl, `create database ${name} template ${template}`);
  return {
    place: { kind: "postgres", url: urlOf(clusterUrl, name) },
    remove: () => runOnce(clusterUrl, `drop database ${name} with (force)`),
  };
}
