import { codes } from "@reagent/api/contract/envelope";
import type {
  ShoppingList,
  ShoppingListLine,
  ShoppingListSummary,
} from "@reagent/api/contract/shopping-list";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { lineTotal } from "@reagent/domain/cart";
import { fen, sum } from "@reagent/domain/money";
import { priceBarrier, purchaseBarrier } from "@reagent/domain/purchase";
import { lineChanges, type ListLineState } from "@reagent/domain/shopping-list";
import type { Selectable } from "kysely";
import { inLanguage, type Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { packsFor } from "../../catalogue/packs.ts";
import { NO_TERMS } from "../../catalogue/price-terms.ts";
import { offerOf, ownPrice, soldAs } from "../../catalogue/prices.ts";
import { safetyLevelOf } from "../../catalogue/safety-level.ts";
import { attributesIn, skusOf } from "../../catalogue/skus.ts";
import { readRequiredFilings } from "../../customers/required-filings.ts";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";

export type ListRow = Selectable<Schema["shopping_lists"]>;
export type LineRow = Selectable<Schema["shopping_list_lines"]>;

type Asking = Pick<CustomerCall<unknown>, "customer" | "language" | "now">;

/** What the catalogue has of a product now. */
type Offer = Pick<
  ShoppingListLine,
  | "attributes"
  | "state"
  | "price"
  | "stock"
  | "expectedDelivery"
  | "deliveryDescription"
  | "isFutures"
  | "productId"
  | "specification"
  | "casNumber"
  | "smiles"
  | "hazardNumber"
  | "isDrugPrecursor"
  | "isExplosivePrecursor"
  | "hazardStatements"
>;

/** Of instruments, and of what left the catalogue. */
const NO_REAGENT = {
  productId: "",
  specification: "",
  casNumber: "",
  smiles: "",
  hazardNumber: "",
  isDrugPrecursor: false,
  isExplosivePrecursor: false,
  hazardStatements: [],
} as const;

const DELISTED: Offer = {
  ...NO_REAGENT,
  attributes: null,
  state: "delisted",
  price: null,
  stock: 0,
  expectedDelivery: "",
  deliveryDescription: "",
  isFutures: false,
};

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

const keyOf = (kind: string, code: string) => `${kind} ${code}`;

/** The offers of the products of a customer's list, or of all of them, by kind and code. */
async function readOffers(
  reader: Reader,
  { customer, language, now }: Asking,
  listId?: string,
): Promise<ReadonlyMap<string, Offer>> {
  const listed = (kind: LineRow["kind"]) => {
    const codesOfKind = reader
      .selectFrom("shopping_list_lines")
      .select("product_code")
      .where("customer_id", "=", customer.id)
      .where("kind", "=", kind);
    return listId === undefined ? codesOfKind : codesOfKind.where("list_id", "=", listId);
  };
  const packs = await packsFor(reader, { customer, now })
    .select(["items.smiles", "items.hazard_codes"])
    .where("packs.code", "in", listed("reagent"))
    .execute();
  const skus = await skusOf(reader)
    .where("instrument_skus.code", "in", listed("instrument"))
    .execute();
  return new Map([
    ...packs.map((row) => [keyOf("reagent", row.code), packOffer(row, language)] as const),
    ...skus.map((row) => [keyOf("instrument", row.code), skuOffer(row, language)] as const),
  ]);
}

type PackRow = Awaited<ReturnType<ReturnType<typeof packsFor>["execute"]>>[number] & {
  readonly smiles: string | null;
  readonly hazard_codes: string;
};
type SkuRow = Awaited<ReturnType<ReturnType<typeof skusOf>["execute"]>>[number];

function packOffer(row: PackRow, language: Language): Offer {
  const sold = soldAs(row);
  const isLowBoiling = safetyLevelOf(row.safe_level) === "low-boiling";
  const state: ListLineState = purchaseBarrier({ ...sold, isLowBoiling }) ?? "sold";
  const price = priceBarrier(sold) ? null : ownPrice(row);
  return {
    ...deliveryOf(row, language),
    attributes: null,
    state,
    price,
    productId: String(row.id),
    specification: inLanguage(row, "specification", language),
    casNumber: row.cas ?? "",
    smiles: row.smiles ?? "",
    hazardNumber: row.hazardous_number ?? "",
    isDrugPrecursor: row.is_drug_precursor === 1,
    isExplosivePrecursor: row.is_explosive_precursor === 1,
    hazardStatements: JSON.parse(row.hazard_codes) as string[],
  };
}

function skuOffer(row: SkuRow, language: Language): Offer {
  const attributes = attributesIn(inLanguage(row, "attributes", language));
  return {
    ...NO_REAGENT,
    ...deliveryOf(row, language),
    attributes,
    state: "sold",
    price: ownPrice({ ...row, ...NO_TERMS }),
  };
}

function deliveryOf(row: PackRow | SkuRow, language: Language) {
  const { stock, expectedDelivery, deliveryDescription, isFutures } = offerOf(row, language);
  return { stock, expectedDelivery, deliveryDescription, isFutures };
}

function lineOf(row: LineRow, offers: ReadonlyMap<string, Offer>): ShoppingListLine {
  const { ordered_at: orderedAt, ordered_price: price, ordered_in_stock: inStock } = row;
  return {
    kind: row.kind,
    itemCode: row.item_code,
    productCode: row.product_code,
    chineseName: row.name_zh,
    englishName: row.name_en,
    pack: row.pack,
    quantity: row.quantity,
    ...(offers.get(keyOf(row.kind, row.product_code)) ?? DELISTED),
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
