import { count, entity, type EntityOf, id, list, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { itemCategory, Pack, safetyLevel } from "./product.ts";

export const Favourite = entity({
  favouriteId: ["fav_id", id],
  itemId: ["item_id", id],
  itemCode: ["item_code", id],
  chineseName: ["item_name", text],
  englishName: ["item_en_name", text],
  casNumber: ["chem_cas", text],
  specification: ["item_specification", text],
  formula: ["chem_mf", text],
  molecularWeight: ["chem_mw", text],
  drawing: ["item_upimg", text],
  category: ["item_product_cate", itemCategory],
  safetyLevel: ["item_safe_level", safetyLevel],
  packs: ["productList", list(Pack)],
});
export type Favourite = EntityOf<typeof Favourite>;

/** The customer's favourites, newest first; pages of 20, five in the panel. */
export const listFavourites = endpoint(
  "listFavourites",
  "GET /api/favourite/list",
  entity({ limit: ["limit", count], page: ["page", count] }),
  entity({ favourites: ["list", list(Favourite)], total: ["total", count] }),
  { auth: "required" },
);

export const addFavourite = endpoint(
  "addFavourite",
  "POST /api/favourite/add",
  entity({ itemId: ["item_id", id] }),
  nothing,
  {
    auth: "required",
    screenHandlesExpiry: true,
  },
);

export const cancelFavourite = endpoint(
  "cancelFavourite",
  "POST /api/favourite/cancel",
  entity({ favouriteId: ["id", id] }),
  nothing,
  {
    auth: "required",
  },
);
