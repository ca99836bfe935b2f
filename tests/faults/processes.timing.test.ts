import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { logIn, logOut, readUserInfo } from "@reagent/api/contract/account";
import { addToCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { readProduct } from "@reagent/api/contract/product";
import { forgotPassword } from "@reagent/api/contract/recovery";
import { raiseRevision } from "@reagent/server/catalogue/revision";
import { connect } from "@reagent/server/database/connection";
import type { Database } from "@reagent/server/database/database";
import { readFolder } from "@reagent/server/ports/mail/folder";
import { type FreshPlace, onPostgres, onSqlite } from "@reagent/server/testing/databases";
import { customers, packIds, PASSWORD } from "@reagent/server/testing/fixture";
import { lockCarts } from "@reagent/server/testing/postgres-locks";
import { type ServerProcess, startProcess } from "@reagent/server/testing/process";
import { connection, ready, type ReadyCall } from "@reagent/server/testing/ready-call";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fill } from "./over-http.ts";
import { bothReady, metric, TWO_WORKERS, workersOf } from "./workers.ts";

const WAITING = { timeout: 300_000, interval: 100 };
const CALLS_A_MINUTE = 300;
const MAILS = 6;
/** The time in which a server begins to stop, in milliseconds. */
const STOPPING_MS = 300;

/** How often a process is killed, at first while it answers and then while it starts. */
const STARTS = 3;

function isRunning(id: number): boolean {
  try {
    return !/^State:\s+[ZX]/mu.test(readFileSync(`/proc/${id}/status`, "utf8"));
  } catch {
    return false;
  }
}

interface Answer {
  readonly code: number;
  readonly data: unknown;
}

onPostgres((makePlace) => {
  describe("a server of two processes", () => {
    let fresh: FreshPlace;
    let folder: string;
    let database: Database;
    let server: ServerProcess;
    let visitors: ReturnType<typeof connection>[];

    beforeAll(async () => {
      fresh = await makePlace();
      folder = mkdtempSync(join(tmpdir(), "processes-"));
      await fill(fresh.place);
      database = await connect(fresh.place);
      server = await startProcess(fresh.place, folder, {
        ...TWO_WORKERS,
        RATE_LIMIT: String(CALLS_A_MINUTE),
        TRUST_PROXY: "1",
      });
      await bothReady(server);
      visitors = [await connectionTo(0), await connectionTo(1)];
    });
    afterAll(async () => {
      for (const visitor of visitors) visitor.close();
      server.process.kill("SIGTERM");
      await server.ended;
      await database.close();
      await fresh.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    /** A connection to one of the processes: the other one is stopped while it is made. */
    const connectionTo = async (at: number) => {
      const other = workersOf(server)[1 - at] ?? 0;
      const visitor = connection(server.address);
      process.kill(other, "SIGSTOP");
      await visitor.send(ready(readProduct, { itemCode: "E100001" }));
      process.kill(other, "SIGCONT");
      return visitor;
    };
    /** The answers of both processes to a call. */
    const askBoth = (call: ReadyCall) =>
      Promise.all(visitors.map(async (visitor) => JSON.parse(await visitor.send(call)) as Answer));
    const codesOf = async (call: ReadyCall) => (await askBoth(call)).map(({ code }) => code);
    const logInOnce = async () => {
      const [answer] = await askBoth(ready(logIn, { email: customers.lin, password: PASSWORD }));
      return String((answer?.data as { userToken?: string } | undefined)?.userToken);
    };

    test("says how many processes answer, once", () => {
      expect(server.printed().match(/2 processes answer\./gu)).toHaveLength(1);
      expect(server.printed().match(/ is open at /gu)).toHaveLength(1);
    });

    test("adds up the metrics of its processes", async () => {
      const series = `shop_calls_total{route="${readProduct.path}",code="200"}`;
      const before = (await metric(server, series)) || 0;
      expect(await codesOf(ready(readProduct, { itemCode: "E100001" }))).toEqual([200, 200]);
      expect(await metric(server, series)).toBe(before + 2);
      // Not one of each process.
      expect(await metric(server, "shop_database_up")).toBe(1);
    });

    test("ends a session in both when a customer logs out in one", async () => {
      const token = await logInOnce();
      const info = ready(readUserInfo, {}, token);
      expect(await codesOf(info)).toEqual([codes.success, codes.success]);
      await visitors[0]?.send(ready(logOut, {}, token));
      expect(await codesOf(info)).toEqual([codes.notLoggedIn, codes.notLoggedIn]);
    });

    test("shows goods that were imported in both", async () => {
      const read = ready(readProduct, { itemCode: "E100001" });
      await askBoth(read);
      await database.transact(async (tx) => {
        await tx
          .updateTable("items")
          .set({ name_en: "imported anew" })
          .where("code", "=", "E100001")
          .execute();
        await raiseRevision(tx);
      });
      for (const { data } of await askBoth(read))
        expect(JSON.stringify(data)).toContain("imported anew");
    });

    test("sends each mail once", async () => {
      for (let mail = 0; mail < MAILS / 2; mail += 1)
        await askBoth(
          ready(forgotPassword, { email: mail === 0 ? customers.lin : customers.wang }),
        );
      const waiting = () => metric(server, "shop_mails_waiting");
      await vi.waitUntil(async () => (await waiting()) === 0, WAITING);
      expect((await readFolder(join(folder, "outbox"), 100)).size).toBe(MAILS);
    });

    test("makes the changes of both, and none twice", async () => {
      const token = await logInOnce();
      const productId = String(packIds.ethanol500);
      const add = ready(addToCart, { itemCode: "E100001", productId, quantity: 1 }, token);
      for (let round = 0; round < 20; round += 1)
        expect(await codesOf(add)).toEqual([codes.success, codes.success]);
      const [line] = await database.read.selectFrom("cart_lines").select("quantity").execute();
      expect(line?.quantity).toBe(40);
    });

    test("counts the calls of a visitor in both for the limit", async () => {
      const read = ready(readProduct, { itemCode: "E100001" });
      const ofVisitor = { ...read, headers: { ...read.headers, "x-forwarded-for": "203.0.113.9" } };
      let accepted = 0;
      const bothRefuse = async () => {
        const answered = await codesOf(ofVisitor);
        accepted += answered.filter((code) => code === codes.success).length;
        return answered.every((code) => code === codes.tooMany);
      };
      while (accepted < CALLS_A_MINUTE) await bothRefuse();
      await vi.waitUntil(bothRefuse, WAITING);
      expect(accepted).toBe(CALLS_A_MINUTE);
      expect(await codesOf(read)).toEqual([codes.success, codes.success]);
    });

    test("does not start again on its port", async () => {
      const PORT = new URL(server.address).port;
      await expect(startProcess(fresh.place, folder, { ...TWO_WORKERS, PORT })).rejects.toThrow(
        `Port ${PORT} is taken`,
      );
    });

    test("answers the calls that both have when it is stopped", async () => {
      const token = await logInOnce();
      const productId = String(packIds.ethanol500);
      const add = ready(addToCart, { itemCode: "E100001", productId, quantity: 1 }, token);
      let answers: Promise<number[]> | undefined;
      // Nobody else can write meanwhile.
      await database.transact(async (tx) => {
        await lockCarts(tx);
        answers = codesOf(add);
        await vi.waitUntil(async () => (await metric(server, "http_requests_under_way")) === 2, {
          ...WAITING,
          interval: 20,
        });
        server.process.kill("SIGTERM");
        await sleep(STOPPING_MS);
      });
      expect(await answers).toEqual([codes.success, codes.success]);
      expect(await server.ended).toBe(0);
    });
  });

  test("says once why it cannot start, and ends", async () => {
    const gone = { kind: "postgres", url: "postgres://shop@127.0.0.1:1/shop" } as const;
    const printed = await startProcess(gone, undefined, TWO_WORKERS).then(
      () => "it has started",
      (failure: unknown) => String(failure),
    );
    expect(printed.match(/PostgreSQL does not answer/gu)).toHaveLength(1);
  });

  test("tries again to start a process that ends before it answers, and takes all with it when it is killed", async () => {
    const { place, remove } = await makePlace("filled");
    const folder = mkdtempSync(join(tmpdir(), "restarts-"));
    const server = await startProcess(place, folder, TWO_WORKERS);
    await bothReady(server);
    const [kept = 0, ...others] = workersOf(server);
    for (let kill = 0; kill < STARTS; kill += 1) {
      for (const worker of others.splice(0)) process.kill(worker, "SIGKILL");
      await vi.waitUntil(() => {
        others.splice(0, others.length, ...workersOf(server).filter((id) => id !== kept));
        return others.length > 0 && others.every(isRunning);
      }, WAITING);
    }
    await bothReady(server);
    const all = workersOf(server);
    expect(all).toContain(kept);
    server.process.kill("SIGKILL");
    await server.ended;
    await vi.waitUntil(() => !all.some(isRunning), WAITING);
    await remove();
    rmSync(folder, { recursive: true, force: true });
  });
});

onSqlite((makePlace) => {
  test("the embedded database is not opened by a server of two processes", async () => {
    const { place, remove } = await makePlace();
    await expect(startProcess(place, undefined, { WORKERS: "2" })).rejects.toThrow(
      "WORKERS must be 1 without DATABASE_URL",
    );
    await remove();
  });
});
