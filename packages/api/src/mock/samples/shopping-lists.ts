import { lineTotal } from "@reagent/domain/cart";
import { fen, sum } from "@reagent/domain/money";
import { purchaseBarrier } from "@reagent/domain/purchase";
import { lineChanges } from "@reagent/domain/shopping-list";
import type {
  ShoppingList,
  ShoppingListLine,
  ShoppingListSummary,
} from "../../contract/shopping-list.ts";
import { requiredFilings } from "./cart.ts";
import { details } from "./details.ts";
import { instruments } from "./instruments.ts";
import { gradeOf, type ItemCode, itemRow } from "./items.ts";
import type { Language, SampleViewer } from "./language.ts";
import { now } from "./now.ts";
import { packs } from "./packs.ts";

type Customer = Exclude<SampleViewer, "guest">;

const DAY_MS = 24 * 60 * 60 * 1000;
const orderedAt = now - 250 * DAY_MS;

/** The last order of a line: the price of now with a difference in fen, and the stock of then. */
interface Ordered {
  readonly dearer?: number;
  readonly isInStock: boolean | null;
}

function lastOrderOf(price: number | null, ordered: Ordered | undefined) {
  return ordered
    ? {
        orderedAt,
        price: fen((price ?? 0) - (ordered.dearer ?? 0)),
        isInStock: ordered.isInStock,
      }
    : null;
}

/** Of instruments, and of what left the catalogue. */
const noReagent = {
  productId: "",
  specification: "",
  casNumber: "",
  smiles: "",
  hazardNumber: "",
  isDrugPrecursor: false,
  isExplosivePrecursor: false,
  hazardStatements: [],
} as const;

/** A line with a pack of an item. */
export function packLine(
  code: ItemCode,
  size: string,
  quantity: number,
  { language, viewer, ordered }: { language: Language; viewer: SampleViewer; ordered?: Ordered },
): ShoppingListLine {
  const row = itemRow(code, language);
  const { itemCode, chineseName, englishName, safetyLevel } = row;
  const pack = packs(code, language, viewer).find((each) => each.pack === size);
  if (!pack) throw new Error(`${code} has no pack of ${size}`);
  const price = pack.salesPrice ?? pack.listPrice;
  const isLowBoiling = safetyLevel === "low-boiling";
  const { productId, productCode, stock, expectedDelivery, deliveryDescription, isFutures } = pack;
  return {
    productId,
    specification: row.specification,
    casNumber: row.casNumber,
    smiles: row.smiles,
    hazardNumber: row.hazardNumber,
    isDrugPrecursor: row.isDrugPrecursor,
    isExplosivePrecursor: row.isExplosivePrecursor,
    hazardStatements: details(gradeOf(code).substance, language).hazardStatements,
    kind: "reagent",
    itemCode,
    productCode,
    chineseName,
    englishName,
    pack: pack.pack,
    attributes: null,
    quantity,
    state: purchaseBarrier({ ...pack, isLowBoiling }) ?? "sold",
    price,
    stock,
    expectedDelivery,
    deliveryDescription,
    isFutures,
    lastOrder: lastOrderOf(price, ordered),
  };
}

/** A line with a SKU of an instrument. */
export function skuLine(
  skuId: string,
  quantity: number,
  language: Language,
  viewer: SampleViewer,
): ShoppingListLine {
  const sku = instruments(language, viewer).find((each) => each.skuId === skuId);
  if (!sku) throw new Error(`no instrument ${skuId}`);
  const { stock, expectedDelivery, deliveryDescription, isFutures } = sku;
  return {
    ...noReagent,
    kind: "instrument",
    itemCode: sku.spuCode,
    productCode: sku.skuCode,
    chineseName: sku.chineseName,
    englishName: sku.englishName,
    pack: "",
    attributes: sku.attributes,
    quantity,
    state: "sold",
    price: sku.salesPrice ?? sku.listPrice,
    stock,
    expectedDelivery,
    deliveryDescription,
    isFutures,
    lastOrder: null,
  };
}

/** A product that left the catalogue after it was ordered. */
export const delisted: ShoppingListLine = {
  ...noReagent,
  kind: "reagent",
  itemCode: "K803312",
  productCode: "K803312-500g",
  chineseName: "酒石酸钾钠",
  englishName: "Potassium sodium tartrate",
  pack: "500g",
  attributes: null,
  quantity: 1,
  state: "delisted",
  price: null,
  stock: 0,
  expectedDelivery: "",
  deliveryDescription: "",
  isFutures: false,
  lastOrder: { orderedAt, price: fen(9600), isInStock: true },
};

/** A list of lines, with their sum and last order. */
export function listOf(
  listId: string,
  name: string,
  lines: readonly ShoppingListLine[],
): ShoppingList {
  return {
    listId,
    name,
    lines,
    total: sum(
      lines.flatMap(({ state, price, quantity }) =>
        state === "sold" && price !== null ? lineTotal(price, quantity) : [],
      ),
    ),
    orderedAt: lines.some(({ lastOrder }) => lastOrder) ? orderedAt : null,
    filings: requiredFilings(lines),
  };
}

/** Two lists: one that was ordered before prices and stock changed, and one that was never ordered. */
export function shoppingLists(
  language: Language = "zh",
  viewer: Customer = "customer",
): readonly ShoppingList[] {
  const line = (code: ItemCode, size: string, quantity: number, ordered?: Ordered) =>
    packLine(code, size, quantity, { language, viewer, ...(ordered && { ordered }) });
  return [
    listOf("41", "春季实验课", [
      line("E809056", "500mL", 12, { dearer: 180, isInStock: true }),
      line("S812046", "25g", 4, { dearer: -320, isInStock: true }),
      line("A801119", "4L", 2, { isInStock: false }),
      line("M809115", "5g", 1, { isInStock: true }),
      line("V806733", "1kg", 1, { isInStock: true }),
      line("P807402", "100g", 1),
      delisted,
      skuLine("70013", 2, language, viewer),
    ]),
    listOf("42", "常备溶剂", [line("E809056", "25L", 1), line("A801119", "1L", 6)]),
  ];
}

export const summaryOf = ({
  listId,
  name,
  lines,
  total,
  orderedAt: at,
}: ShoppingList): ShoppingListSummary => ({
  listId,
  name,
  lineCount: lines.length,
  total,
  orderedAt: at,
  changeCount: lines.filter((line) => lineChanges(line.lastOrder, line).length > 0).length,
});
