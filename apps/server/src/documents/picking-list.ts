import { pickBatches } from "@reagent/domain/batch-stock";
import { waitingQuantity } from "@reagent/domain/order-line";
import { dayOf } from "../basics/day.ts";
import type { Language, LocalizedText } from "../basics/language.ts";
import { chunks } from "../database/chunks.ts";
import type { Reader } from "../database/database.ts";
import type { StoredOrder } from "../ordering/orders/find-order.ts";
import { progressOf } from "../ordering/orders/lines.ts";
import { batchesOnShelf } from "../ordering/orders/transitions/batch-stock.ts";
import type { Sheet } from "../ports/documents/sheet.ts";
import { describedLine, joined, paperSheet, type StoredLine, words } from "./order-paper.ts";
import { documentWords, factsOf } from "./words.ts";

const pickingWords = {
  title: { zh: "拣货单", en: "Picking list" },
  made: { zh: "制表日期", en: "Made on" },
  orderCount: { zh: "订单数", en: "Orders" },
  goods: { zh: "待拣商品", en: "Goods to pick" },
  batches: { zh: "批号（数量）", en: "Batch (quantity)" },
  ofOrders: { zh: "订单序号（数量）", en: "Place of order (quantity)" },
  orders: { zh: "订单", en: "Orders" },
  place: { zh: "序号", en: "Place" },
  picked: { zh: "已拣", en: "Picked" },
  none: { zh: "没有待发货的商品。", en: "Nothing waits to be shipped." },
} satisfies Record<string, LocalizedText>;

/** What waits of a product in some orders. */
interface Pick {
  readonly line: StoredLine;
  readonly order: StoredOrder;
  readonly quantity: number;
}

/** A row names at most so many orders, since it is not divided between pages. */
const ORDERS_IN_ROW = 40;

/** What waits to be sent of some orders: each product once with the places of its orders in the list of these, which follows. */
export async function pickingList(
  reader: Reader,
  orders: readonly StoredOrder[],
  { language, now }: { readonly language: Language; readonly now: number },
): Promise<Sheet> {
  const picks = await picksOf(reader, orders);
  const byProduct = [...Map.groupBy(picks, ({ line }) => line.product_code)].toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  const batches = await batchesOf(reader, byProduct, dayOf(now));
  const waiting = orders.filter(({ id }) => picks.some(({ order }) => order.id === id));
  const places = new Map(waiting.map(({ id }, at) => [id, at + 1]));
  const headed = (columns: readonly LocalizedText[]) => columns.map((each) => each[language]);
  return paperSheet(
    reader,
    {
      title: pickingWords.title,
      blocks: [
        {
          kind: "facts",
          facts: factsOf(language, [
            [pickingWords.made, dayOf(now)],
            [pickingWords.orderCount, String(waiting.length)],
          ]),
        },
        ...(picks.length === 0
          ? [{ kind: "paragraph", text: pickingWords.none[language] } as const]
          : [
              { kind: "heading", text: pickingWords.goods[language] } as const,
              {
                kind: "table",
                columns: headed([
                  documentWords.productCode,
                  documentWords.name,
                  words.pack,
                  words.quantity,
                  pickingWords.batches,
                  pickingWords.ofOrders,
                  pickingWords.picked,
                ]),
                shares: [5, 6, 3, 2, 5, 6, 2],
                rows: byProduct.flatMap(([code, ofProduct]) => {
                  const total = ofProduct.reduce((sum, { quantity }) => sum + quantity, 0);
                  const name = nameOf(ofProduct, language);
                  const pack = ofProduct[0]?.line.pack ?? "";
                  const first = [code, name, pack, String(total), batches.get(code) ?? ""];
                  return chunks(ofProduct, ORDERS_IN_ROW).map((some, at) => [
                    ...(at === 0 ? first : first.map(() => "")),
                    some
                      .map(({ order, quantity }) => `${places.get(order.id)} (${quantity})`)
                      .join(", "),
                    "",
                  ]);
                }),
              } as const,
              { kind: "heading", text: pickingWords.orders[language] } as const,
              {
                kind: "table",
                columns: headed([pickingWords.place, words.order, words.receiver, words.note]),
                shares: [2, 5, 6, 9],
                rows: waiting.map((order) => [
                  String(places.get(order.id)),
                  order.code,
                  joined(order.receiver, order.city_name || order.province_name),
                  order.note,
                ]),
              } as const,
            ]),
      ],
    },
    language,
  );
}

/** The batches that each product is taken from, "C1 (2), C2 (1)": those that customers want, and for the rest the first to expire. */
async function batchesOf(
  reader: Reader,
  products: readonly (readonly [string, readonly Pick[]])[],
  today: string,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [code, picks] of products) {
    const [first] = picks;
    if (first?.order.kind !== "reagent") continue;
    const shelf = await batchesOnShelf(reader, first.line.product_id);
    const wanted = [...Map.groupBy(picks, ({ line }) => line.pinned_batch)].map(
      ([batchCode, some]) => ({
        batchCode,
        quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
      }),
    );
    const pinned = wanted.filter(({ batchCode }) => batchCode !== "");
    const others = wanted.find(({ batchCode }) => batchCode === "")?.quantity ?? 0;
    const picked = pickBatches(shelf, others, today).filter(({ batchCode }) => batchCode !== "");
    const text = [...pinned, ...picked].map((each) => `${each.batchCode} (${each.quantity})`);
    texts.set(code, text.join(", "));
  }
  return texts;
}

const nameOf = ([first]: readonly Pick[], language: Language): string =>
  first ? describedLine(first.order, first.line, language) : "";

/** What waits of each line of the orders, in the sequence of these. */
async function picksOf(reader: Reader, orders: readonly StoredOrder[]): Promise<Pick[]> {
  const lines: StoredLine[] = [];
  for (const some of chunks(orders))
    lines.push(
      ...(await reader
        .selectFrom("order_lines")
        .selectAll()
        .where(
          "order_id",
          "in",
          some.map(({ id }) => id),
        )
        .orderBy("position")
        .execute()),
    );
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return orders.flatMap((order) =>
    (byOrder.get(order.id) ?? [])
      .map((line): Pick => ({ line, order, quantity: waitingQuantity(progressOf(line)) }))
      .filter(({ quantity }) => quantity > 0),
  );
}
