import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect, type DatabasePlace } from "../database/connection.ts";
import { findPostgres, MIGRATED, runOnce, startCluster, urlOf } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection URL of the throwaway PostgreSQL, "" if the run does not use it. */
    postgresUrl: string;
    /** Folder of a migrated embedded database without rows. */
    migratedFolder: string;
  }
}

const migrate = async (place: DatabasePlace) => (await connect(place)).close();

/**
 * Once per run: a throwaway PostgreSQL, and of each database a migrated one to copy, since migrating takes longer than most tests.
 * The environment variable `DATABASES` says where tests run: "sqlite" on SQLite alone, "all" all of them on both; without it on
 * PostgreSQL where it matters (see `onEachDatabase` and `onDefaultDatabase`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-migrated-"));
  await migrate({ kind: "sqlite", folder });
  project.provide("migratedFolder", folder);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });

  const databases = process.env["DATABASES"];
  // The contract is compared on PostgreSQL only when everything is.
  if (databases === "sqlite" || (databases !== "all" && project.name === "contract")) {
    project.provide("postgresUrl", "");
    return async () => removeFolder();
  }
  const programs = findPostgres();
  if (!programs) {
    throw new Error(
      "The server is tested on SQLite and on PostgreSQL, and PostgreSQL is not installed here. " +
        "Install it (on Debian: apt-get install postgresql), or set DATABASES=sqlite to test on SQLite alone.",
    );
  }
  const cluster = await startCluster(programs);
  await runOnce(cluster.url, `create database ${MIGRATED}`);
  await migrate({ kind: "postgres", url: urlOf(cluster.url, MIGRATED) });
  project.provide("postgresUrl", cluster.url);
  return async () => {
    removeFolder();
    await cluster.stop();
  };
}
