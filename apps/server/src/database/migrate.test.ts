import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { onEachDatabase } from "../testing/databases.ts";
import { LATER, takeAwayWithout, upgradeAsNewer } from "../testing/newer-version.ts";
import { startProcess } from "../testing/process.ts";
import { connect, openDatabase } from "./connection.ts";
import { migrationState } from "./migrate.ts";

onEachDatabase((makePlace) => {
  describe("a database that a newer version has upgraded", () => {
    const refusal = `The database was upgraded by a newer version: ${LATER}. Start that version, or restore a backup from before the upgrade.`;

    test("a database that a newer version has upgraded serves this version too where the upgrade has only added", async () => {
      const { place, remove } = await makePlace("filled");
      const database = await openDatabase(place);
      await upgradeAsNewer(database);
      expect(await migrationState(database)).toEqual({ pending: [], newer: [] });
      await database.close();
      const server = await startProcess(place);
      expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
      server.process.kill("SIGTERM");
      expect(await server.ended).toBe(0);
      await remove();
    });

    test("a database that a newer version has upgraded is refused by name, and stays as it is, where the upgrade needs newer servers", async () => {
      const { place, remove } = await makePlace();
      const database = await openDatabase(place);
      await upgradeAsNewer(database);
      await takeAwayWithout(database, LATER);
      const stored = () =>
        sql<{ name: string }>`select * from kysely_migration order by name`.execute(database.read);
      const before = await stored();
      await expect(connect(place)).rejects.toThrow(refusal);
      const server = await startProcess(place).catch((failure: Error) => failure.message);
      expect(server).toBe(`${refusal}\n`);
      expect((await stored()).rows).toEqual(before.rows);
      await database.close();
      await remove();
    });

    test("a database that a newer version has upgraded serves this version where the upgrade needs servers that have what this one has", async () => {
      const { place, remove } = await makePlace();
      const database = await openDatabase(place);
      await upgradeAsNewer(database);
      await takeAwayWithout(database, "0062-terms");
      expect((await migrationState(database)).newer).toEqual([]);
      // A migration that needs less does not take back what an earlier one needs.
      await takeAwayWithout(database, LATER);
      await takeAwayWithout(database, "0061-registered-browser");
      expect((await migrationState(database)).newer).toEqual([LATER]);
      await database.close();
      await remove();
    });

    test("a database that a newer version has upgraded is refused where migrations of this version have not run on it", async () => {
      const { place, remove } = await makePlace();
      const database = await openDatabase(place);
      await upgradeAsNewer(database);
      await database.administer((db) =>
        sql`delete from kysely_migration where name like '0061-%'`.execute(db),
      );
      await expect(connect(place)).rejects.toThrow(refusal);
      await database.close();
      await remove();
    });
  });
});
