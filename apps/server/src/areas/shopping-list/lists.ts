import { codes } from "@reagent/api/contract/envelope";
import type {
  ShoppingList,
  ShoppingListLine,
  ShoppingListSummary,
} from "@reagent/api/contract/shopping-list";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { lineTotal } from "@reagent/domain/cart";
import { fen, sum } from "@reagent/domain/money";
import { lineChanges } from "@reagent/domain/shopping-list";
import type { Selectable } from "kysely";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { offered, type Offers, offersOf, packsToOffer } from "../../catalogue/goods-offers.ts";
import { skusOf } from "../../catalogue/skus.ts";
import { readRequiredFilings } from "../../customers/required-filings.ts";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";

export type ListRow = Selectable<Schema["shopping_lists"]>;
export type LineRow = Selectable<Schema["shopping_list_lines"]>;

type Asking = Pick<CustomerCall<unknown>, "customer" | "language" | "now">;

/** The customer's own list that a call names; refuses any other. */
export async function ownList(
  reader: Reader,
  { params, customer, language }: Pick<CustomerCall<{ listId: string }>, "params"> & Asking,
): Promise<ListRow> {
  const found = await reader
    .selectFrom("shopping_lists")
    .selectAll()
    .where("id", "=", params.listId)
    .where("customer_id", "=", customer.id)
    .executeTakeFirst();
  if (!found) throw new Refusal(codes.notFound, shoppingListMessages.missing[language]);
  return found;
}

/** The stored lines of a customer's list, or of all of them, in the order in which they were added. */
export async function readLines(
  reader: Reader,
  customerId: string,
  listId?: string,
): Promise<LineRow[]> {
  const own = reader
    .selectFrom("shopping_list_lines")
    .selectAll()
    .where("customer_id", "=", customerId);
  return (listId === undefined ? own : own.where("list_id", "=", listId))
    .orderBy("position")
    .orderBy("product_code")
    .execute();
}

/** A customer's list with the prices and the stock of now. */
export async function readList(
  call: CustomerCall<{ listId: string }>,
  services: Pick<Services, "database" | "isPoisonLicenceRequired">,
): Promise<ShoppingList> {
  const reader = services.database.read;
  const { id, name } = await ownList(reader, call);
  const offers = await readOffers(reader, call, id);
  const lines = (await readLines(reader, call.customer.id, id)).map((row) => lineOf(row, offers));
  const filings = await readRequiredFilings(reader, call.customer.id, lines, services);
  return {
    listId: id,
    name,
    lines,
    total: totalOf(lines),
    orderedAt: lastOrderOf(lines),
    filings,
  };
}

/** A customer's lists, the newest first. */
export async function readLists(reader: Reader, call: Asking): Promise<ShoppingListSummary[]> {
  const rows = await reader
    .selectFrom("shopping_lists")
    .selectAll()
    .where("customer_id", "=", call.customer.id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const offers = await readOffers(reader, call);
  const byList = Map.groupBy(await readLines(reader, call.customer.id), (row) => row.list_id);
  return rows.map(({ id, name }) => {
    const lines = (byList.get(id) ?? []).map((row) => lineOf(row, offers));
    return {
      listId: id,
      name,
      lineCount: lines.length,
      total: totalOf(lines),
      orderedAt: lastOrderOf(lines),
      changeCount: lines.filter((line) => lineChanges(line.lastOrder, line).length > 0).length,
    };
  });
}

/** The offers of the products of a customer's list, or of all of them. */
async function readOffers(reader: Reader, asking: Asking, listId?: string): Promise<Offers> {
  const listed = (kind: LineRow["kind"]) => {
    const codesOfKind = reader
      .selectFrom("shopping_list_lines")
      .select("product_code")
      .where("customer_id", "=", asking.customer.id)
      .where("kind", "=", kind);
    return listId === undefined ? codesOfKind : codesOfKind.where("list_id", "=", listId);
  };
  const packs = await packsToOffer(reader, asking)
    .where("packs.code", "in", listed("reagent"))
    .execute();
  const skus = await skusOf(reader)
    .where("instrument_skus.code", "in", listed("instrument"))
    .execute();
  return offersOf({ packs, skus }, asking);
}

function lineOf(row: LineRow, offers: Offers): ShoppingListLine {
  const { ordered_at: orderedAt, ordered_price: price, ordered_in_stock: inStock } = row;
  return {
    kind: row.kind,
    itemCode: row.item_code,
    productCode: row.product_code,
    chineseName: row.name_zh,
    englishName: row.name_en,
    pack: row.pack,
    quantity: row.quantity,
    ...offered(offers, { kind: row.kind, productCode: row.product_code }),
    lastOrder:
      orderedAt === null || price === null
        ? null
        : { orderedAt, price: fen(price), isInStock: inStock === null ? null : inStock === 1 },
  };
}

/** What the lines cost that can be bought. */
const totalOf = (lines: readonly ShoppingListLine[]) =>
  sum(
    lines.flatMap(({ state, price, quantity }) =>
      state === "sold" && price !== null ? lineTotal(price, quantity) : [],
    ),
  );

const lastOrderOf = (lines: readonly ShoppingListLine[]) =>
  lines.reduce<number | null>(
    (latest, { lastOrder }) =>
      lastOrder && lastOrder.orderedAt > (latest ?? 0) ? lastOrder.orderedAt : latest,
    null,
  );
