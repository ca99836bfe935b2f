import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { onDefaultDatabase } from "../testing/databases.ts";
import { openShop } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";

onDefaultDatabase((makePlace) => {
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
    const expectHealthyAnd = async (...readiness: unknown[]) => {
      expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
      expect(await ask("/readyz")).toEqual(readiness);
    };

    test("report whether the server is ready, and why not", async () => {
      await expectHealthyAnd(200, { status: "ready" });
      isStopping = true;
      await expectHealthyAnd(503, { status: "not ready", why: "stopping" });
      isStopping = false;
      await shop.database.administer((database) =>
        sql`update kysely_migration set name = 'another' where name like '0001%'`.execute(database),
      );
      await expectHealthyAnd(503, { status: "not ready", why: "migrations" });
      await shop.database.administer((database) =>
        sql`alter table kysely_migration rename to lost`.execute(database),
      );
      await expectHealthyAnd(503, { status: "not ready", why: "database" });
    });

    test("report that the server is not ready where it cannot write, once for all that ask", async () => {
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
