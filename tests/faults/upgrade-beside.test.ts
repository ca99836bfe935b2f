import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@reagent/server/database/connection";
import { onPostgres } from "@reagent/server/testing/databases";
import { LATER, takeAwayWithout, upgradeAsNewer } from "@reagent/server/testing/newer-version";
import { type ServerProcess, startProcess } from "@reagent/server/testing/process";
import { expect, onTestFinished, test, vi } from "vitest";
import { buyersAt, prepare } from "./buyers.ts";
import { expectConsistent, readOrderState } from "./order-state.ts";
import { type Buyer, carryOut, type Intent, intentOf } from "./order-stream.ts";

const WAITING = { timeout: 300_000, interval: 20 };
/** Intents that the buyers carry out in each step of the upgrade: each buyer has one of every payment method. */
const INTENTS = 12;

onPostgres((makePlace) => {
  test("an upgrade that only adds, while orders are placed and paid at two servers, fails none and loses none; when it takes away, the older server is not ready", async () => {
    const { place, remove } = await makePlace();
    const folder = mkdtempSync(join(tmpdir(), "beside-"));
    const addressIds = await prepare(place);
    const database = await connect(place);
    const servers: ServerProcess[] = [];
    const start = async () => {
      const server = await startProcess(place, folder, { RATE_LIMIT: "0" });
      servers.push(server);
      return server;
    };
    onTestFinished(async () => {
      for (const server of servers) {
        server.process.kill("SIGKILL");
        await server.ended;
      }
      await database.close();
      await remove();
      rmSync(folder, { recursive: true, force: true });
    });

    const older = await start();
    const buyers = await buyersAt(older.address, addressIds);
    const intents: Intent[] = [];
    let done = 0;
    let isOver = false;
    const buy = async (buyer: Buyer) => {
      for (let number = 0; !isOver; number += 1) {
        const intent = intentOf(buyer.customerId, number);
        intents.push(intent);
        await carryOut(servers[number % servers.length]?.address ?? "", buyer, intent);
        done += 1;
      }
    };
    const buying = Promise.all(buyers.map(buy));
    const someMore = async () => {
      const until = done + INTENTS;
      await Promise.race([buying, vi.waitUntil(() => done >= until, WAITING)]);
    };

    await someMore();
    await upgradeAsNewer(database);
    await someMore();
    await start();
    await someMore();
    isOver = true;
    await buying;

    const state = () => readOrderState(place);
    const isSettled = async () => (await state()).orders.every(({ payment }) => payment === "paid");
    await vi.waitUntil(isSettled, WAITING);
    expectConsistent(await state(), intents);
    expect(new Set(intents.map(({ last }) => last)).size).toBe(4);

    const readiness = async () => {
      const answer = await fetch(`${older.address}/readyz`);
      return [answer.status, ((await answer.json()) as { why?: string }).why];
    };
    expect(await readiness()).toEqual([200, undefined]);
    await takeAwayWithout(database, LATER);
    await vi.waitUntil(async () => (await readiness())[0] === 503, WAITING);
    expect(await readiness()).toEqual([503, "version"]);
  });
});
