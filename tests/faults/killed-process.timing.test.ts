import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { logIn } from "@reagent/api/contract/account";
import { addToCart, readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { readProduct } from "@reagent/api/contract/product";
import { onPostgres } from "@reagent/server/testing/databases";
import { customers, packIds, PASSWORD } from "@reagent/server/testing/fixture";
import { startProcess } from "@reagent/server/testing/process";
import { connection, ready } from "@reagent/server/testing/ready-call";
import { expect, onTestFinished, test, vi } from "vitest";
import { withSeed } from "../seed.ts";
import { KILLS, KILLS_LIMIT_MS } from "./kill-rounds.ts";
import { call, fill, send } from "./over-http.ts";
import { bothReady, TWO_WORKERS, workersOf } from "./workers.ts";

const LANES = 4;
/** A kill follows this long after all processes are ready, at most. */
const MAX_DELAY_MS = 500;
/** The end of a process may fail the call that each lane has in hand: it is being read, or its answer is being sent. */
const MOST_FAILED = KILLS * LANES;

/** More than the one connection that a process would be given before its end is noticed. */
const READS = 4;

async function readOnNewConnection(address: string): Promise<number> {
  const visitor = connection(address);
  const { status } = await visitor.ask(ready(readProduct, { itemCode: "E100001" }));
  visitor.close();
  return status;
}

const lost = () => ({ code: 0 });

/** Lanes take turns with them: a long run adds more than the 9,999 that a line of the cart can have. */
const PACKS = [packIds.ethanol500, packIds.ethanol2500];

onPostgres((makePlace) => {
  test(
    `a server that loses one of its processes ${KILLS} times under load loses no change, answers nearly every call, and replaces them`,
    () =>
      withSeed(import.meta.filename, async (draw) => {
        const { place, remove } = await makePlace();
        const folder = mkdtempSync(join(tmpdir(), "lost-"));
        await fill(place);
        const server = await startProcess(place, folder, {
          ...TWO_WORKERS,
          RATE_LIMIT: "0",
        });
        onTestFinished(async () => {
          server.process.kill("SIGKILL");
          await server.ended;
          await remove();
          rmSync(folder, { recursive: true, force: true });
        });
        const login = await call(server.address, logIn, {
          email: customers.lin,
          password: PASSWORD,
        });
        const token = (login.data as { userToken: string }).userToken;
        let isOver = false;
        let added = 0;
        const answers = new Map<string, number>();
        const note = (answer: string) => answers.set(answer, (answers.get(answer) ?? 0) + 1);
        const lane = async (_: unknown, number: number) => {
          const product = String(PACKS[number % PACKS.length]);
          const wire = { item_code: "E100001", product_id: product, total: 1 };
          for (let turn = 0; !isOver; turn += 1) {
            const requestKey = `lost-${number}-${String(turn).padStart(6, "0")}`;
            const add = () => call(server.address, addToCart, wire, { token, requestKey });
            let { code } = await add().catch(lost);
            note(`add ${code}`);
            // What had no result is repeated, as the shop's client does.
            for (let again = 0; code !== codes.success && again <= KILLS; again += 1)
              ({ code } = await add().catch(lost));
            if (code === codes.success) added += 1;
            const read = await send(server.address, readProduct, { item_code: "E100001" }).catch(
              lost,
            );
            note(`read ${read.code}`);
          }
        };
        const lanes = Array.from({ length: LANES }, lane);
        for (let kill = 0; kill < KILLS; kill += 1) {
          await bothReady(server);
          await sleep(draw() * MAX_DELAY_MS);
          const workers = workersOf(server);
          process.kill(workers[kill % workers.length] ?? 0, "SIGKILL");
          await sleep(MAX_DELAY_MS);
        }
        await bothReady(server);
        isOver = true;
        await Promise.all(lanes);
        const all = [...answers.values()].reduce((sum, each) => sum + each, 0);
        const answered = (answers.get("add 200") ?? 0) + (answers.get("read 200") ?? 0);
        expect(all - answered, JSON.stringify([...answers])).toBeLessThanOrEqual(MOST_FAILED);
        const cart = await call(server.address, readCart, {}, { token });
        const { list } = cart.data as { list: { quantity: number }[] };
        expect(list.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(added);
        server.process.kill("SIGTERM");
        expect(await server.ended).toBe(0);
      }),
    KILLS_LIMIT_MS,
  );

  test(
    "a process that stands still is replaced within twenty seconds, and changes are answered again",
    async () => {
      const { place, remove } = await makePlace();
      const folder = mkdtempSync(join(tmpdir(), "hung-"));
      await fill(place);
      const server = await startProcess(place, folder, TWO_WORKERS);
      onTestFinished(async () => {
        server.process.kill("SIGKILL");
        await server.ended;
        await remove();
        rmSync(folder, { recursive: true, force: true });
      });
      await bothReady(server);
      const [first = 0] = workersOf(server);
      process.kill(first, "SIGSTOP");
      // The other one answers meanwhile.
      for (let read = 0; read < READS; read += 1)
        expect(await readOnNewConnection(server.address)).toBe(200);
      await vi.waitUntil(() => !workersOf(server).includes(first), {
        timeout: 20_000,
        interval: 500,
      });
      await bothReady(server);
      expect(server.printed()).toContain("has hung and is replaced");
      const login = { email: customers.lin, password: PASSWORD };
      expect((await call(server.address, logIn, login)).code).toBe(codes.success);
      server.process.kill("SIGTERM");
      expect(await server.ended).toBe(0);
    },
    KILLS_LIMIT_MS,
  );
});
