import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn } from "@reagent/api/contract/account";
import { addToCart, readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { connect } from "@reagent/server/database/connection";
import type { Database } from "@reagent/server/database/database";
import type { FreshPlace } from "@reagent/server/testing/databases";
import { onPostgres } from "@reagent/server/testing/databases";
import { customers, packIds, PASSWORD } from "@reagent/server/testing/fixture";
import { cartLocks, lockCarts } from "@reagent/server/testing/postgres-locks";
import { type ServerProcess, startProcess } from "@reagent/server/testing/process";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { call, send } from "./over-http.ts";

const WAITING = { timeout: 60_000, interval: 20 };

const wire = { item_code: "E100001", product_id: String(packIds.ethanol500), total: 1 };

onPostgres((makePlace) => {
  describe("two servers on one database", () => {
    let fresh: FreshPlace;
    let database: Database;
    let folder: string;
    let stopped: ServerProcess;
    let other: ServerProcess;
    let token: string;

    beforeAll(async () => {
      fresh = await makePlace("filled");
      folder = mkdtempSync(join(tmpdir(), "side-by-side-"));
      database = await connect(fresh.place);
      other = await startProcess(fresh.place, folder);
      const login = await call(other.address, logIn, { email: customers.lin, password: PASSWORD });
      token = (login.data as { userToken: string }).userToken;
    });
    afterAll(async () => {
      other.process.kill("SIGTERM");
      await other.ended;
      await database.close();
      await fresh.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    const add = (server: ServerProcess, requestKey: string) =>
      send(server.address, addToCart, wire, { token, requestKey });
    const quantity = async () => {
      const { data } = await send(other.address, readCart, {}, { token });
      return (data as { list: { quantity: number }[] }).list[0]?.quantity;
    };

    /** Stops one server while a transaction of a call waits; returns the call's answer. */
    async function stopDuringCall(signal: "SIGTERM" | "SIGKILL", requestKey: string) {
      stopped = await startProcess(fresh.place, folder);
      let cut: Promise<unknown> | undefined;
      await database.transact(async (tx) => {
        await lockCarts(tx);
        cut = add(stopped, requestKey).catch(() => "no answer");
        await vi.waitUntil(async () => (await cartLocks(database)).waiting > 0, WAITING);
        stopped.process.kill(signal);
        if (signal === "SIGKILL") await stopped.ended;
        expect((await send(other.address, readCart, {}, { token })).status).toBe(200);
      });
      return cut;
    }
    const isFree = async () => {
      const { holding, waiting } = await cartLocks(database);
      return holding + waiting === 0;
    };

    test("when one is stopped during a call, it answers the call and ends, and the other answers a repeat alike", async () => {
      const first = await stopDuringCall("SIGTERM", "side-00000001");
      expect(first).toMatchObject({ code: codes.success });
      expect(await stopped.ended).toBe(0);
      expect(await add(other, "side-00000001")).toEqual(first);
      expect(await quantity()).toBe(1);
    });

    test("when one is killed during a call, no lock remains, and the call can be repeated at the other", async () => {
      expect(await stopDuringCall("SIGKILL", "side-00000002")).toBe("no answer");
      await vi.waitUntil(isFree, WAITING);
      expect(await quantity()).toBe(1);
      const again = await Promise.all([
        add(other, "side-00000002"),
        add(other, "side-00000002"),
        add(other, "side-00000002"),
      ]);
      expect(again.map(({ code }) => code)).toEqual([200, 200, 200]);
      expect(await quantity()).toBe(2);
    });
  });
});
