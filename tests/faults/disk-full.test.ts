import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addToCart, readCart } from "@reagent/api/contract/cart";
import { createOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { readHome } from "@reagent/api/contract/home";
import { uploadDocument } from "@reagent/api/contract/upload";
import { readSettings } from "@reagent/server/settings/settings";
import { readyToOrder } from "@reagent/server/testing/checkout";
import { onSqlite } from "@reagent/server/testing/databases";
import { bytesLike, dataUrl } from "@reagent/server/testing/documents";
import { customers, packIds } from "@reagent/server/testing/fixture";
import { freePort } from "@reagent/server/testing/postgres-cluster";
import { MAIN, nodeFast } from "@reagent/server/testing/process";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { fillDisk } from "@reagent/server/testing/sqlite-faults";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

/** More orders than the remaining space can hold. */
const MAX_ORDERS = 60;
const OPEN = { timeout: 120_000, interval: 100 };

const refused = { status: codes.busy, code: codes.busy, message: "系统繁忙，请稍后再试。" };

onSqlite((makePlace) => {
  describe("a disk without space for the database", () => {
    let shop: TestShop;
    let token: string;
    let freeSpace: () => Promise<void>;
    let addressId: string;

    beforeAll(async () => {
      const { terms } = readSettings({}).unpaidOrders;
      const limit = { orders: null, lines: null, amount: null };
      shop = await openShop(makePlace, { unpaidOrders: { terms, limit } });
      token = await shop.logIn(customers.lin);
      addressId = await readyToOrder(shop.database, "lin");
      await shop.database.transact((tx) =>
        tx.updateTable("packs").set({ stock: 10_000 }).execute(),
      );
      freeSpace = await fillDisk(shop.database);
    });
    afterAll(() => shop.close());

    const add = () =>
      shop.callWire(
        addToCart,
        { item_code: "E100001", product_id: String(packIds.ethanol500), total: 1 },
        { token },
      );
    const order = () =>
      shop.callWire(
        createOrder,
        {
          address_id: addressId,
          coupon_id: "",
          invoice_address_id: "",
          po: "",
          note: "",
          pay_money: "",
        },
        { token },
      );
    const read = () => shop.database.read;
    const stored = async () => ({
      orders: (await read().selectFrom("orders").select("id").execute()).length,
      lines: (await read().selectFrom("order_lines").select("order_id").execute()).length,
      events: (await read().selectFrom("order_events").select("order_id").execute()).length,
      mails: (await read().selectFrom("outgoing_mails").select("id").execute()).length,
      inCart: (await read().selectFrom("cart_lines").select("quantity").execute()).length,
    });

    test("refuses an order without leaving a part of it, and the earlier orders are complete", async () => {
      let placed = 0;
      let last = { status: 0, code: codes.success as number, message: "" };
      while (last.code === codes.success && placed < MAX_ORDERS) {
        last = await add();
        if (last.code !== codes.success) break;
        last = await order();
        if (last.code === codes.success) placed += 1;
      }
      expect(last).toMatchObject(refused);
      const all = await stored();
      expect(all).toEqual({
        orders: placed,
        lines: placed,
        events: placed,
        mails: placed,
        inCart: all.inCart,
      });
    });

    test("still lets the shop be read", async () => {
      expect((await shop.call(readHome, {})).code).toBe(codes.success);
      expect([codes.success, codes.emptyCart]).toContain(
        (await shop.call(readCart, {}, { token })).code,
      );
    });

    test("accepts the same order as soon as there is space", async () => {
      const { orders } = await stored();
      await freeSpace();
      expect((await add()).code).toBe(codes.success);
      expect((await order()).code).toBe(codes.success);
      expect(await stored()).toMatchObject({ orders: orders + 1, inCart: 0 });
    });
  });

  describe("a disk without space for files", () => {
    let shop: TestShop;
    let token: string;
    beforeAll(async () => {
      shop = await openShop(makePlace);
      token = await shop.logIn(customers.lin);
    });
    afterAll(() => shop.close());

    const upload = () =>
      shop.callWire(
        uploadDocument,
        { module: "cusuni", type: "png", file: dataUrl(bytesLike("png")), file_name: "a.png" },
        { token },
      );

    test("refuses a document without leaving a part of it, until there is space", async () => {
      const { store } = shop.files;
      const full = async () => {
        throw Object.assign(new Error("ENOSPC: no space left on device, write"), {
          code: "ENOSPC",
        });
      };
      Object.assign(shop.files, { store: full });
      expect(await upload()).toMatchObject(refused);
      expect(await shop.database.read.selectFrom("uploads").select("id").execute()).toEqual([]);
      Object.assign(shop.files, { store });
      expect((await upload()).code).toBe(codes.success);
      expect(await readdir(shop.filesFolder)).toHaveLength(1);
    });
  });

  test("a server whose log cannot be written runs and answers", async () => {
    const folder = mkdtempSync(join(tmpdir(), "log-full-"));
    const full = openSync("/dev/full", "w");
    const port = await freePort();
    const server = spawn(process.execPath, [...nodeFast.args, MAIN], {
      env: {
        ...process.env,
        ...nodeFast.env,
        PORT: String(port),
        DEMO: "0",
        LOG_LEVEL: "info",
        DATA_DIR: folder,
      },
      stdio: ["ignore", full, full],
    });
    const status = () =>
      fetch(`http://127.0.0.1:${port}/healthz`).then(
        (answer) => answer.status,
        () => 0,
      );
    await vi.waitUntil(async () => (await status()) === 200, OPEN);
    for (let ask = 0; ask < 5; ask += 1) expect(await status()).toBe(200);
    server.kill("SIGTERM");
    expect(await once(server, "exit")).toEqual([0, null]);
    rmSync(folder, { recursive: true, force: true });
  });
});
