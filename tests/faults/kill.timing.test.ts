import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logIn } from "@reagent/api/contract/account";
import { addToCart, readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { forgotPassword } from "@reagent/api/contract/recovery";
import { connect } from "@reagent/server/database/connection";
import type { DatabasePlace } from "@reagent/server/database/connection";
import { readFolder } from "@reagent/server/ports/mail/folder";
import { type FreshPlace, onEachDatabase } from "@reagent/server/testing/databases";
import { customers, packIds, PASSWORD } from "@reagent/server/testing/fixture";
import { type ServerProcess, startProcess } from "@reagent/server/testing/process";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { call, fill } from "./over-http.ts";

const ADDS = 60;
const LANES = 6;

async function quantityIn(place: DatabasePlace): Promise<number> {
  const database = await connect(place);
  try {
    const line = await database.read
      .selectFrom("cart_lines")
      .select("quantity")
      .where("customer_id", "=", "lin")
      .executeTakeFirst();
    return line?.quantity ?? 0;
  } finally {
    await database.close();
  }
}

onEachDatabase((makePlace) => {
  let fresh: FreshPlace;
  let place: DatabasePlace;
  let folder: string;
  /** The one that runs. */
  let server: ServerProcess;

  beforeAll(async () => {
    fresh = await makePlace();
    ({ place } = fresh);
    folder = place.kind === "sqlite" ? place.folder : mkdtempSync(join(tmpdir(), "mail-"));
    await fill(place);
  });
  afterAll(async () => {
    await fresh.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test("a server that is killed while a cart changes keeps what it acknowledged, and makes each repeated change once", async () => {
    const first = await startProcess(place, folder);
    const login = await call(first.address, logIn, { email: customers.lin, password: PASSWORD });
    const token = (login.data as { userToken: string }).userToken;
    const wire = { item_code: "E100001", product_id: String(packIds.ethanol500), total: 1 };
    const add = async (address: string, requestKey: string) =>
      (await call(address, addToCart, wire, { token, requestKey })).code;

    const waiting = Array.from(
      { length: ADDS },
      (_, index) => `kill-${String(index).padStart(8, "0")}`,
    );
    const keys = [...waiting];
    let acknowledged = 0;
    const lane = async () => {
      for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
        const code = await add(first.address, key).catch(() => undefined);
        if (code === undefined) return;
        expect(code).toBe(codes.success);
        acknowledged += 1;
        if (acknowledged === ADDS / 3) first.process.kill("SIGKILL");
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await first.ended;
    const sent = ADDS - waiting.length;
    expect(sent).toBeLessThan(ADDS);
    const quantity = await quantityIn(place);
    expect(quantity).toBeGreaterThanOrEqual(acknowledged);
    expect(quantity).toBeLessThanOrEqual(sent);

    // All calls are repeated, acknowledged or not: nothing is added twice, and the session is still valid.
    server = await startProcess(place, folder);
    for (const key of keys) expect(await add(server.address, key)).toBe(codes.success);
    const cart = await call(server.address, readCart, {}, { token });
    expect(cart.data).toMatchObject({ list: [{ quantity: ADDS }] });
  });

  test("a server that is killed after it accepted a request for a mail sends the mail after a restart", async () => {
    const answer = await call(server.address, forgotPassword, { email: customers.lin });
    server.process.kill("SIGKILL");
    await server.ended;
    expect(answer.code).toBe(codes.success);

    server = await startProcess(place, folder);
    const mails = () => readFolder(join(folder, "outbox"), 10);
    await vi.waitUntil(async () => (await mails()).size > 0, { timeout: 300_000, interval: 100 });
    expect([...(await mails()).values()].map(({ to }) => to)).toEqual([customers.lin]);
    server.process.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });
});
