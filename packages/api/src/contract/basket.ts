import {
  count,
  entity,
  type EntityOf,
  flag,
  id,
  list,
  nothing,
  number,
  requiredCount,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** A line of the basket and of the checkout (storefront §3, orchard cart); prices are whole grains, the drawing is SVG. */
export const BasketLine = entity({
  giftId: ["product_id", id],
  giftCode: ["item_code", text],
  name: ["item_name", text],
  specification: ["item_specification", text],
  typeName: ["type_name", text],
  drawing: ["item_upimg", text],
  stock: ["stock", count],
  /** The price of one that is paid: the preferential one where there is one. */
  price: ["product_price", requiredCount],
  quantity: ["quantity", requiredCount],
  amount: ["product_amount", requiredCount],
  /** Not so for a gift that was taken off the shelves: the check refuses it. */
  isListed: ["if_usable", flag],
});
export type BasketLine = EntityOf<typeof BasketLine>;

export const Basket = entity({
  lines: ["list", list(BasketLine)],
  /** The sum of the quantities. */
  quantity: ["number", count],
  /** In grains. */
  total: ["total", requiredCount],
  /** How many grains the customer has. */
  grains: ["exchange", requiredCount],
});
export type Basket = EntityOf<typeof Basket>;

const Gift = { giftId: ["product_id", id] } as const;

/** Adds gifts; 1111 for one that was taken off the shelves, 1412 where the stock does not suffice. */
export const addToBasket = endpoint(
  "addToBasket",
  "POST /api/orchard/add",
  entity({ giftCode: ["code", id], quantity: ["total", number] }),
  nothing,
  {
    part: "orchard",
    auth: "required",
    screenHandlesExpiry: true,
    isRepeatable: true,
    failures: {
      [codes.badRequest]: "warning-alert",
      [codes.notFound]: "warning-alert",
      [codes.giftDelisted]: "warning-alert",
      [codes.giftOutOfStock]: "warning-alert",
    },
  },
);

/** The whole basket; 1202 when it is empty. */
export const readBasket = endpoint("readBasket", "GET /api/orchard/cart", nothing, Basket, {
  part: "orchard",
  auth: "required",
  screenHandlesExpiry: true,
  failures: { [codes.emptyCart]: "empty" },
});

/** Sets the quantity of a line. */
export const updateBasketLine = endpoint(
  "updateBasketLine",
  "POST /api/orchard/update",
  entity({ ...Gift, quantity: ["total", number] }),
  nothing,
  {
    part: "orchard",
    auth: "required",
    failures: {
      [codes.badRequest]: "warning-alert",
      [codes.notFound]: "warning-alert",
      [codes.giftDelisted]: "warning-alert",
      [codes.giftOutOfStock]: "warning-alert",
    },
  },
);

/** A line that is gone already is no failure. */
export const removeBasketLine = endpoint(
  "removeBasketLine",
  "POST /api/orchard/delete",
  entity(Gift),
  nothing,
  { part: "orchard", auth: "required", failures: { otherwise: "quiet" } },
);

export const clearBasket = endpoint("clearBasket", "POST /api/orchard/clear", nothing, nothing, {
  part: "orchard",
  auth: "required",
  failures: { otherwise: "quiet" },
});

/** Whether the basket can be ordered now; the code says why not (storefront §5, orchard cart). */
export const checkBasket = endpoint("checkBasket", "POST /api/orchard/check", nothing, nothing, {
  part: "orchard",
  auth: "required",
  failures: {
    [codes.emptyCart]: "warning-alert",
    [codes.giftDelisted]: "warning-alert",
    [codes.giftOutOfStock]: "warning-alert",
    [codes.tooFewGrains]: "warning-alert",
  },
});
