import { count, entity, type EntityOf, id, line, list, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { headerNames } from "./signature.ts";

/** One file of product data: the products of one of the top categories. */
export const ProductDataFile = entity({
  categoryId: ["tree_id", id],
  category: ["tree_name", text],
  /** How many items it holds. */
  items: ["item_count", count],
});
export type ProductDataFile = EntityOf<typeof ProductDataFile>;

/** The files of product data, for customers who may download them (customer centre §6, account data). */
export const listProductData = endpoint(
  "listProductData",
  "GET /api/center/product/data",
  nothing,
  entity({ files: ["data", list(ProductDataFile)] }),
  { auth: "required", failures: { [codes.notEntitled]: "warning-block" } },
);

/** Names one file and the address that downloads it, which is valid for one download within a minute (decisions, token). */
export const productDownload = endpoint(
  "productDownload",
  "POST /api/center/product/download",
  entity({ categoryId: ["tree_id", id] }),
  entity({ fileName: ["file_name", text], url: ["url", text] }),
  {
    auth: "required",
    failures: { [codes.notEntitled]: "warning-alert", [codes.notFound]: "warning-alert" },
  },
);

/** One file of product data as CSV, for a ticket in place of the token (customer centre §7, product download). */
export const downloadProductData = endpoint(
  "downloadProductData",
  "GET /api/center/product/file",
  entity({ ticket: [headerNames.token, id], deviceId: [headerNames.deviceId, line()] }),
  nothing,
  { kind: "download" },
);
