import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect, type DatabasePlace } from "../database/connection.ts";
import { fillPlace } from "./fixture.ts";
import { findPostgres, runOnce, startCluster, urlOf } from "./postgres-cluster.ts";

/** A database that fresh ones are copies of: `empty` has no tables, `migrated` no rows, `filled` has the shop of the fixture. */
export type Template = "empty" | "migrated" | "filled";

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection URL of the throwaway PostgreSQL, "" if the run does not use it. */
    postgresUrl: string;
    /** Holds a folder with an embedded database for each template. */
    templateFolder: string;
  }
}

const migrate = async (place: DatabasePlace) => (await connect(place)).close();

/**
 * Once per run: a throwaway PostgreSQL, and on each database the templates, since migrating and filling take longer than most tests.
 * The environment variable `DATABASES` says where tests run: "sqlite" on SQLite alone, "all" all of them on both; without it on
 * PostgreSQL where it matters (see `onEachDatabase` and `onDefaultDatabase`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-templates-"));
  const templateFolder = (template: Template) => join(folder, template);
  mkdirSync(templateFolder("empty"));
  await migrate({ kind: "sqlite", folder: templateFolder("migrated") });
  cpSync(templateFolder("migrated"), templateFolder("filled"), { recursive: true });
  await fillPlace({ kind: "sqlite", folder: templateFolder("filled") });
  project.provide("templateFolder", folder);
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
  const cluster = await startCluster(programs, { gathersStatistics: false });
  const templatePlace = (template: Template) =>
    ({ kind: "postgres", url: urlOf(cluster.url, template) }) as const;
  await runOnce(cluster.url, "create database empty");
  await runOnce(cluster.url, "create database migrated");
  await migrate(templatePlace("migrated"));
  await runOnce(cluster.url, "create database filled template migrated");
  await fillPlace(templatePlace("filled"));
  project.provide("postgresUrl", cluster.url);
  return async () => {
    removeFolder();
    await cluster.stop();
  };
}
