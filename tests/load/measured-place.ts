import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabasePlace } from "@reagent/server/database/connection";
import type { Database } from "@reagent/server/database/database";
import {
  type Cluster,
  findPostgres,
  runOnce,
  startCluster,
  urlOf,
} from "@reagent/server/testing/postgres-cluster";

/** An empty place for a shop that is measured. */
export interface MeasuredPlace {
  /** For the files of the shop, and for an embedded database. */
  readonly folder: string;
  readonly place: DatabasePlace;
  /** With which a command or a server uses the database; it needs the folder as well. */
  readonly env: Readonly<Record<string, string>>;
  /** Describes the database, for a figure. */
  readonly name: string;
}

const folders: string[] = [];
let cluster: Cluster | undefined;

/** Makes an empty place. `removePlaces` removes it. */
export async function newPlace(kind: Database["kind"] = "sqlite"): Promise<MeasuredPlace> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-bench-"));
  folders.push(folder);
  if (kind === "sqlite") return { folder, place: { kind, folder }, env: {}, name: "SQLite" };
  cluster ??= await startCluster(findPostgres() ?? "");
  const database = `place_${folders.length}`;
  await runOnce(cluster.url, `create database ${database}`);
  const url = urlOf(cluster.url, database);
  return { folder, place: { kind, url }, env: { DATABASE_URL: url }, name: "PostgreSQL" };
}

/** Removes all places, and stops PostgreSQL where it was started. */
export async function removePlaces(): Promise<void> {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await cluster?.stop();
}
