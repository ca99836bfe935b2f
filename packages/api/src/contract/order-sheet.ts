import { LONGEST_SHEET_LINE, MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import { entity, type EntityOf, flag, id, lines, list, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { RequiredFiling } from "./filing.ts";
import { restrictionFields } from "./goods-fields.ts";
import { Pack, safetyLevel } from "./product.ts";

/** A pack with its item, as an order sheet shows it. */
export const SheetPack = entity({
  itemCode: ["item_code", id],
  chineseName: ["item_cn_name", text],
  englishName: ["item_en_name", text],
  casNumber: ["chem_cas", text],
  /** Empty where it is not known. */
  smiles: ["smile_code", text],
  safetyLevel: ["item_safe_level", safetyLevel],
  ...restrictionFields,
  hazardStatements: ["hazard_codes", list(id)],
  pack: ["product", Pack],
});
export type SheetPack = EntityOf<typeof SheetPack>;

/** What a line of an order sheet means. */
export const SheetLine = entity({
  /** The pack that the line means for certain; empty where it has to be chosen. */
  productId: ["product_id", text],
  /** The packs to choose from, likeliest first, at most 12; none where nothing was found. */
  suggestions: ["products", list(id)],
  /** Whether a code, a number or the whole name of the suggested products is in the line; else they are only like it. */
  isExact: ["exact", flag],
  /** Whether no product has the code of the line: the first suggestions have one that is near. */
  isNearCode: ["near_code", flag],
});
export type SheetLine = EntityOf<typeof SheetLine>;

export const OrderSheet = entity({
  /** In the order of the lines that were sent. */
  lines: ["lines", list(SheetLine)],
  /** Each pack of the suggestions once, with the prices that the viewer may see. */
  packs: ["list", list(SheetPack)],
  isLoggedIn: ["login", flag],
  /** The filings that the packs require of a customer, with what was decided about each; none for a guest. */
  filings: ["filings", list(RequiredFiling)],
});
export type OrderSheet = EntityOf<typeof OrderSheet>;

/**
 * Resolves lines as people write them in lists, such as "乙醇 64-17-5 500mL x3", to packs with price, stock and delivery. At most 500 lines of 200
 * characters; where the searches for many long lines would be too much work, some of them find nothing. At most four such calls of a
 * network are answered at the same time.
 */
export const resolveOrderSheet = endpoint(
  "resolveOrderSheet",
  "POST /api/quick/sheet",
  entity({ lines: ["lines", list(lines(LONGEST_SHEET_LINE), MOST_SHEET_LINES)] }),
  OrderSheet,
  { isRead: true, auth: "optional", failures: { otherwise: "quiet" } },
);
