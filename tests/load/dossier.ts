import { setTimeout as sleep } from "node:timers/promises";
import { issueOrderPaperTicket } from "@reagent/api/contract/order";
import { readPriceAndStock } from "@reagent/api/contract/product";
import { loadCatalogue } from "@reagent/server/catalogue/load";
import { connect } from "@reagent/server/database/connection";
import { demoCatalogue } from "@reagent/server/demo/catalogue";
import { lineRow, orderRow } from "@reagent/server/testing/orders";
import { addBuyer } from "./buyers.ts";
import { connection, type ReadyCall, ready, successOf } from "./calls.ts";
import { type Figure, figureOf, quantile } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const LINES = 50;
const RUNS = 120;
const ORDER = "dossier";
/** How often others ask while a dossier is printed, in milliseconds: the server is far from busy. */
const PACE_MS = 10;
const AIM = { seconds: 3, percent: 20 };

/** Adds an order of packs of as many items, each sent in a batch with a certificate; returns the customer's token and the items. */
async function fill(folder: string): Promise<{ token: string; itemCodes: readonly string[] }> {
  const database = await connect({ kind: "sqlite", folder });
  await loadCatalogue(database, demoCatalogue(), { draw: () => "" });
  const packs = await database.read
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .innerJoin("batches", "batches.item_id", "items.id")
    .select((of) => [
      "items.code as itemCode",
      of.fn.min("packs.code").as("productCode"),
      of.fn.min("batches.code").as("batchCode"),
    ])
    .where("items.has_msds", "=", 1)
    .groupBy("items.code")
    .orderBy("items.code")
    .limit(LINES)
    .execute();
  if (packs.length < LINES) throw new Error("the demo catalogue has too few items with papers");
  const token = await database.transact(async (tx) => {
    const buyer = await addBuyer(tx, "buyer", { packs: [1] });
    const now = Date.now();
    const order = { customer_id: "buyer", created_at: now, review: "reviewed" } as const;
    await tx
      .insertInto("orders")
      .values(orderRow({ ...order, id: ORDER, code: "MK1" }))
      .execute();
    await tx
      .insertInto("order_lines")
      .values(
        packs.map(({ productCode, itemCode }, position) =>
          lineRow({ order_id: ORDER, position, product_code: productCode, item_code: itemCode }),
        ),
      )
      .execute();
    await tx
      .insertInto("shipments")
      .values({
        order_id: ORDER,
        code: "PK1",
        express_company: "示例速运",
        express_number: "SE1",
        shipped_at: now,
      })
      .execute();
    await tx
      .insertInto("shipment_lines")
      .values(
        packs.map(({ batchCode }, position) => ({
          shipment_code: "PK1",
          order_id: ORDER,
          position,
          batch_code: batchCode,
          quantity: 1,
        })),
      )
      .execute();
    return buyer.token;
  });
  await database.close();
  return { token, itemCodes: packs.map(({ itemCode }) => itemCode) };
}

/** Asks at a steady pace until a moment; returns how long each answer took, in milliseconds. */
async function askUntil(
  address: string,
  calls: readonly ReadyCall[],
  isOver: () => boolean,
): Promise<number[]> {
  const line = connection(address);
  const times: number[] = [];
  for (let at = 0; !isOver(); at += 1) {
    const call = calls[at % calls.length];
    if (!call) break;
    const startedAt = performance.now();
    successOf(await line.send(call));
    times.push(performance.now() - startedAt);
    await sleep(PACE_MS);
  }
  line.close();
  return times;
}

/** The time until a dossier is there, and how it delays others: as long without as with one, alternating. */
export async function dossierFigures(): Promise<Figure[]> {
  return inEmptyFolder(async (folder) => {
    const { token, itemCodes } = await fill(folder);
    const shop = await startShopProcess(folder);
    try {
      const print = async () => {
        const line = connection(shop.address);
        const ticket = { orderId: ORDER, paper: "dossier", invoiceCode: "" } as const;
        const { url } = successOf(await line.send(ready(issueOrderPaperTicket, ticket, token))) as {
          url: string;
        };
        line.close();
        const answer = await fetch(`${shop.address}${url}`);
        const bytes = Buffer.from(await answer.arrayBuffer());
        if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-")))
          throw new Error(`the dossier is answered with ${answer.status}`);
      };
      const calls = itemCodes.map((itemCode) => ready(readPriceAndStock, { itemCode }));
      // The first ones load the font and the code.
      await print();
      let left = calls.length;
      await askUntil(shop.address, calls, () => (left -= 1) < 0);

      const seconds: number[] = [];
      const beside: number[] = [];
      const alone: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const startedAt = performance.now();
        let isPrinted = false;
        const printing = print().finally(() => {
          isPrinted = true;
        });
        beside.push(...(await askUntil(shop.address, calls, () => isPrinted)));
        await printing;
        const took = performance.now() - startedAt;
        seconds.push(took / 1000);
        const end = performance.now() + took;
        alone.push(...(await askUntil(shop.address, calls, () => performance.now() > end)));
      }
      const input = `an order of ${LINES} lines with ${LINES} certificates and data sheets; demo catalogue, SQLite`;
      const p99 = (times: number[]) =>
        quantile(
          times.toSorted((a, b) => a - b),
          0.99,
        );
      const others = `${input}; ${beside.length} calls for prices beside dossiers, p99 ${p99(beside).toFixed(1)} ms, and ${alone.length} without, p99 ${p99(alone).toFixed(1)} ms`;
      return [
        figureOf("dossier of an order", input, "s", seconds, { atMost: AIM.seconds }),
        figureOf(
          "delay of other calls by a dossier, p99",
          others,
          "%",
          [(p99(beside) / p99(alone) - 1) * 100],
          { atMost: AIM.percent },
        ),
      ];
    } finally {
      await shop.stop();
    }
  });
}
