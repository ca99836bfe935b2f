import { LONGEST_REACTION_TEXT, MOST_REACTION_ROWS } from "@reagent/domain/reaction-plan";
import {
  count,
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  lines,
  list,
  maybe,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { RequiredFiling } from "./filing.ts";
import { restrictionFields } from "./goods-fields.ts";
import { Pack, safetyLevel } from "./product.ts";

/** An item with what a plan of a reaction calculates and shows of it. */
export const ReactionItem = entity({
  itemCode: ["item_code", id],
  chineseName: ["item_cn_name", text],
  englishName: ["item_en_name", text],
  specification: ["item_specification", text],
  casNumber: ["chem_cas", text],
  /** Empty where it is not known. */
  smiles: ["smile_code", text],
  molecularWeight: ["chem_mw", text],
  density: ["item_density", text],
  meltingPoint: ["item_melting", text],
  hazardStatements: ["hazard_codes", list(id)],
  safetyLevel: ["item_safe_level", safetyLevel],
  ...restrictionFields,
  packs: ["product_list", list(Pack)],
  /** What the customer ordered of it last, without what was cancelled; null for never, and for a guest. */
  lastOrder: [
    "last_order",
    maybe(
      entity({
        orderedAt: ["order_time", instant],
        productCode: ["product_code", text],
        quantity: ["quantity", count],
      }),
    ),
  ],
});
export type ReactionItem = EntityOf<typeof ReactionItem>;

/** What was found for a row. */
export const ReactionRow = entity({
  /** Likeliest first, at most 6; none where nothing was found. */
  itemCodes: ["item_code", list(id)],
  /** Whether they have the code, number, whole name or structure of the row; otherwise they were searched for. */
  isExact: ["exact", flag],
  /** Of a SMILES that no item has, in g/mol; empty for all others. */
  molecularWeight: ["chem_mw", text],
});
export type ReactionRow = EntityOf<typeof ReactionRow>;

export const ResolvedReaction = entity({
  /** In the order of the rows that were sent. */
  rows: ["lines", list(ReactionRow)],
  /** Each item of the rows once, with the prices that the viewer may see. */
  items: ["list", list(ReactionItem)],
  isLoggedIn: ["login", flag],
  /** The filings that the items require of a customer, with what was decided about each; none for a guest. */
  filings: ["filings", list(RequiredFiling)],
});
export type ResolvedReaction = EntityOf<typeof ResolvedReaction>;

/**
 * Finds the items of the rows of a reaction, by code, CAS number, name or SMILES, with their facts, packs and hazards. At most 30 rows of 400
 * characters. At most four such calls of a network are answered at the same time.
 */
export const resolveReaction = endpoint(
  "resolveReaction",
  "POST /api/reaction/rows",
  entity({ rows: ["lines", list(lines(LONGEST_REACTION_TEXT), MOST_REACTION_ROWS)] }),
  ResolvedReaction,
  { isRead: true, auth: "optional", failures: { otherwise: "quiet" } },
);
