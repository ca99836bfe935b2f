import { addFavourite } from "@reagent/api/contract/favourite";
import { readProduct } from "@reagent/api/contract/product";
import { forgotPassword } from "@reagent/api/contract/recovery";
import { Registry } from "prom-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase } from "../testing/databases.ts";
import { customers } from "../testing/fixture.ts";
import { openShop } from "../testing/shop.ts";
import type { TestShop } from "../testing/shop.ts";
import { measureDatabase } from "./database.ts";
import { openRegistry, serveMetrics } from "./open.ts";
import { measureWaiting } from "./waiting.ts";

onEachDatabase((makePlace) => {
  describe("the metrics", () => {
    const registry = new Registry();
    let shop: TestShop;
    let token: string;

    beforeAll(async () => {
      shop = await openShop(makePlace, { registry });
      Object.assign(shop.database, measureDatabase({ ...shop.database }, registry));
      measureWaiting(shop, registry);
      token = await shop.logIn(customers.lin);
    });
    afterAll(() => shop.close());

    /** The value of a series; undefined where there is none. */
    const read = async (series: string): Promise<number | undefined> => {
      const lines = (await registry.metrics()).split("\n");
      const line = lines.find((each) => each.startsWith(`${series} `));
      return line === undefined ? undefined : Number(line.slice(series.length + 1));
    };

    test("the metrics count requests by route, status and envelope code", async () => {
      await shop.call(readProduct, { itemCode: "E100001" });
      await shop.call(readProduct, { itemCode: "X999999" });
      const route = readProduct.path;
      expect(
        await read(
          `http_request_duration_seconds_count{method="${readProduct.method}",route="${route}",status="200"}`,
        ),
      ).toBe(2);
      expect(await read(`shop_calls_total{route="${route}",code="200"}`)).toBe(1);
      expect(await read(`shop_calls_total{route="${route}",code="1102"}`)).toBe(1);
      expect(await read("http_requests_under_way")).toBe(0);
      expect(await read('http_requests_shed_total{why="late"}')).toBe(0);
    });

    test("the metrics have no series for unknown addresses, and hold no personal data", async () => {
      const wander = async (index: number) => {
        await shop.server.inject({ method: "GET", url: `/wp-admin/${index}?mail=a@b.example` });
        await shop.server.inject({ method: "GET", url: `/api/${index}`, headers: { token } });
      };
      await wander(0);
      const before = (await registry.metrics()).split("\n").length;
      for (let index = 1; index < 20; index += 1) await wander(index);
      const text = await registry.metrics();
      expect(text.split("\n")).toHaveLength(before);
      for (const personal of ["wp-admin", "example", token, "127.0.0.1", "lin"])
        expect(text).not.toContain(`"${personal}`);
    });

    test("the metrics count transactions by outcome, and connections to the database", async () => {
      const series = (outcome: string) =>
        read(`shop_transaction_duration_seconds_count{outcome="${outcome}"}`);
      const before = (await series("committed")) ?? 0;
      await shop.call(addFavourite, { itemId: "1" }, { token });
      expect(await series("committed")).toBe(before + 1);
      const failing = shop.database.transact(() => Promise.reject(new Error("broken")));
      await expect(failing).rejects.toThrow("broken");
      expect(await series("failed")).toBe(1);
      expect(await read(`shop_database_connections{pool="write",state="waiting"}`)).toBe(0);
    });

    test("the metrics count waiting mails and payments, and measure how long they wait", async () => {
      expect(await read("shop_mails_waiting")).toBe(0);
      await shop.call(forgotPassword, { email: customers.lin });
      shop.clock.time += 90_000;
      await shop.database.transact((tx) =>
        tx
          .insertInto("payments")
          .values({
            id: "waiting",
            customer_id: "lin",
            purpose: "repayment",
            order_id: null,
            method: "wechat",
            amount: 100,
            state: "open",
            gateway_reference: null,
            created_at: shop.clock.time - 30_000,
            settled_at: null,
          })
          .execute(),
      );
      expect(await read("shop_mails_waiting")).toBe(1);
      expect(await read("shop_mails_waiting_seconds")).toBe(90);
      expect(await read("shop_payments_waiting")).toBe(1);
      expect(await read("shop_payments_waiting_seconds")).toBe(30);
      expect(await read("shop_database_up")).toBe(1);
    });

    test("the metrics report a database that does not answer, and keep the other metrics", async () => {
      const { read: working } = shop.database;
      const broken = new Proxy(working, {
        get: () => () => {
          throw new Error("gone");
        },
      });
      Object.assign(shop.database, { read: broken });
      try {
        expect(await read("shop_database_up")).toBe(0);
        expect(await read("shop_mails_waiting")).toBeNaN();
        expect(await read("http_requests_under_way")).toBe(0);
      } finally {
        Object.assign(shop.database, { read: working });
      }
    });
  });
});

describe("the metrics server", () => {
  test("the metrics server serves Prometheus' text format on its own port, and nothing else", async () => {
    const metrics = await serveMetrics(openRegistry(), { host: "127.0.0.1", port: 0 });
    try {
      const answer = await fetch(metrics.address);
      expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
      const text = await answer.text();
      for (const name of ["process_resident_memory_bytes", "nodejs_eventloop_lag_p99_seconds"])
        expect(text).toContain(`# TYPE ${name} gauge`);
      expect((await fetch(new URL("/", metrics.address))).status).toBe(404);
    } finally {
      await metrics.close();
    }
  });
});
