import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect, type DatabasePlace } from "../database/connection.ts";
import { findPostgres, MIGRATED, runOnce, startCluster, urlOf } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection URL of the throwaway PostgreSQL, "" where the run goes without it. */
    postgresUrl: string;
    /** Folder of a migrated embedded database without rows. */
    migratedFolder: string;
  }
}

const migrate = async (place: DatabasePlace) => (await connect(place)).close();

/**
 * Once per run: a throwaway PostgreSQL for the server's tests, which all run on both databases, and of each database a
 * migrated one to copy, since migrating takes longer than most tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-migrated-"));
  await migrate({ kind: "sqlite", folder });
  project.provide("migratedFolder", folder);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });

  const programs = findPostgres();
  if (programs) {
    const cluster = await startCluster(programs);
    await runOnce(cluster.url, `create database ${MIGRATED}`);
    await migrate({ kind: "postgres", url: urlOf(cluster.url, MIGRATED) });
    project.provide("postgresUrl", cluster.url);
    return async () => {
      removeFolder();
      await cluster.stop();
    };
  }
  if (process.env["TEST_WITHOUT_POSTGRES"] !== "1") {
    throw new Error(
      "The server's tests run on SQLite and on PostgreSQL, and PostgreSQL is not installed here. " +
        "Install it (on Debian: apt-get install postgresql), or set TEST_WITHOUT_POSTGRES=1 to test on SQLite alone.",
    );
  }
  project.provide("postgresUrl", "");
  return async () => removeFolder();
}
