import { createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { loadCatalogue } from "@reagent/server/catalogue/load";
import { connect } from "@reagent/server/database/connection";
import { demoCatalogue } from "@reagent/server/demo/catalogue";
import { buildShop } from "../../scripts/shop-build.ts";
import { addBuyer, type Buyer, sellablePacks } from "./buyers.ts";
import { connection, medianLatency, type ReadyCall, ready, successOf } from "./calls.ts";
import { type Figure, figureOf } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const RUNS = 3;
/** Numbers of orders in sequence, and by several customers at once. */
const SEQUENTIAL = 200;
const WARM_UP = 20;
const CONCURRENT = 640;
const CUSTOMERS = 16;
const LINES = 3;
const LONG_CART = 200;
const MANY_ADDRESSES = 50;
const PRICES = 100;

const chosen = (buyer: Buyer) => ({ addressId: buyer.addressId, couponId: "" });

const order = (buyer: Buyer): ReadyCall =>
  ready(
    createOrder,
    {
      ...chosen(buyer),
      invoiceAddressId: "",
      customerOrderNumber: "PO-1",
      note: "",
      expectedTotal: null,
    },
    buyer.token,
  );

/** Orders per second of several customers at once, each with a connection. */
async function rate(address: string, buyers: readonly Buyer[]): Promise<number> {
  const calls = buyers.map(order);
  const lines = Array.from({ length: CUSTOMERS }, () => connection(address));
  const startedAt = performance.now();
  await Promise.all(
    lines.map(async (line) => {
      for (let call = calls.pop(); call; call = calls.pop()) successOf(await line.send(call));
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  for (const line of lines) line.close();
  return buyers.length / seconds;
}

/** Orders over HTTP on an embedded database, each synced to disk before the answer. */
export async function orderFigures(): Promise<Figure[]> {
  if (!(await buildShop(""))) throw new Error("the shop could not be built");
  return inEmptyFolder(async (folder) => {
    const database = await connect({ kind: "sqlite", folder });
    await loadCatalogue(database, demoCatalogue(), { draw: () => "" });
    const packs = await sellablePacks(database);
    const cart = (index: number) =>
      Array.from({ length: LINES }, (_, line) => packs[(index * LINES + line) % packs.length] ?? 0);
    const { buyers, planner } = await database.transact(async (tx) => {
      const all: Buyer[] = [];
      for (let index = 0; index < RUNS * (SEQUENTIAL + CONCURRENT); index += 1)
        all.push(await addBuyer(tx, `buyer-${index}`, { packs: cart(index) }));
      const long = { packs: packs.slice(0, LONG_CART), addresses: MANY_ADDRESSES };
      return { buyers: all, planner: await addBuyer(tx, "planner", long) };
    });
    await database.close();
    const shop = await startShopProcess(folder, { DEMO: "0" });
    try {
      const alone: number[] = [];
      const together: number[] = [];
      const prices: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const orders = buyers.splice(0, SEQUENTIAL).map(order);
        alone.push(await medianLatency(shop.address, orders, WARM_UP));
        together.push(await rate(shop.address, buyers.splice(0, CONCURRENT)));
        const price = ready(priceOrder, chosen(planner), planner.token);
        const calls = Array.from({ length: PRICES }, () => price);
        prices.push(await medianLatency(shop.address, calls, WARM_UP));
      }
      const long = `${LONG_CART} lines, ${MANY_ADDRESSES} addresses`;
      const input = `carts of ${LINES} lines, SQLite, durable (synchronous=FULL)`;
      return [
        figureOf("order, one customer, p50", input, "ms", alone, { atMost: 15 }),
        figureOf(`orders of ${CUSTOMERS} customers at once`, input, "orders/s", together, {
          atLeast: 150,
        }),
        figureOf("price of a checkout, p50", long, "ms", prices, { atMost: 20 }),
      ];
    } finally {
      await shop.stop();
    }
  });
}
