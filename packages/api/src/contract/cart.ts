import { MOST_CART_LINES } from "@reagent/domain/cart";
import {
  amount,
  attributes,
  code,
  count,
  day,
  entity,
  type EntityOf,
  flag,
  id,
  list,
  maybe,
  nothing,
  number,
  optionalAmount,
  text,
  line,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { RequiredFiling } from "./filing.ts";
import {
  cartGoodsFields,
  chosenStockFields,
  offerFields,
  restrictionFields,
} from "./goods-fields.ts";
import { goodsKind } from "./goods-kind.ts";
import { signalWord } from "./product.ts";

/** The fields of a line in the cart and at checkout. */
export const lineFields = {
  productId: ["product_id", id],
  itemId: ["item_id", text],
  ...cartGoodsFields,
  attributes: ["sku_attr", maybe(attributes)],
  drawing: ["item_upimg", text],
  ...chosenStockFields,
  listPrice: ["product_price", amount],
  salesPrice: ["product_sales_price", optionalAmount],
  ...offerFields,
  ...restrictionFields,
  quantity: ["quantity", count],
  total: ["product_total_price", amount],
  customerItemNumber: ["cus_item_no", text],
  /** The batch that the customer wants it of, "" for any; the stock is then that of the batch. */
  pinnedBatch: ["batch_code", text],
  /** The last day of the line's quoted price and quantity, "" for none. */
  quotedUntil: ["quote_day", day],
  /** Whether that day is over: the line has its usual price, or none where its product has none. */
  isQuoteOver: ["quote_over", flag],
  /** Empty for instruments, as are the hazard statements. */
  casNumber: ["chem_cas", text],
  /** The structure as SMILES; of a solution that of the dissolved substance. Empty where it is not known. */
  smiles: ["smile_code", text],
  hazardStatements: ["hazard_codes", list(id)],
} as const;

/** A line of the cart (storefront §3, cart line). */
export const CartLine = entity({
  ...lineFields,
  isSelected: ["check", flag],
  /** Empty for instruments. */
  pictograms: ["ghs_pictograms", list(id)],
  signalWord: ["signal", signalWord],
});
export type CartLine = EntityOf<typeof CartLine>;

/** The freight of the selected lines of one kind; see `KindFreight`. */
const CartFreight = entity({
  kind: ["type", goodsKind],
  fee: ["expressFee", amount],
  untilFree: ["free_gap", maybe(amount)],
});

export const Cart = entity({
  reagents: ["list", list(CartLine)],
  instruments: ["instrument", list(CartLine)],
  /** The money of the selected lines. */
  total: ["money", amount],
  /** Their freight, for each kind that has any. */
  freight: ["express", list(CartFreight)],
  /** Why the selected lines cannot be ordered before other orders are paid or cancelled; empty where they can. */
  overLimit: ["unpaid_limit", text],
  /** The filings that the reagents require, accepted or not. */
  filings: ["filings", list(RequiredFiling)],
});
export type Cart = EntityOf<typeof Cart>;

/** What identifies a line. */
const LineKey = { productId: ["product_id", id], kind: ["type", goodsKind] } as const;
const Quantities = entity({ productId: ["product_id", id], quantity: ["total", number] });

/** The whole cart; 1202 when it is empty. */
export const readCart = endpoint("readCart", "GET /api/cart/list", nothing, Cart, {
  auth: "required",
  failures: { [codes.emptyCart]: "empty" },
});

/** Adds one pack. */
export const addToCart = endpoint(
  "addToCart",
  "POST /api/cart/add",
  entity({
    itemCode: ["item_code", id],
    productId: ["product_id", id],
    quantity: ["total", number],
  }),
  nothing,
  {
    auth: "required",
    screenHandlesExpiry: true,
    isRepeatable: true,
    failures: { [codes.badRequest]: "warning-alert" },
  },
);

/** Adds several packs of one item at once: all of them or none. */
export const addAllToCart = endpoint(
  "addAllToCart",
  "POST /api/cart/addition",
  entity({
    itemCode: ["item_code", id],
    products: ["products", list(Quantities, MOST_CART_LINES)],
  }),
  nothing,
  {
    auth: "required",
    screenHandlesExpiry: true,
    isRepeatable: true,
    failures: { [codes.badRequest]: "warning-alert" },
  },
);

/**
 * Wants a pack of a batch, or of any batch where the batch is empty. Adds the quantity to its line; with 0 the pack is in the cart already.
 */
export const pinToBatch = endpoint(
  "pinToBatch",
  "POST /api/cart/batch",
  entity({
    productId: ["product_id", id],
    batchCode: ["batch_code", line()],
    quantity: ["total", count],
  }),
  nothing,
  {
    auth: "required",
    screenHandlesExpiry: true,
    isRepeatable: true,
    failures: { [codes.badRequest]: "warning-alert" },
  },
);

/** Adds by product code (quick order). */
export const quickAddToCart = endpoint(
  "quickAddToCart",
  "POST /api/cart/quick",
  entity({ productCode: ["code", line()], quantity: ["total", number] }),
  nothing,
  {
    auth: "required",
    screenHandlesExpiry: true,
    isRepeatable: true,
    failures: {
      otherwise: "product-not-found-alert",
      [codes.notFound]: "product-not-found-alert",
      [codes.badRequest]: "product-not-found-alert",
    },
  },
);

export const addInstrumentToCart = endpoint(
  "addInstrumentToCart",
  "POST /api/instrument/add",
  entity({ spuCode: ["spu_code", id], skuId: ["sku_id", id], quantity: ["total", number] }),
  nothing,
  {
    auth: "required",
    screenHandlesExpiry: true,
    isRepeatable: true,
    failures: { otherwise: "error-toast", [codes.badRequest]: "error-toast" },
  },
);

/** Sets the quantity and the customer's own item number of a line. */
export const editCartLine = endpoint(
  "editCartLine",
  "POST /api/cart/edit",
  entity({ ...LineKey, quantity: ["total", number], customerItemNumber: ["po", line()] }),
  nothing,
  { auth: "required", failures: { [codes.badRequest]: "warning-alert" } },
);

export const removeCartLine = endpoint(
  "removeCartLine",
  "POST /api/cart/remove",
  entity(LineKey),
  nothing,
  { auth: "required", failures: { otherwise: "quiet" } },
);

export const clearCart = endpoint("clearCart", "POST /api/cart/clear", nothing, nothing, {
  auth: "required",
  failures: { otherwise: "quiet" },
});

/** Selects or unselects a line; product id 0 means all lines of that kind. */
export const checkCartLine = endpoint(
  "checkCartLine",
  "POST /api/cart/check",
  entity({ ...LineKey, isSelected: ["check", flag] }),
  nothing,
  { auth: "required", failures: { otherwise: "quiet" } },
);

/** Packs of an offer, with how many of them. */
const ExchangePack = entity({
  productId: ["product_id", id],
  productCode: ["product_code", text],
  pack: ["product_pack", text],
  quantity: ["quantity", count],
  /** What the customer pays for one. */
  price: ["product_price", amount],
  ...chosenStockFields,
});
export type ExchangePack = EntityOf<typeof ExchangePack>;

/** Packs of an item that can take the place of a line (decisions, exchange of a line). */
export const ExchangeOffer = entity({
  kind: ["offer_type", code({ 1: "pack", 2: "grade", 3: "form", 4: "salt" }, "form")],
  /** Of another salt of the substance what it is, such as "hydrochloride", in the language of the call; empty for the same substance. */
  saltName: ["salt_name", text],
  itemCode: ["item_code", id],
  chineseName: ["item_cn_name", text],
  englishName: ["item_en_name", text],
  specification: ["item_specification", text],
  casNumber: ["chem_cas", text],
  ...restrictionFields,
  hazardStatements: ["hazard_codes", list(id)],
  /** The largest first. */
  packs: ["product_list", list(ExchangePack)],
  /** What they cost together. */
  total: ["money", amount],
  /** Whether all of them are in stock. */
  isInStock: ["if_stock", flag],
  /** The amount with the moles of the line: "15.65 g". */
  need: ["need", text],
  /** In all the packs together; null where it is not known. */
  millimoles: ["mmol", maybe(number)],
});
export type ExchangeOffer = EntityOf<typeof ExchangeOffer>;

export const ExchangeOffers = entity({
  /** Other salts last; of both those in stock first, then those that ask least of the buyer, then the cheapest. */
  offers: ["list", list(ExchangeOffer)],
  /** In the packs of the line together; null where it is not known. */
  millimoles: ["mmol", maybe(number)],
});
export type ExchangeOffers = EntityOf<typeof ExchangeOffers>;

/** What can take the place of a quantity of a pack, at the customer's prices; nothing for an unknown pack. */
export const listExchangeOffers = endpoint(
  "listExchangeOffers",
  "GET /api/cart/exchange/list",
  entity({ productId: ["product_id", id], quantity: ["total", count] }),
  ExchangeOffers,
  { auth: "required" },
);

/** How many packs are asked about in a call. */
export const MOST_ASKED_PACKS = 100;

/** Which of some packs, each in its quantity, others can take the place of: those of which `listExchangeOffers` lists any. */
export const findExchangeable = endpoint(
  "findExchangeable",
  "POST /api/cart/exchange/find",
  entity({ products: ["products", list(Quantities, MOST_ASKED_PACKS)] }),
  entity({ productIds: ["products", list(id)] }),
  { isRead: true, auth: "required", failures: { otherwise: "nothing" } },
);

/**
 * Takes a reagent out of the cart and puts packs in its place, all of it or nothing. `quantity` is that of the line, by which the packs
 * were chosen: another one is refused.
 */
export const exchangeCartLine = endpoint(
  "exchangeCartLine",
  "POST /api/cart/exchange",
  entity({
    productId: ["product_id", id],
    quantity: ["total", number],
    products: ["products", list(Quantities, MOST_CART_LINES)],
  }),
  nothing,
  { auth: "required", isRepeatable: true, failures: { [codes.badRequest]: "warning-alert" } },
);

/** Takes the last exchange of a pack back, for a day; 404 where there is none. */
export const undoCartExchange = endpoint(
  "undoCartExchange",
  "POST /api/cart/exchange/undo",
  entity({ productId: ["product_id", id] }),
  nothing,
  { auth: "required", isRepeatable: true, failures: { [codes.notFound]: "warning-alert" } },
);

/** Unselects reagents by the ids of their packs, so that restricted products stay in the cart for later. */
export const uncheckProducts = endpoint(
  "uncheckProducts",
  "POST /api/cart/uncheck",
  entity({ productIds: ["products", list(id, MOST_CART_LINES)] }),
  nothing,
  { auth: "required" },
);
