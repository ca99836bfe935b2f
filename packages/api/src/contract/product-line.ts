import { count, entity, type EntityOf, id, list, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { itemRowFields, Pack } from "./product.ts";

/** A group of items that is presented together. */
export const ProductLine = entity({
  id: ["productline_id", id],
  name: ["productline_name", text],
  claim: ["productline_adv", text],
  drawing: ["up_img", text],
  alt: ["up_img_alt", text],
  /** HTML. */
  description: ["productline_desc", text],
});
export type ProductLine = EntityOf<typeof ProductLine>;

/** An item of a line with its packs; an opened row reads them again, since prices and stock change (`readPriceAndStock`). */
export const ProductLineItem = entity({
  ...itemRowFields,
  drawing: ["up_img", text],
  packs: ["productList", list(Pack)],
});
export type ProductLineItem = EntityOf<typeof ProductLineItem>;

export const ProductLineItems = entity({
  items: ["list", list(ProductLineItem)],
  total: ["total", count],
});
export type ProductLineItems = EntityOf<typeof ProductLineItems>;

export const listProductLines = endpoint(
  "listProductLines",
  "GET /api/productline/list",
  nothing,
  entity({ lines: ["list", list(ProductLine)] }),
);

export const readProductLine = endpoint(
  "readProductLine",
  "GET /api/productline/info",
  entity({ id: ["id", id] }),
  ProductLine,
  { failures: { [codes.notFound]: "empty" } },
);

/** The items of a line in its order; pages of 20; none for an unknown line. */
export const listProductLineItems = endpoint(
  "listProductLineItems",
  "GET /api/productline/goods",
  entity({ id: ["id", id], page: ["page", count], limit: ["limit", count] }),
  ProductLineItems,
  { auth: "optional" },
);
