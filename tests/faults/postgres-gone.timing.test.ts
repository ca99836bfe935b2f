import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn } from "@reagent/api/contract/account";
import { addToCart, readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { forgotPassword } from "@reagent/api/contract/recovery";
import { connect } from "@reagent/server/database/connection";
import type { DatabasePlace } from "@reagent/server/database/connection";
import { isUnavailable } from "@reagent/server/database/failure";
import { readFolder } from "@reagent/server/ports/mail/folder";
import { readyToOrder } from "@reagent/server/testing/checkout";
import { onPostgres } from "@reagent/server/testing/databases";
import { customers, packIds, PASSWORD } from "@reagent/server/testing/fixture";
import { type Cluster, findPostgres, startCluster } from "@reagent/server/testing/postgres-cluster";
import { cartLocks, lockCarts, idleTimeoutOf } from "@reagent/server/testing/postgres-locks";
import { type ServerProcess, startProcess } from "@reagent/server/testing/process";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readOrderState } from "./order-state.ts";
import { carryOut, intentOf } from "./order-stream.ts";
import { call, fill, send } from "./over-http.ts";

/** Time within which calls are refused while the database is gone. */
const QUICK_MS = 2000;
const IN_THE_END = { timeout: 300_000, interval: 100 };
const WAITING = { timeout: 300_000, interval: 20 };

const wire = { item_code: "E100001", product_id: String(packIds.ethanol500), total: 1 };
const refused = {
  status: codes.busy,
  code: codes.busy,
  retryAfter: "2",
  message: "系统繁忙，请稍后再试。",
};

onPostgres(() => {
  let cluster: Cluster;
  let place: DatabasePlace;
  let folder: string;
  let server: ServerProcess;
  let token: string;
  let addressId: string;

  beforeAll(async () => {
    cluster = await startCluster(findPostgres() ?? "", { outlastsCrashes: true });
    place = { kind: "postgres", url: cluster.url };
    folder = mkdtempSync(join(tmpdir(), "gone-"));
    await fill(place);
    const database = await connect(place);
    addressId = await readyToOrder(database, "lin");
    await database.close();
    server = await startProcess(place, folder);
    const login = await call(server.address, logIn, { email: customers.lin, password: PASSWORD });
    token = (login.data as { userToken: string }).userToken;
  });
  afterAll(async () => {
    server.process.kill("SIGTERM");
    await server.ended;
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const add = (requestKey: string) => send(server.address, addToCart, wire, { token, requestKey });
  const read = () => send(server.address, readCart, {}, { token });
  const readiness = async () => (await fetch(`${server.address}/readyz`)).status;
  const isBack = () => vi.waitUntil(async () => (await readiness()) === 200, IN_THE_END);

  async function expectRefusedAtOnce(): Promise<void> {
    const startedAt = performance.now();
    expect(await read()).toMatchObject(refused);
    expect(await add("gone-00000000")).toMatchObject(refused);
    const answered = await send(server.address, forgotPassword, { email: customers.lin });
    expect(answered).toMatchObject(refused);
    expect(await readiness()).toBe(codes.busy);
    expect(performance.now() - startedAt).toBeLessThan(4 * QUICK_MS);
  }

  test("when PostgreSQL is stopped while the server is idle, calls are refused clearly until it is back", async () => {
    expect((await add("gone-00000001")).code).toBe(codes.success);
    await cluster.halt("fast");
    await expectRefusedAtOnce();
    await cluster.resume();
    await isBack();
    expect((await read()).data).toMatchObject({ list: [{ quantity: 1 }] });
  });

  test("when PostgreSQL crashes during transactions, none is half done, and each call can be repeated", async () => {
    const database = await connect(place);
    let answer: ReturnType<typeof add> | undefined;
    let crashedAt = 0;
    const broken = database.transact(async (tx) => {
      await lockCarts(tx);
      answer = add("gone-00000002");
      await vi.waitUntil(async () => (await cartLocks(database)).waiting > 0, WAITING);
      await cluster.halt("immediate");
      crashedAt = performance.now();
      // No query is running when this connection breaks.
      await vi.waitUntil(() => readiness().then((status) => status === codes.busy), WAITING);
      await tx.deleteFrom("cart_lines").execute();
    });
    expect(isUnavailable(await broken.catch((failure: unknown) => failure))).toBe(true);
    expect(await answer).toMatchObject(refused);
    expect(performance.now() - crashedAt).toBeLessThan(QUICK_MS);
    await expectRefusedAtOnce();

    await cluster.resume();
    await isBack();
    expect((await read()).data).toMatchObject({ list: [{ quantity: 1 }] });
    expect((await add("gone-00000002")).code).toBe(codes.success);
    expect((await add("gone-00000002")).code).toBe(codes.success);
    expect((await read()).data).toMatchObject({ list: [{ quantity: 2 }] });
    await database.close();
  });

  test("locks of a server whose machine died are released within a minute", async () => {
    const database = await connect(place);
    expect(await idleTimeoutOf(database)).toBe("1min");
    await database.close();
  });

  test("when PostgreSQL is back, the same server sends mails and receives payments as before", async () => {
    const answered = await send(server.address, forgotPassword, { email: customers.lin });
    expect(answered.code).toBe(codes.success);
    const intent = intentOf("lin", 2);
    await carryOut(server.address, { customerId: "lin", token, addressId }, intent);
    const isSettled = async () => {
      const { orders } = await readOrderState(place);
      const mails = await readFolder(join(folder, "outbox"), 10);
      return orders.every(({ payment }) => payment === "paid") && mails.size > 0;
    };
    await vi.waitUntil(isSettled, IN_THE_END);
    expect(server.process.exitCode).toBeNull();
  });
});
