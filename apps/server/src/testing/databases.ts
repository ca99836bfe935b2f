import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, inject, vi } from "vitest";
import { connect } from "../database/connection.ts";
import type { DatabasePlace } from "../database/connection.ts";
import type { Database } from "../database/database.ts";
import { MIGRATED, runOnce, urlOf } from "./postgres-cluster.ts";

/** A fresh place for a database, and how to do away with it. */
export interface FreshPlace {
  readonly place: DatabasePlace;
  remove(): Promise<void>;
}

/** On a busy machine a database of its own for every file takes its time. */
const PATIENCE_MS = 60_000;

/** Tells the same tests on every database: `open` gives a fresh, migrated one. */
export function onEachDatabase(
  tell: (kind: Database["kind"], makePlace: () => Promise<FreshPlace>) => void,
): void {
  vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });
  const kinds: Database["kind"][] =
    inject("postgresUrl") === "" ? ["sqlite"] : ["sqlite", "postgres"];
  describe.each(kinds)("on %s", (kind) =>
    tell(kind, kind === "sqlite" ? freshFolder : freshPostgres),
  );
}

/** Tells what is so on SQLite alone. */
export function onSqlite(tell: (makePlace: () => Promise<FreshPlace>) => void): void {
  vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });
  describe("on sqlite", () => tell(freshFolder));
}

/** Tells what is so on PostgreSQL alone. */
export function onPostgres(tell: (makePlace: () => Promise<FreshPlace>) => void): void {
  vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });
  describe.runIf(inject("postgresUrl") !== "")("on postgres", () => tell(freshPostgres));
}

/** Opens a fresh, migrated database. */
export async function openFresh(
  makePlace: () => Promise<FreshPlace>,
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

/** A place for an embedded database of its own. */
export async function freshFolder(): Promise<FreshPlace> {
  const folder = mkdtempSync(join(tmpdir(), "reagent-sqlite-"));
  cpSync(inject("migratedFolder"), folder, { recursive: true });
  return {
    place: { kind: "sqlite", folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function freshPostgres(): Promise<FreshPlace> {
  const clusterUrl = inject("postgresUrl");
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  await runOnce(clusterUrl, `create database ${name} template ${MIGRATED}`);
  return {
    place: { kind: "postgres", url: urlOf(clusterUrl, name) },
    remove: () => runOnce(clusterUrl, `drop database ${name} with (force)`),
  };
}
