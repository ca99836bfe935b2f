import { sql } from "kysely";
import { expect, test } from "vitest";
import { onEachDatabase } from "../testing/databases.ts";
import { startProcess } from "../testing/process.ts";
import { connect, openDatabase } from "./connection.ts";

onEachDatabase((makePlace) => {
  test("a database that a newer version has upgraded is refused by name and stays as it is", async () => {
    const { place, remove } = await makePlace();
    const database = openDatabase(place);
    const stored = () =>
      sql<{ name: string }>`select * from kysely_migration order by name`.execute(database.read);
    await database.administer((db) =>
      sql`update kysely_migration set name = '9998-later' where name like '0061-%'`.execute(db),
    );
    await database.administer((db) =>
      sql`insert into kysely_migration values ('9999-latest', '2027-01-01')`.execute(db),
    );
    const before = await stored();
    const refusal =
      "The database was upgraded by a newer version: 9998-later, 9999-latest. Start that version, or restore a backup from before the upgrade.";
    await expect(connect(place)).rejects.toThrow(refusal);
    const server = await startProcess(place).catch((failure: Error) => failure.message);
    expect(server).toBe(`${refusal}\n`);
    expect((await stored()).rows).toEqual(before.rows);
    await database.close();
    await remove();
  });
});
