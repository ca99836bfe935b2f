import { payOrder } from "@reagent/api/contract/payment";
import { fen } from "@reagent/domain/money";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type Gateway,
  type GatewayFinding,
  noGateway,
  PAYABLE_MS,
} from "../../ports/payment/gateway.ts";
import { accountsIn } from "../../testing/accounts.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { paymentAt } from "../../testing/gateway.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { queryGateway, reconcile } from "./reconcile.ts";

const AMOUNT = fen(1000);
const MINUTE_MS = 60_000;

const received = (...references: string[]): GatewayFinding => ({
  state: "paid",
  received: references.map((reference) => ({ amount: AMOUNT, reference })),
});

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let accounts: ReturnType<typeof accountsIn>;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    accounts = accountsIn(shop.database, () => shop.clock.time);
  });
  afterAll(() => shop.close());
  beforeEach(() => accounts.clear());

  /** Places an order and starts its payment. */
  const start = async () => {
    const orderId = await accounts.place();
    const params = { purpose: "order", orderId, kind: "reagent", methodId: "50" } as const;
    const { url } = (await shop.call(payOrder, params, { token })).data;
    const id = paymentAt(url);
    const { time } = shop.clock;
    const known = { paymentId: id, methodId: "50", payableUntil: time + PAYABLE_MS };
    return { orderId, id, amount: AMOUNT, method: "50", created_at: time, known };
  };
  const asking = (find: Gateway["find"], close: Gateway["close"] = noGateway.close) => ({
    database: shop.database,
    clock: shop.clock,
    gateway: { ...noGateway, find, close },
  });
  const stateOf = async (id: string) =>
    (
      await shop.database.read
        .selectFrom("payments")
        .select("state")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).state;

  test("a payment that was made twice pays its order, and adds the second money to the balance once", async () => {
    const payment = await start();
    const services = asking(() => Promise.resolve(received("first", "second")));
    await queryGateway(services, payment);
    await queryGateway(services, payment);
    expect(await accounts.events(payment.orderId)).toEqual(["paid"]);
    expect(await accounts.balance("lin")).toBe(AMOUNT);
  });

  test("a payment whose query fails does not keep later ones from theirs", async () => {
    const [failing, paid] = [await start(), await start()];
    shop.clock.time += MINUTE_MS;
    const services = asking(({ paymentId }) =>
      paymentId === failing.id
        ? Promise.reject(new Error("no answer"))
        : Promise.resolve(received("one")),
    );
    await expect(reconcile(services)).rejects.toThrow("The gateway could not be queried.");
    expect(await stateOf(failing.id)).toBe("open");
    expect(await stateOf(paid.id)).toBe("paid");
  });

  test("a gateway that does not answer is queried five times in a round", async () => {
    for (let count = 0; count < 7; count += 1) await start();
    shop.clock.time += MINUTE_MS;
    let queries = 0;
    const services = asking(() => {
      queries += 1;
      return Promise.reject(new Error("no answer"));
    });
    await expect(reconcile(services)).rejects.toThrow("The gateway could not be queried.");
    expect(queries).toBe(5);
  });

  test.each([
    ["is then abandoned", { state: "abandoned" }, "abandoned"],
    ["counts where it was made meanwhile", received("late"), "paid"],
  ] as const)(
    "a payment that is open after two hours is closed, and %s",
    async (_, then, state) => {
      const payment = await start();
      const closed: string[] = [];
      const services = asking(
        () => Promise.resolve(closed.length > 0 ? then : { state: "open" }),
        async ({ paymentId }) => void closed.push(paymentId),
      );
      shop.clock.time += 120 * MINUTE_MS;
      await reconcile(services);
      expect(closed).toEqual([]);
      shop.clock.time += 5 * MINUTE_MS;
      await reconcile(services);
      expect(closed).toEqual([payment.id]);
      expect(await stateOf(payment.id)).toBe(state);
    },
  );

  test.each([
    ["cancelled", { review: "cancelled" }],
    ["paid otherwise", { payment: "paid", paid_by: "transfer" }],
  ] as const)(
    "an open payment of an order that was %s is closed, so that no money comes afterwards",
    async (_, values) => {
      const { orderId, id, known } = await start();
      shop.clock.time += MINUTE_MS;
      await reconcile(shop);
      expect(await stateOf(id)).toBe("open");
      await accounts.set(orderId, values);
      await reconcile(shop);
      expect(await stateOf(id)).toBe("abandoned");
      expect(await shop.gateway.find(known)).toEqual({ state: "abandoned" });
    },
  );

  test("an open payment is left open while the related order waits for money", async () => {
    const [first, second] = await accounts.placePair(600, 400);
    const params = { purpose: "order", orderId: first, kind: "reagent", methodId: "50" } as const;
    const { url } = (await shop.call(payOrder, params, { token })).data;
    await accounts.set(first, { review: "cancelled" });
    shop.clock.time += MINUTE_MS;
    await reconcile(shop);
    expect(await stateOf(paymentAt(url))).toBe("open");
    await accounts.set(second, { review: "cancelled" });
    await reconcile(shop);
    expect(await stateOf(paymentAt(url))).toBe("abandoned");
  });

  test("the simulator does not let a payment be made that the shop has closed", async () => {
    const { known } = await start();
    await shop.gateway.close(known);
    expect(await shop.gateway.find(known)).toEqual({ state: "abandoned" });
  });
});
