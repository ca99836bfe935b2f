import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import type { Database } from "../../database/database.ts";
import { migrate } from "../../database/migrate.ts";

/** A shop of a version that was released: see `take.ts`. */
export interface Landed {
  /** The newest migration of that version. */
  readonly migration: string;
  readonly tables: Record<string, Record<string, string | number | null>[]>;
  /** Uploaded files by name, in base64. */
  readonly files: Readonly<Record<string, string>>;
}

export const LANDED_FILE = new URL("landed.json", import.meta.url);

/** The university info that its customer has filed. */
export const university = {
  university: "示例大学",
  department: "化学学院",
  teacher: "王老师",
  mobile: "13800000002",
  phone: "021-55500002",
} as const;

/** Fills an empty database with the shop of the version that was released, in that version's tables. */
export async function fillLanded(database: Database): Promise<Landed> {
  const landed = JSON.parse(readFileSync(LANDED_FILE, "utf8")) as Landed;
  await migrate(database, landed.migration);
  await database.administer(async (administered) => {
    const free = administered as unknown as Kysely<Record<string, Record<string, unknown>>>;
    for (const [name, rows] of Object.entries(landed.tables)) {
      // The migrations have written some.
      await free.deleteFrom(name).execute();
      for (const row of rows) await free.insertInto(name).values(row).execute();
    }
  });
  return landed;
}
