import { ExchangeOffer } from "./cart.ts";
import {
  count,
  entity,
  type EntityOf,
  flag,
  instant,
  line,
  list,
  maybe,
  nothing,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { goodsKind } from "./goods-kind.ts";

/** A pack or a SKU by its product code, which stays when the goods are imported again. */
const goods = { kind: ["type", goodsKind], productCode: ["product_code", line()] } as const;

/** A mail that a customer wants when a pack or a SKU is in stock again. */
export const StockAlert = entity({
  ...goods,
  /** Of an instrument, the code of its family. */
  itemCode: ["item_code", text],
  name: ["item_name", text],
  /** Of an instrument, its attributes. */
  pack: ["product_pack", text],
  askedAt: ["created_at", instant],
  /** Null until the mail is sent. */
  sentAt: ["sent_at", maybe(instant)],
  /** Whether the goods are sold through the cart. */
  isSold: ["if_sold", flag],
  /** What is in stock and can take the place of an awaited pack, at most two; none of an instrument. */
  alternatives: ["alternatives", list(ExchangeOffer)],
});
export type StockAlert = EntityOf<typeof StockAlert>;

/** The customer's alerts, newest first; pages of 20. */
export const listStockAlerts = endpoint(
  "listStockAlerts",
  "GET /api/center/stock_alert/list",
  entity({ page: ["page", count], pageSize: ["limit", count] }),
  entity({ alerts: ["data", list(StockAlert)], total: ["total", count] }),
  { auth: "required", screenHandlesExpiry: true },
);

/** The goods of all open alerts of the customer, which the pages of products mark. */
export const readOpenStockAlerts = endpoint(
  "readOpenStockAlerts",
  "GET /api/center/stock_alert/open",
  nothing,
  entity({ goods: ["list", list(entity(goods))] }),
  { auth: "required", screenHandlesExpiry: true },
);

/** Asks for a mail when goods are in stock again; an open alert stays, one whose mail was sent is opened again. */
export const addStockAlert = endpoint(
  "addStockAlert",
  "POST /api/center/stock_alert/add",
  entity(goods),
  nothing,
  {
    auth: "required",
    screenHandlesExpiry: true,
    failures: { [codes.badRequest]: "warning-alert" },
  },
);

/** Ends an alert, or takes one whose mail was sent off the list; one that is not there is no failure. */
export const endStockAlert = endpoint(
  "endStockAlert",
  "POST /api/center/stock_alert/end",
  entity(goods),
  nothing,
  { auth: "required" },
);
