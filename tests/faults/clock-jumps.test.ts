import { logIn, readUserInfo } from "@reagent/api/contract/account";
import { addToCart } from "@reagent/api/contract/cart";
import { createOrder } from "@reagent/api/contract/checkout";
import { codes, signatureExpiredMessage } from "@reagent/api/contract/envelope";
import { readHome } from "@reagent/api/contract/home";
import { payOrder } from "@reagent/api/contract/payment";
import { forgotPassword } from "@reagent/api/contract/recovery";
import { readTime } from "@reagent/api/contract/time";
import { methodIds } from "@reagent/domain/payment";
import { SESSION_LIFE_MS } from "@reagent/domain/session";
import { reconcile } from "@reagent/server/ordering/payments/reconcile";
import { readyToOrder } from "@reagent/server/testing/checkout";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { customers, packIds, PASSWORD } from "@reagent/server/testing/fixture";
import { decide } from "@reagent/server/testing/gateway";
import { openShop, type TestShop } from "@reagent/server/testing/shop";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const RIGHT_TIME = Date.parse("2026-11-21T03:00:00Z");
const CALLS_A_MINUTE = 60;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let addressId: string;

  beforeAll(async () => {
    shop = await openShop(makePlace, {
      callsPerMinute: CALLS_A_MINUTE,
      trustedProxies: () => true,
    });
    addressId = await readyToOrder(shop.database, "lin");
  });
  beforeEach(() => {
    shop.clock.time = RIGHT_TIME;
  });
  afterAll(() => shop.close());

  const jump = (milliseconds: number) => {
    shop.clock.time += milliseconds;
  };
  const info = async (token: string, at = shop.clock.time) =>
    shop.call(readUserInfo, {}, { token, at });

  describe.each([
    ["forward by three hours", 3 * HOUR_MS],
    ["forward by two days", 2 * DAY_MS],
    ["back by three hours", -3 * HOUR_MS],
    ["back by two days", -2 * DAY_MS],
  ])("when the server's clock jumps %s", (_way, step) => {
    test("a call with the old time is refused as expired, one with the server's time is answered, and the session stays valid", async () => {
      const token = await shop.logIn(customers.lin);
      const before = shop.clock.time;
      jump(step);
      const late = await info(token, before);
      expect([late.code, late.message]).toEqual([codes.signatureExpired, signatureExpiredMessage]);
      const { now } = (await shop.call(readTime, {})).data;
      expect((await info(token, now)).code).toBe(codes.success);
      shop.clock.time = before;
      expect((await info(token)).code).toBe(codes.success);
    });
  });

  test("a session lasts exactly seven days by the server's clock", async () => {
    const token = await shop.logIn(customers.lin);
    jump(SESSION_LIFE_MS - 1);
    expect((await info(token)).code).toBe(codes.success);
    jump(1);
    expect((await info(token)).code).toBe(codes.notLoggedIn);
  });

  describe("when a clock that was three days ahead is corrected", () => {
    beforeEach(() => jump(3 * DAY_MS));

    test("a mail that was requested before is sent at once", async () => {
      await shop.call(forgotPassword, { email: customers.lin });
      shop.clock.time = RIGHT_TIME;
      expect((await shop.mails()).map(({ to }) => to)).toEqual([customers.lin]);
    });

    test("failed log-ins that were counted before do not block a log-in", async () => {
      const tried = { address: "10.0.0.1" };
      const wrong = () => shop.call(logIn, { email: customers.wang, password: "wrong" }, tried);
      let last = await wrong();
      for (let more = 0; more < 20 && last.code !== codes.tooMany; more += 1) last = await wrong();
      expect(last.code).toBe(codes.tooMany);
      shop.clock.time = RIGHT_TIME;
      const right = { email: customers.wang, password: PASSWORD };
      expect((await shop.call(logIn, right, tried)).code).toBe(codes.success);
    });

    test("calls that were counted before are forgotten", async () => {
      const from = { address: "10.0.0.2" };
      let last = await shop.call(readHome, {}, from);
      for (let more = 0; more < CALLS_A_MINUTE; more += 1)
        last = await shop.call(readHome, {}, from);
      expect(last.code).toBe(codes.tooMany);
      shop.clock.time = RIGHT_TIME;
      expect((await shop.call(readHome, {}, from)).code).toBe(codes.success);
    });

    test.each([
      ["whose notice is late", "late" as const],
      ["whose notice never arrives", "never" as const],
    ])(
      "a payment of before, %s, is received, and orders get different numbers",
      async (_which, behaviour) => {
        const token = await shop.logIn(customers.lin);
        const place = async () => {
          const product = {
            item_code: "E100001",
            product_id: String(packIds.ethanol500),
            total: 1,
          };
          await shop.callWire(addToCart, product, { token });
          const address = { address_id: addressId, coupon_id: "", invoice_address_id: "" };
          const { data } = await shop.callWire(
            createOrder,
            { ...address, po: "", note: "" },
            { token },
          );
          return data.orderId;
        };
        const orderId = await place();
        const { data } = await shop.callWire(
          payOrder,
          { payment_id: methodIds.wechat, order_id: orderId, order_type: 1, type: 0 },
          { token },
        );
        await decide(shop, data.url, "paid", behaviour);
        shop.clock.time = RIGHT_TIME;
        const other = await place();
        await (behaviour === "late" ? shop.deliverNotices() : reconcile(shop));
        const orders = await shop.database.read
          .selectFrom("orders")
          .select(["id", "code", "payment"])
          .where("id", "in", [orderId, other])
          .execute();
        expect(new Map(orders.map(({ id, payment }) => [id, payment]))).toEqual(
          new Map([
            [orderId, "paid"],
            [other, "unpaid"],
          ]),
        );
        expect(new Set(orders.map(({ code }) => code)).size).toBe(2);
      },
    );
  });
});
