import type { Operation } from "@reagent/api/v1/operation";
import { fillCart } from "./checkout.ts";
import { packIds, skuIds } from "./fixture.ts";
import { ask, type PublicAnswer } from "./public-api.ts";
import { placeSentOrder } from "./sent-orders.ts";
import type { TestShop } from "./shop.ts";
import { addStructures } from "./structures.ts";

const CERTIFICATE = "/v1/items/E100001/batches/C15482130/certificate";

/** An order and a list of the customer `lin`. */
export const OWN = { orderId: "V1", orderCode: "MK-V1", listId: "list-v1" } as const;

/** The body of a list with a number of lines. */
export const linesToResolve = (count: number) => ({
  lines: Array.from({ length: count }, () => "64-17-5 500mL"),
});

/** A request of each operation that is answered, in their order; those of customers are for `lin` (`giveRecords`). */
export const answered = {
  searchItems: "/v1/search?keyword=64-17-5",
  readSubstance: "/v1/substances/64-17-5",
  readItem: "/v1/items/E100001",
  readSafetyData: "/v1/items/E100001/ghs",
  readDataSheetPdf: "/v1/items/E100001/data-sheet.pdf",
  readDataSheetJson: "/v1/items/E100001/data-sheet.json",
  listBatches: "/v1/items/E100001/batches",
  readCertificate: `${CERTIFICATE}.json`,
  readCertificatePdf: `${CERTIFICATE}.pdf`,
  searchStructures: "/v1/structures/search?code=CCO&match=substructure",
  resolveLines: "/v1/resolve",
  readCart: "/v1/cart",
  addCartLine: "/v1/cart/lines",
  listOrders: "/v1/orders",
  readOrder: `/v1/orders/${OWN.orderId}`,
  listParcels: `/v1/parcels?orderCode=${OWN.orderCode}`,
  listLists: "/v1/lists",
  readList: `/v1/lists/${OWN.listId}`,
  listStockAlerts: "/v1/stock-alerts",
} as const;
export type OperationName = keyof typeof answered;

const bodies: Readonly<Record<string, object>> = {
  resolveLines: linesToResolve(1),
  addCartLine: { productCode: "E100001-500mL", quantity: 2 },
};

/** Sends a request of an operation that is answered. */
export function askFor(
  shop: Pick<TestShop, "server">,
  name: OperationName,
  headers: Readonly<Record<string, string>> = {},
): Promise<PublicAnswer> {
  const body = bodies[name];
  if (!body) return ask(shop, answered[name], { headers });
  return ask(shop, answered[name], {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** The name of an operation that `answered` has. */
export const nameOf = ({ name }: Operation): OperationName => name as OperationName;

/** Structures to search, and for the customer `lin` a cart with both kinds of goods, an order that was sent, a list and a stock alert. */
export async function giveRecords(shop: TestShop): Promise<void> {
  const { database, structures, clock } = shop;
  const now = clock.time;
  await addStructures(database, 100, ["CCO", "CCCO", "CCCCO"]);
  await structures.start();
  await placeSentOrder(database, { id: OWN.orderId, now });
  await fillCart(database, "lin", [
    { kind: "reagent", productId: packIds.ethanol500, quantity: 1 },
    { kind: "instrument", productId: skuIds.stirrer, quantity: 1 },
  ]);
  const goods = {
    kind: "reagent",
    item_code: "E100001",
    name_zh: "乙醇",
    name_en: "Ethanol",
  } as const;
  const productCode = "E100001-500mL";
  await database.transact(async (tx) => {
    await tx
      .insertInto("shopping_lists")
      .values({
        id: OWN.listId,
        customer_id: "lin",
        name: "常用",
        name_key: "常用",
        created_at: now,
      })
      .execute();
    await tx
      .insertInto("shopping_list_lines")
      .values({
        ...goods,
        list_id: OWN.listId,
        customer_id: "lin",
        product_code: productCode,
        pack: "500mL",
        quantity: 3,
        position: 1,
        ordered_at: now,
        ordered_price: 1000,
        ordered_in_stock: 1,
      })
      .execute();
    await tx
      .insertInto("stock_alerts")
      .values({
        ...goods,
        customer_id: "lin",
        product_code: productCode,
        pack_zh: "500mL",
        pack_en: "500mL",
        language: "zh",
        asked_at: now,
        sent_at: null,
      })
      .execute();
  });
}
