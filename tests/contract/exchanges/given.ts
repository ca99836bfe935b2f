import { UNREFINED } from "@reagent/domain/facet";
import type { Facts } from "../party.ts";

export const chinese = /\p{Script=Han}/u;
export const search = { page: 1, limit: 20, source: "web", ...UNREFINED };
/** An unknown code. */
export const nowhere = "ZZ000000";
/** A common password that only the server knows as such. */
export const common = "zhangwei";

export const item = ({ itemCode }: Facts) => ({ itemCode });
export const batch = ({ batchCode, batchProductCode }: Facts) => ({
  batchCode,
  productCode: batchProductCode,
});
export const onePack = ({ itemCode, productId }: Facts) => ({ itemCode, productId, quantity: 2 });
export const line = ({ productId }: Facts) => ({ productId, kind: "reagent" as const });
