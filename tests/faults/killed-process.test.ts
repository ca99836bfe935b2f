import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { logIn } from "@reagent/api/contract/account";
import { addToCart, readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { readProduct } from "@reagent/api/contract/product";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { customers, packIds, PASSWORD } from "@reagent/server/testing/fixture";
import { type ServerProcess, startProcess } from "@reagent/server/testing/process";
import { expect, onTestFinished, test, vi } from "vitest";
import { call, fill, send } from "./over-http.ts";

/** How often a process is killed on each database; `KILLS=60` for a long run. */
const KILLS = Number(process.env["KILLS"] ?? 3);
const LANES = 8;
/** A kill follows this long after all processes are ready, at most. */
const MAX_DELAY_MS = 500;
/** The share of calls that may fail. */
const MOST_FAILED = 0.001;
const REPLACED_WITHIN_MS = 60_000;

/** The worker processes of a server. */
const workersOf = ({ process: main }: ServerProcess): number[] =>
  execFileSync("pgrep", ["-P", String(main.pid)], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map(Number);

async function allReady(server: ServerProcess): Promise<void> {
  const [address = ""] = /http:\S+\/metrics/u.exec(server.printed()) ?? [];
  const areReady = async () => /^shop_processes 2$/mu.test(await (await fetch(address)).text());
  await vi.waitUntil(areReady, { timeout: REPLACED_WITHIN_MS, interval: 50 });
}

/** Lanes take turns with them: a long run adds more than the 9,999 that a line of the cart can have. */
const PACKS = [packIds.ethanol500, packIds.ethanol2500];

onEachDatabase((makePlace) => {
  test(
    `a server that loses one of its processes ${KILLS} times under load loses no change, answers nearly every call, and replaces them`,
    async () => {
      const { place, remove } = await makePlace();
      const folder = place.kind === "sqlite" ? place.folder : mkdtempSync(join(tmpdir(), "lost-"));
      await fill(place);
      const server = await startProcess(place, folder, {
        WORKERS: "2",
        METRICS: "0",
        RATE_LIMIT: "0",
      });
      onTestFinished(async () => {
        server.process.kill("SIGKILL");
        await server.ended;
        await remove();
        rmSync(folder, { recursive: true, force: true });
      });
      const login = await call(server.address, logIn, { email: customers.lin, password: PASSWORD });
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
          const { code } = await add().catch(() => ({ code: 0 }));
          note(`add ${code}`);
          // What had no result is repeated, as the shop's client does.
          if (code === codes.success || (await add()).code === codes.success) added += 1;
          const read = await send(server.address, readProduct, { item_code: "E100001" }).catch(
            () => ({ code: 0 }),
          );
          note(`read ${read.code}`);
        }
      };
      const lanes = Array.from({ length: LANES }, lane);
      for (let kill = 0; kill < KILLS; kill += 1) {
        await allReady(server);
        await sleep(Math.random() * MAX_DELAY_MS);
        const workers = workersOf(server);
        process.kill(workers[kill % workers.length] ?? 0, "SIGKILL");
        await sleep(MAX_DELAY_MS);
      }
      await allReady(server);
      isOver = true;
      await Promise.all(lanes);
      const all = [...answers.values()].reduce((sum, each) => sum + each, 0);
      const answered = (answers.get("add 200") ?? 0) + (answers.get("read 200") ?? 0);
      // One fails where its process dies while it reads the call, or sends the answer.
      const most = Math.max(1, all * MOST_FAILED);
      expect(all - answered, JSON.stringify([...answers])).toBeLessThanOrEqual(most);
      const cart = await call(server.address, readCart, {}, { token });
      const { list } = cart.data as { list: { quantity: number }[] };
      expect(list.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(added);
      server.process.kill("SIGTERM");
      expect(await server.ended).toBe(0);
    },
    60_000 + KILLS * REPLACED_WITHIN_MS,
  );
});
