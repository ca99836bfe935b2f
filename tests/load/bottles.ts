import { readBottle } from "@reagent/api/contract/bottle";
import { issueOrderLabelsTicket } from "@reagent/api/contract/order";
import { readProduct } from "@reagent/api/contract/product";
import { demoCatalogue } from "@reagent/demo/catalogue";
import { MOST_LABELS } from "@reagent/domain/bottle-label";
import { containersOf } from "@reagent/domain/inventory";
import { connect } from "@reagent/server/database/connection";
import type { Database } from "@reagent/server/database/database";
import { loadCatalogue } from "@reagent/server/import/load/load";
import { reviewOrder } from "@reagent/server/ordering/orders/transitions/review";
import { shipOrder } from "@reagent/server/ordering/orders/transitions/ship";
import { startSession } from "@reagent/server/sessions/session";
import { customerRow } from "@reagent/server/testing/customers";
import { lineRow, orderRow } from "@reagent/server/testing/orders";
import { ready, type ReadyCall } from "@reagent/server/testing/ready-call";
import { inShopProcess } from "@reagent/server/testing/shop-process";
import { answerOf, callerAt } from "../journeys/customer.ts";
import { latencies } from "./calls.ts";
import { type Figure, figureOf, median, repeatedly, type Trial } from "./figure.ts";
import { newPlace } from "./measured-place.ts";

const RUNS = 5;
const CALLS = 500;
const WARM_UP = 100;
const ORDER = "order-of-bottles";
/** ms. */
const AIM = { page: 0.5, labels: 3000, slowdown: 1.2 };

/** Bottles of the demo that were sent with an order, and the session of whoever bought them. */
interface Bought {
  readonly bottles: readonly {
    readonly itemCode: string;
    readonly productCode: string;
    readonly batchCode: string;
  }[];
  readonly token: string;
}

/** Sends as many different bottles as labels are printed at once. */
async function sendBottles(database: Database): Promise<Bought> {
  const { items } = await demoCatalogue();
  const bottles = items
    .flatMap(({ code, packs, batches: [batch] }) => {
      const pack = packs.find(({ size }) => containersOf(size).count === 1);
      return pack && batch
        ? [{ itemCode: code, productCode: pack.code, batchCode: batch.code, pack: pack.size }]
        : [];
    })
    .slice(0, MOST_LABELS);
  if (bottles.length < MOST_LABELS) throw new Error("the demo has too few batches");
  const now = Date.now();
  const context = { now, language: "zh" } as const;
  const token = await database.transact(async (tx) => {
    await tx
      .insertInto("customers")
      .values(customerRow({ id: "buyer" }))
      .execute();
    await tx
      .insertInto("orders")
      .values(
        orderRow({
          id: ORDER,
          code: "MK-BOTTLES",
          customer_id: "buyer",
          created_at: now,
          payment: "paid",
          paid_by: "balance",
        }),
      )
      .execute();
    await tx
      .insertInto("order_lines")
      .values(
        bottles.map(({ productCode, pack }, position) =>
          lineRow({ order_id: ORDER, position, product_code: productCode, pack }),
        ),
      )
      .execute();
    await reviewOrder(tx, ORDER, context);
    const lines = bottles.map(({ productCode, batchCode }) => ({
      productCode,
      batchCode,
      quantity: 1,
    }));
    const parcel = { orderId: ORDER, expressCompany: "速运", expressNumber: "SE7", lines };
    await shipOrder(tx, parcel, context);
    return startSession(tx, "buyer", now);
  });
  return { bottles, token };
}

/** Prints the labels of all bottles of the order; returns how long that took, in ms. */
async function printLabels(
  address: string,
  token: string,
  format: "bottle" | "a4-24",
): Promise<number> {
  const of = { orderId: ORDER, format, note: null };
  const { url } = answerOf(await callerAt(address, token).call(issueOrderLabelsTicket, of));
  const startedAt = performance.now();
  const response = await fetch(`${address}${url}`);
  await response.arrayBuffer();
  const type = response.headers.get("content-type");
  if (type !== "application/pdf") throw new Error(`the labels are ${String(type)}`);
  return performance.now() - startedAt;
}

/** The median latency of calls while labels are printed without a pause. */
async function besidePrinting(
  address: string,
  token: string,
  calls: readonly ReadyCall[],
): Promise<number> {
  let isOver = false;
  const printing = (async () => {
    while (!isOver) await printLabels(address, token, "bottle");
  })();
  const times = await latencies(address, calls, WARM_UP);
  isOver = true;
  await printing;
  return median(times);
}

/** The page of a bottle beside that of a product, and labels for all bottles of an order. */
export async function bottleFigures({ database: kind }: Trial): Promise<readonly Figure[]> {
  const place = await newPlace(kind);
  const database = await connect(place.place);
  await loadCatalogue(database, await demoCatalogue(), { draw: () => "" });
  const { bottles, token } = await sendBottles(database);
  await database.close();
  return inShopProcess([place.folder, { ...place.env, DEMO: "1" }], async ({ address }) => {
    const each = (callOf: (bottle: Bought["bottles"][number]) => ReadyCall) =>
      Array.from({ length: CALLS }, (_, at) => callOf(bottles[at % bottles.length]!));
    const products = each(({ itemCode }) => ready(readProduct, { itemCode }));
    const medians = (calls: readonly ReadyCall[]) =>
      repeatedly(RUNS, async () => median(await latencies(address, calls, WARM_UP)));
    const product = await medians(products);
    const page = await medians(
      each(({ productCode, batchCode }) => ready(readBottle, { productCode, batchCode })),
    );
    const own = await medians(
      each(({ productCode, batchCode }) => ready(readBottle, { productCode, batchCode }, token)),
    );
    // The thread that prints loads its fonts for the first.
    await printLabels(address, token, "bottle");
    const labels = await repeatedly(RUNS, () => printLabels(address, token, "bottle"));
    const sheets = await repeatedly(RUNS, () => printLabels(address, token, "a4-24"));
    const beside = await repeatedly(RUNS, () => besidePrinting(address, token, products));
    const input = `${bottles.length} bottles of the demo, ${place.name}`;
    const figure = (what: string, runs: readonly number[], atMost?: number) =>
      figureOf(what, input, "ms", runs, { atMost });
    return [
      figure("product detail of the demo, p50", product),
      figure("page of a bottle, p50", page, AIM.page),
      figure("page of a bottle for its buyer, p50", own, AIM.page),
      figure(`labels for ${bottles.length} bottles`, labels, AIM.labels),
      figure(`sheets of labels for ${bottles.length} bottles`, sheets, AIM.labels),
      figure(
        "product detail of the demo while labels are printed, p50",
        beside,
        median(product) * AIM.slowdown,
      ),
    ];
  });
}
