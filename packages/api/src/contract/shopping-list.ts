import { MOST_LIST_LINES } from "@reagent/domain/shopping-list";
import { Verdicts } from "./bulk-order.ts";
import {
  amount,
  attributes,
  code,
  count,
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  line,
  list,
  maybe,
  nothing,
  number,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { RequiredFiling } from "./filing.ts";
import { chosenStockFields, offerFields, restrictionFields } from "./goods-fields.ts";
import { goodsKind } from "./goods-kind.ts";

/** A list in the overview. */
export const ShoppingListSummary = entity({
  listId: ["list_id", id],
  name: ["list_name", text],
  lineCount: ["lines", count],
  /** What its products cost now, without those that cannot be bought. */
  total: ["money", amount],
  /** When a product of it was last ordered; null for never. */
  orderedAt: ["order_time", maybe(instant)],
  /** How many of its products have changed since they were last ordered. */
  changeCount: ["changes", count],
});
export type ShoppingListSummary = EntityOf<typeof ShoppingListSummary>;

/** Whether a product can be bought through the cart, or why not. */
const lineState = code(
  { 1: "sold", 0: "delisted", 2: "price-on-request", 3: "enquiry-only", 4: "low-boiling" },
  "delisted",
);

const LastOrder = entity({
  orderedAt: ["order_time", instant],
  /** What the customer paid for one. */
  price: ["price", amount],
  /** Null where that was not recorded. */
  isInStock: ["in_stock", maybe(flag)],
});

/** A product with a quantity as it is offered to the viewer now, whether or not the catalogue still has it. */
export const offeredFields = {
  kind: ["type", goodsKind],
  /** The id of the pack; empty for an instrument, and for what left the catalogue. */
  productId: ["product_id", text],
  itemCode: ["item_code", id],
  productCode: ["product_code", id],
  chineseName: ["item_cn_name", text],
  englishName: ["item_en_name", text],
  /** Empty for an instrument, which has attributes. */
  pack: ["product_pack", text],
  attributes: ["sku_attr", maybe(attributes)],
  quantity: ["quantity", count],
  state: ["state", lineState],
  /** The viewer's own price; null where there is none. */
  price: ["product_price", maybe(amount)],
  ...chosenStockFields,
  isFutures: offerFields.isFutures,
  /** Empty for an instrument, and for what left the catalogue, as are what follows. */
  specification: ["item_specification", text],
  casNumber: ["chem_cas", text],
  smiles: ["smile_code", text],
  ...restrictionFields,
  hazardStatements: ["hazard_codes", list(id)],
} as const;

/** A product of a list: its names are those of the time when it was added, its price and stock are those of now. */
export const ShoppingListLine = entity({
  ...offeredFields,
  lastOrder: ["last_order", maybe(LastOrder)],
});
export type ShoppingListLine = EntityOf<typeof ShoppingListLine>;

export const ShoppingList = entity({
  listId: ["list_id", id],
  name: ["list_name", text],
  /** In the order in which they were added. */
  lines: ["list", list(ShoppingListLine)],
  total: ["money", amount],
  orderedAt: ["order_time", maybe(instant)],
  /** The filings that its reagents require, accepted or not. */
  filings: ["filings", list(RequiredFiling)],
});
export type ShoppingList = EntityOf<typeof ShoppingList>;

const ListId = { listId: ["list_id", id] } as const;
const Name = { name: ["list_name", line()] } as const;
const Product = { kind: ["type", goodsKind], productCode: ["product_code", line()] } as const;
const Quantity = { quantity: ["quantity", number] } as const;

/** A product that a call names by its code, with how many of it. */
export const ChosenProduct = entity({ ...Product, ...Quantity });
export type ChosenProduct = EntityOf<typeof ChosenProduct>;

const missing = { [codes.notFound]: "warning-alert" } as const;
const wrong = { [codes.badRequest]: "warning-alert" } as const;
const taken = { [codes.nameTaken]: "in-form" } as const;

/** The customer's lists, the newest first. */
export const listShoppingLists = endpoint(
  "listShoppingLists",
  "GET /api/shopping/list/all",
  nothing,
  entity({ lists: ["list", list(ShoppingListSummary)] }),
  { auth: "required" },
);

/** A list with the customer's own prices and the stock of now. */
export const readShoppingList = endpoint(
  "readShoppingList",
  "GET /api/shopping/list/info",
  entity(ListId),
  ShoppingList,
  { auth: "required", failures: { [codes.notFound]: "empty" } },
);

/** Makes a list; 1028 where the customer has one of this name. */
export const createShoppingList = endpoint(
  "createShoppingList",
  "POST /api/shopping/list/add",
  entity(Name),
  entity(ListId),
  { auth: "required", isRepeatable: true, failures: { ...taken, ...wrong } },
);

export const renameShoppingList = endpoint(
  "renameShoppingList",
  "POST /api/shopping/list/rename",
  entity({ ...ListId, ...Name }),
  nothing,
  { auth: "required", failures: { ...taken, ...wrong, ...missing } },
);

/** Makes a list with the lines of another. */
export const copyShoppingList = endpoint(
  "copyShoppingList",
  "POST /api/shopping/list/copy",
  entity({ ...ListId, ...Name }),
  entity(ListId),
  { auth: "required", isRepeatable: true, failures: { ...taken, ...wrong, ...missing } },
);

/** Makes a list with the lines of an order, which remember its prices. */
export const saveOrderAsList = endpoint(
  "saveOrderAsList",
  "POST /api/shopping/list/order",
  entity({ orderId: ["order_id", id], ...Name }),
  entity(ListId),
  { auth: "required", isRepeatable: true, failures: { ...taken, ...wrong, ...missing } },
);

/** Adds the lines of an order to a list; the quantity of a product that the list has already is added to, another remembers its price. */
export const addOrderToList = endpoint(
  "addOrderToList",
  "POST /api/shopping/list/order/add",
  entity({ ...ListId, orderId: ["order_id", id] }),
  nothing,
  { auth: "required", isRepeatable: true, failures: missing },
);

export const deleteShoppingList = endpoint(
  "deleteShoppingList",
  "POST /api/shopping/list/delete",
  entity(ListId),
  nothing,
  { auth: "required", failures: missing },
);

/** Adds products, all or none; the quantity of one that the list has already is added to. */
export const addToShoppingList = endpoint(
  "addToShoppingList",
  "POST /api/shopping/list/products/add",
  entity({
    ...ListId,
    products: ["products", list(ChosenProduct, MOST_LIST_LINES)],
  }),
  nothing,
  { auth: "required", isRepeatable: true, failures: { ...wrong, ...missing } },
);

/** Sets the quantity of a line. */
export const editShoppingListLine = endpoint(
  "editShoppingListLine",
  "POST /api/shopping/list/products/edit",
  entity({ ...ListId, ...Product, ...Quantity }),
  nothing,
  { auth: "required", failures: { ...wrong, ...missing } },
);

/** A line that is gone already is no failure. */
export const removeShoppingListLine = endpoint(
  "removeShoppingListLine",
  "POST /api/shopping/list/products/remove",
  entity({ ...ListId, ...Product }),
  nothing,
  { auth: "required", failures: missing },
);

/**
 * Takes a reagent out of a list and puts packs in its place, all of it or nothing. `quantity` is that of the line, by which the packs
 * were chosen: another one is refused.
 */
export const exchangeListLine = endpoint(
  "exchangeListLine",
  "POST /api/shopping/list/products/exchange",
  entity({
    ...ListId,
    productCode: ["product_code", line()],
    ...Quantity,
    products: [
      "products",
      list(entity({ productCode: ["product_code", line()], ...Quantity }), MOST_LIST_LINES),
    ],
  }),
  nothing,
  { auth: "required", isRepeatable: true, failures: { ...wrong, ...missing } },
);

/** Takes the last exchange of a product of a list back, for a day; 404 where there is none. */
export const undoListExchange = endpoint(
  "undoListExchange",
  "POST /api/shopping/list/products/exchange/undo",
  entity({ ...ListId, productCode: ["product_code", line()] }),
  nothing,
  { auth: "required", isRepeatable: true, failures: missing },
);

/** Adds what can be bought to the cart in one step, with a verdict for every line, in the order of the lines. */
export const addListToCart = endpoint(
  "addListToCart",
  "POST /api/shopping/list/cart",
  entity(ListId),
  Verdicts,
  {
    auth: "required",
    isRepeatable: true,
    failures: missing,
  },
);
