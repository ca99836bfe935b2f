import { readProduct } from "@reagent/api/contract/product";
import { type RawBuilder, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { writeFact } from "../database/facts.ts";
import { SEARCH_FORMAT, searchFormatFact } from "../database/search-tables.ts";
import { onEachDatabase, onPostgres, onSqlite } from "../testing/databases.ts";
import { runOnce } from "../testing/postgres-cluster.ts";
import { openShop } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";
import { fillDisk } from "../testing/sqlite-faults.ts";

onEachDatabase((makePlace) => {
  describe("the probes", () => {
    let shop: TestShop;
    let isStopping: boolean;

    beforeEach(async () => {
      isStopping = false;
      shop = await openShop(makePlace, { isStopping: () => isStopping });
    });
    afterEach(() => shop.close());

    const ask = async (url: string) => {
      const { statusCode, headers, body } = await shop.server.inject({ method: "GET", url });
      expect(headers["cache-control"]).toBe("no-store");
      return [statusCode, JSON.parse(body) as unknown];
    };
    const administer = (change: RawBuilder<unknown>) =>
      shop.database.administer((database) => change.execute(database));
    const expectHealthyAnd = async (...readiness: unknown[]) => {
      expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
      expect(await ask("/readyz")).toEqual(readiness);
    };

    test("the probes report whether the server is ready, and why not", async () => {
      await expectHealthyAnd(200, { status: "ready" });
      isStopping = true;
      await expectHealthyAnd(503, { status: "not ready", why: "stopping" });
      isStopping = false;
      await administer(sql`delete from kysely_migration where name like '0001%'`);
      await expectHealthyAnd(503, { status: "not ready", why: "migrations" });
      await administer(
        sql`update kysely_migration set name = '9999-later' where name like '0002%'`,
      );
      await expectHealthyAnd(503, { status: "not ready", why: "version" });
      await administer(sql`alter table kysely_migration rename to lost`);
      await expectHealthyAnd(503, { status: "not ready", why: "schema" });
    });

    test("the probes report a search index that only a newer version can read", async () => {
      const write = (format: string) =>
        shop.database.transact((tx) => writeFact(tx, searchFormatFact("reagent"), format));
      await write(String(Number(SEARCH_FORMAT) + 1));
      await expectHealthyAnd(503, { status: "not ready", why: "version" });
      await write(SEARCH_FORMAT);
      await expectHealthyAnd(200, { status: "ready" });
    });

    test("the probes report a schema that lacks a column, and calls that need it are refused with 503", async () => {
      await administer(sql`alter table items rename column storage_zh to lost`);
      await expectHealthyAnd(503, { status: "not ready", why: "schema" });
      const { status, code } = await shop.call(readProduct, { itemCode: "E100001" });
      expect([status, code]).toEqual([503, 503]);
      await administer(sql`alter table items rename column lost to storage_zh`);
      await administer(sql`alter table items add column of_the_owner text`);
      await expectHealthyAnd(200, { status: "ready" });
      await administer(sql`alter table wishes rename to lost`);
      await expectHealthyAnd(503, { status: "not ready", why: "schema" });
    });

    test("the probes leave nothing of the write that they try", async () => {
      const facts = () => shop.database.read.selectFrom("site_facts").selectAll().execute();
      const before = await facts();
      await expectHealthyAnd(200, { status: "ready" });
      expect(await facts()).toEqual(before);
    });

    test("the probes report that the server is not ready where it cannot write, once for all that ask", async () => {
      const transact = vi
        .spyOn(shop.database, "transact")
        .mockRejectedValue(new Error("attempt to write a readonly database"));
      const answers = await Promise.all([ask("/readyz"), ask("/readyz"), ask("/readyz")]);
      for (const answer of answers)
        expect(answer).toEqual([503, { status: "not ready", why: "database" }]);
      expect(transact).toHaveBeenCalledOnce();
      transact.mockRestore();
      await expectHealthyAnd(200, { status: "ready" });
    });
  });
});

onSqlite((makePlace) => {
  describe("on the embedded database the readiness probe", () => {
    let shop: TestShop;
    const why = async () => {
      const { statusCode, body } = await shop.server.inject({ method: "GET", url: "/readyz" });
      return [statusCode, (JSON.parse(body) as { why?: string }).why];
    };

    test("on the embedded database the readiness probe reports a full disk until there is space", async () => {
      shop = await openShop(makePlace);
      const freeSpace = await fillDisk(shop.database);
      expect(await why()).toEqual([503, "disk"]);
      await freeSpace();
      expect(await why()).toEqual([200, undefined]);
      await shop.close();
    });

    test("on the embedded database the readiness probe reports a database that cannot be written", async () => {
      shop = await openShop(makePlace);
      const only = (value: "on" | "off") =>
        shop.database.administer((database) =>
          sql`pragma query_only = ${sql.raw(value)}`.execute(database),
        );
      await only("on");
      expect(await why()).toEqual([503, "readonly"]);
      await only("off");
      expect(await why()).toEqual([200, undefined]);
      await shop.close();
    });

    test("on the embedded database the readiness probe gives its answer again until it is old, without another write", async () => {
      shop = await openShop(makePlace, { limits: { server: { readinessMs: 3_600_000 } } });
      const transact = vi.spyOn(shop.database, "transact");
      expect(await why()).toEqual([200, undefined]);
      const freeSpace = await fillDisk(shop.database);
      expect(await why()).toEqual([200, undefined]);
      expect(transact).toHaveBeenCalledOnce();
      await freeSpace();
      await shop.close();
    });
  });
});

onPostgres((makePlace) => {
  test("the readiness probe reports a PostgreSQL that cannot be written, such as a standby", async () => {
    const shop = await openShop(async (template) => {
      const fresh = await makePlace(template);
      if (fresh.place.kind === "postgres") {
        const { url } = fresh.place;
        const name = new URL(url).pathname.slice(1);
        await runOnce(url, `alter database ${name} set default_transaction_read_only = on`);
      }
      return fresh;
    });
    const { statusCode, body } = await shop.server.inject({ method: "GET", url: "/readyz" });
    expect([statusCode, JSON.parse(body)]).toEqual([503, { status: "not ready", why: "readonly" }]);
    await shop.close();
  });
});
