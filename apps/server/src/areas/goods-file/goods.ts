import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { plainName } from "@reagent/domain/chemical-name";
import { type PackCount, packsOfLine } from "@reagent/domain/inventory";
import { type Fen, fen } from "@reagent/domain/money";
import { hasCasNumber } from "@reagent/domain/order-line";
import { priceBarrier } from "@reagent/domain/purchase";
import type { Selectable } from "kysely";
import type { LocalizedText } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Viewer } from "../../basics/viewer.ts";
import { type DatedBatch, itemsWithCodes, knownBatches } from "../../catalogue/bottles.ts";
import { packsFor } from "../../catalogue/packs.ts";
import { ownPrice, soldAs } from "../../catalogue/prices.ts";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import { findOrder } from "../../ordering/orders/find-order.ts";

/** Names an order, a list, or a search by its text. */
export interface Named {
  readonly source: "order" | "list" | "search";
  readonly sourceId: string;
  /** Of a search, its filters and order as a query; null for none. */
  readonly refined: string | null;
}

/** The goods of an order or a list, line by line, as it has them, or each pack that a search finds. */
export interface Goods {
  /** The number of the order, the name of the list, or the text of the search. */
  readonly name: string;
  /** The number of the order; "" for others. */
  readonly orderCode: string;
  /** When they were ordered; null for others. */
  readonly orderedAt: number | null;
  readonly lines: readonly GoodsLine[];
}

export interface GoodsLine {
  readonly productCode: string;
  readonly itemCode: string;
  readonly name: LocalizedText;
  /** Empty where only the item has it. */
  readonly specification: LocalizedText;
  readonly cas: string;
  readonly pack: string;
  /** Of one pack: what was paid, or would be now; null where the shop has no price. */
  readonly price: Fen | null;
  readonly packs: readonly PackCount[];
}

/** A line with what the catalogue has of it, now or before it was taken out. */
export interface KnownLine extends GoodsLine {
  readonly item: Selectable<Schema["items"]> | undefined;
  /** The batches of its packs by their codes; one that was sent with its number alone is missing. */
  readonly batches: ReadonlyMap<string, DatedBatch>;
}

/** The reagents of the customer's own order or list; refuses any other. */
export function goodsOf(
  reader: Reader,
  named: Pick<Named, "sourceId"> & { readonly source: "order" | "list" },
  viewer: OwnViewer,
): Promise<Goods> {
  return named.source === "order"
    ? goodsOfOrder(reader, named.sourceId, viewer)
    : goodsOfList(reader, named.sourceId, viewer);
}

/** Whose order or list it is. */
export type OwnViewer = Viewer & { readonly customer: { readonly id: string } };

async function goodsOfOrder(
  reader: Reader,
  orderId: string,
  { customer, language }: OwnViewer,
): Promise<Goods> {
  const order = await findOrder(reader, { customerId: customer.id, orderId, kind: "reagent" });
  if (!order) throw new Refusal(codes.notFound, orderMessages.missing[language]);
  const lines = await reader
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const [sent, returned] = await Promise.all([
    sentPacks(reader, orderId),
    returnedPacks(reader, orderId),
  ]);
  return {
    name: order.code,
    orderCode: order.code,
    orderedAt: order.created_at,
    lines: lines.map((line) => ({
      productCode: line.product_code,
      itemCode: line.item_code,
      name: plainNames(line),
      specification: { zh: line.specification_zh, en: line.specification_en },
      cas: hasCasNumber({ casNumber: line.cas }) ? line.cas : "",
      pack: line.pack,
      price: fen(line.price),
      packs: packsOfLine(
        {
          quantity: line.quantity,
          sentQuantity: line.sent_quantity,
          refundedQuantity: line.refunded_quantity,
          state: line.state,
          isCancelled: line.is_cancelled === 1 || order.review === "cancelled",
        },
        sent.get(line.position) ?? [],
        returned.get(line.position) ?? [],
      ),
    })),
  };
}

const plainNames = (row: {
  readonly name_zh: string;
  readonly name_en: string;
}): LocalizedText => ({
  zh: plainName(row.name_zh),
  en: plainName(row.name_en),
});

type Counts = ReadonlyMap<number, readonly PackCount[]>;

/** What was sent of an order's lines, by their position. */
async function sentPacks(reader: Reader, orderId: string): Promise<Counts> {
  const rows = await reader
    .selectFrom("shipment_lines")
    .select((of) => ["position", "batch_code", of.fn.sum<number>("quantity").as("quantity")])
    .where("order_id", "=", orderId)
    .groupBy(["position", "batch_code"])
    .orderBy("batch_code")
    .execute();
  return countsOf(rows);
}

/** What the customer sent back of them: goods that a completed return leaves with the customer are still theirs. */
async function returnedPacks(reader: Reader, orderId: string): Promise<Counts> {
  const rows = await reader
    .selectFrom("return_lines")
    .innerJoin("returns", "returns.id", "return_lines.return_id")
    .select(["return_lines.position", "return_lines.batch_code", "return_lines.quantity"])
    .where("returns.order_id", "=", orderId)
    .where("returns.status", "=", "completed")
    .where("returns.goods", "=", "sent-back")
    .execute();
  return countsOf(rows);
}

function countsOf(
  rows: readonly {
    readonly position: number;
    readonly batch_code: string;
    readonly quantity: number;
  }[],
): Counts {
  const byLine = Map.groupBy(rows, ({ position }) => position);
  return new Map(
    [...byLine].map(([position, counts]) => [
      position,
      counts.map((each) => ({ batchCode: each.batch_code, count: Number(each.quantity) })),
    ]),
  );
}

async function goodsOfList(reader: Reader, listId: string, viewer: OwnViewer): Promise<Goods> {
  const { customer, language } = viewer;
  const list = await reader
    .selectFrom("shopping_lists")
    .select("name")
    .where("id", "=", listId)
    .where("customer_id", "=", customer.id)
    .executeTakeFirst();
  if (!list) throw new Refusal(codes.notFound, shoppingListMessages.missing[language]);
  const ownLines = reader
    .selectFrom("shopping_list_lines")
    .where("customer_id", "=", customer.id)
    .where("list_id", "=", listId)
    .where("kind", "=", "reagent");
  const rows = await ownLines.selectAll().orderBy("position").orderBy("product_code").execute();
  const offers = await packsFor(reader, viewer)
    .where("packs.code", "in", ownLines.select("product_code"))
    .execute();
  const prices = new Map(
    offers.map((offer) => [offer.code, priceBarrier(soldAs(offer)) ? null : ownPrice(offer)]),
  );
  return {
    name: list.name,
    orderCode: "",
    orderedAt: null,
    lines: rows.map((row) => ({
      productCode: row.product_code,
      itemCode: row.item_code,
      name: plainNames(row),
      specification: { zh: "", en: "" },
      cas: "",
      pack: row.pack,
      price: prices.get(row.product_code) ?? null,
      packs: [{ batchCode: "", count: row.quantity }],
    })),
  };
}

/** Lines whose items are read at a time. */
const LINES_AT_A_TIME = 100;

/** The lines with bottles, with what the catalogue has of them; some are read at a time, so that other calls have their turn. */
export async function* knownLines(
  reader: Reader,
  lines: readonly GoodsLine[],
): AsyncGenerator<KnownLine> {
  const wanted = lines.filter(({ packs }) => packs.length > 0);
  for (let from = 0; from < wanted.length; from += LINES_AT_A_TIME) {
    const some = wanted.slice(from, from + LINES_AT_A_TIME);
    const itemCodes = [...new Set(some.map(({ itemCode }) => itemCode))];
    const batchCodes = some.flatMap(({ packs }) =>
      packs.flatMap(({ batchCode }) => (batchCode === "" ? [] : [batchCode])),
    );
    const items = new Map(
      (await itemsWithCodes(reader, itemCodes)).map((item) => [item.code, item]),
    );
    const batches = Map.groupBy(
      await knownBatches(reader, itemCodes, [...new Set(batchCodes)]),
      ({ item_code }) => item_code,
    );
    for (const line of some)
      yield {
        ...line,
        item: items.get(line.itemCode),
        batches: new Map((batches.get(line.itemCode) ?? []).map((batch) => [batch.code, batch])),
      };
  }
}
