import { randomUUID } from "node:crypto";
import { CompiledQuery, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { usualWorkers } from "../../settings/settings.ts";
import { onPostgres } from "../../testing/databases.ts";
import type { Database } from "../database.ts";
import { isUnavailable } from "../failure.ts";
import { ADMINISTERING, CONNECTIONS, openPostgres } from "./open.ts";
import { MOST_NAMED, OFTEN } from "./prepared-statements.ts";

/** A minute, which no test waits for. */
const LONG = sql<{ done: string }>`select pg_sleep(60)::text as done`;
const limit = sql<{ statement_timeout: string }>`show statement_timeout`;

/** The texts that the connection for reads of a thread has prepared. */
async function preparedOn(database: Database): Promise<string[]> {
  const { rows } = await database.read
    // Other than the one before it each time, so that it is never sent often.
    .executeQuery<{ statement: string }>(
      CompiledQuery.raw(
        `select statement from pg_prepared_statements where '${randomUUID()}' <> ''`,
      ),
    );
  return rows.map(({ statement }) => statement);
}

/** Those that PostgreSQL has, and keeps for its administrator, unless it is told otherwise. */
const POSTGRES_DEFAULT = { all: 100, kept: 3 };

test("a server with the usual workers, its start and a command fit PostgreSQL's default connections", () => {
  const of = (use: keyof typeof CONNECTIONS) => {
    const { read, search, write } = CONNECTIONS[use];
    return read + search + write;
  };
  const each = of("server") + 2 * of("thread");
  const startAndCommand = 2 * (of("command") + ADMINISTERING);
  const workers = usualWorkers({ processors: 64, memory: 1e12 });
  expect(workers * each + startAndCommand + POSTGRES_DEFAULT.kept).toBeLessThanOrEqual(
    POSTGRES_DEFAULT.all,
  );
});

onPostgres((makePlace) => {
  describe("the connections to PostgreSQL", () => {
    let url: string;
    let remove: () => Promise<void>;
    let database: Database;

    beforeEach(async () => {
      const fresh = await makePlace();
      url = fresh.place.kind === "postgres" ? fresh.place.url : "";
      ({ remove } = fresh);
    });
    afterEach(async () => {
      await database.close();
      await remove();
    });

    test("the connections to PostgreSQL end a statement that takes too long, which is answered as unavailable, and can be used again", async () => {
      database = openPostgres(url, { statementMs: 50 });
      const failure = await LONG.execute(database.read).catch((reason: unknown) => reason);
      expect(isUnavailable(failure)).toBe(true);
      const changing = database.transact((tx) => LONG.execute(tx));
      expect(isUnavailable(await changing.catch((reason: unknown) => reason))).toBe(true);
      expect((await limit.execute(database.read)).rows).toEqual([{ statement_timeout: "50ms" }]);
    });

    test("the connections to PostgreSQL have no limit for changes of the schema, and none without the option", async () => {
      database = openPostgres(url, { statementMs: 50 });
      const administered = await database.administer((db) => limit.execute(db));
      expect(administered.rows).toEqual([{ statement_timeout: "0" }]);
      await database.close();
      database = openPostgres(url);
      expect((await limit.execute(database.read)).rows).toEqual([{ statement_timeout: "0" }]);
    });

    test("the connections to PostgreSQL are as few as their use allows, and more statements wait", async () => {
      database = openPostgres(url, { use: "thread" });
      const many = Array.from({ length: 10 }, () => sql`select 1`.execute(database.read));
      await Promise.all(many);
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity where datname = current_database()
      `.execute(database.read);
      expect(rows).toEqual([{ count: CONNECTIONS.thread.read }]);
    });

    test("the connections to PostgreSQL prepare what is sent often, and only so much of it", async () => {
      database = openPostgres(url, { use: "thread" });
      for (let at = 0; at < OFTEN; at += 1) {
        expect(await preparedOn(database)).toEqual([]);
        await sql`select 1 as often`.execute(database.read);
      }
      expect(await preparedOn(database)).toEqual(["select 1 as often"]);
      for (let at = 0; at < OFTEN * (MOST_NAMED + 10); at += 1)
        await sql.raw(`select ${at % (MOST_NAMED + 10)} as other`).execute(database.read);
      expect(await preparedOn(database)).toHaveLength(MOST_NAMED);
    });

    test("the connections to PostgreSQL answer what is prepared when a migration adds a column to it", async () => {
      database = openPostgres(url, { use: "thread" });
      await database.administer((db) => sql`create table grown (known integer)`.execute(db));
      const all = sql`select * from grown`;
      const changed = () => database.transact((tx) => all.execute(tx));
      for (let at = 0; at < OFTEN; at += 1)
        await Promise.all([all.execute(database.read), changed()]);
      await database.administer((db) => sql`alter table grown add column added text`.execute(db));
      await sql`insert into grown values (1, 'a')`.execute(database.read);
      const rows = [{ known: 1, added: "a" }];
      expect(await all.execute(database.read)).toMatchObject({ rows });
      expect(await changed()).toMatchObject({ rows });
    });
  });
});
