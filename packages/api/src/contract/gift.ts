import {
  count,
  entity,
  type EntityOf,
  flag,
  id,
  line,
  list,
  maybe,
  nothing,
  optionalId,
  requiredCount,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { Banner } from "./home.ts";

/** A kind of gifts, a filter of the orchard. */
export const GiftType = entity({ typeId: ["type_id", id], name: ["type_name", text] });
export type GiftType = EntityOf<typeof GiftType>;

/** A range of prices, a filter of the orchard; the label is in the language of the call. */
export const PointOption = entity({ rangeId: ["id", id], label: ["val", text] });
export type PointOption = EntityOf<typeof PointOption>;

/** A gift (storefront §3, gift). Names and texts are in the language of the call; prices are whole grains; drawings are SVG. */
const giftFields = {
  giftCode: ["fruit_code", id],
  name: ["fruit_name", text],
  specification: ["fruit_specification", text],
  price: ["fruit_price", requiredCount],
  /** A lower price that applies instead; null where there is none. */
  preferentialPrice: ["preferential", maybe(count)],
  stock: ["stock", count],
  drawing: ["item_upimg", entity({ svg: ["filepath", text] })],
} as const;

/** A gift of a list. */
export const GiftRow = entity(giftFields);
export type GiftRow = EntityOf<typeof GiftRow>;

/** A gift on its page. */
export const Gift = entity({
  ...giftFields,
  typeId: ["type_id", id],
  typeName: ["type_name", text],
  note: ["fruit_note", text],
  /** All drawings, the first one included. */
  drawings: ["images", list(text)],
});
export type Gift = EntityOf<typeof Gift>;

/** A gift that a customer keeps for later; one that was taken off the shelves remains in the list. */
export const Wish = entity({ ...giftFields, isListed: ["if_usable", flag] });
export type Wish = EntityOf<typeof Wish>;

/** The filters of the orchard, and the page. An unknown type or range filters nothing. */
const filters = {
  typeId: ["type", optionalId],
  rangeId: ["option", optionalId],
  /** The highest price that is paid, in grains; null for any. */
  most: ["most", maybe(count)],
  keyword: ["keyword", line()],
  page: ["page_no", count],
  pageSize: ["page_size", count],
} as const;

/** The filters with their values, and a page of the gifts that are listed. */
const gifts = {
  types: ["type", list(GiftType)],
  ranges: ["option", list(PointOption)],
  gifts: ["list", list(GiftRow)],
  /** How many gifts the filters match. */
  total: ["total", count],
} as const;

export const Orchard = entity({ banners: ["banner", list(Banner)], ...gifts });
export type Orchard = EntityOf<typeof Orchard>;

export const FoundGifts = entity(gifts);
export type FoundGifts = EntityOf<typeof FoundGifts>;

/** The customer in the header of the orchard. All grains expire at the end of the year, or none do. */
export const OrchardUser = entity({
  name: ["username", text],
  /** How many gifts are in the basket, as the sum of the quantities without gifts that were taken off the shelves. */
  basketCount: ["cart", count],
  grains: ["exchange", count],
  /** How many of them expire at the end of the year. */
  expiringGrains: ["maili", count],
});
export type OrchardUser = EntityOf<typeof OrchardUser>;

export const readOrchardUser = endpoint(
  "readOrchardUser",
  "GET /api/orchard/user",
  nothing,
  OrchardUser,
  {
    part: "orchard",
    auth: "required",
    screenHandlesExpiry: true,
    failures: { otherwise: "nothing", [codes.notLoggedIn]: "nothing" },
  },
);

/** The home of the orchard. */
export const readOrchard = endpoint(
  "readOrchard",
  "GET /api/orchard/index",
  entity(filters),
  Orchard,
  { part: "orchard" },
);

/** The gifts whose code, name or specification contains every word of the keyword. */
export const searchGifts = endpoint(
  "searchGifts",
  "GET /api/orchard/search",
  entity(filters),
  FoundGifts,
  { part: "orchard" },
);

/** 1111 for a gift that was taken off the shelves, 1404 for an unknown code. */
export const readGift = endpoint(
  "readGift",
  "GET /api/orchard/info",
  entity({ giftCode: ["code", id] }),
  Gift,
  {
    part: "orchard",
    failures: { [codes.giftDelisted]: "warning-block", [codes.notFound]: "empty" },
  },
);

/** The gifts that the customer keeps for later, newest first. */
export const listWishes = endpoint(
  "listWishes",
  "GET /api/orchard/wishes",
  nothing,
  entity({ wishes: ["list", list(Wish)] }),
  { part: "orchard", auth: "required", screenHandlesExpiry: true },
);

/** A gift that is kept already stays. */
export const addWish = endpoint(
  "addWish",
  "POST /api/orchard/wish/add",
  entity({ giftCode: ["code", id] }),
  nothing,
  {
    part: "orchard",
    auth: "required",
    screenHandlesExpiry: true,
    failures: { [codes.giftDelisted]: "warning-alert", [codes.notFound]: "warning-alert" },
  },
);

/** A gift that is not kept is no failure. */
export const removeWish = endpoint(
  "removeWish",
  "POST /api/orchard/wish/remove",
  entity({ giftCode: ["code", id] }),
  nothing,
  { part: "orchard", auth: "required" },
);
