import type { GroupedItem } from "@reagent/api/contract/product";
import { UNREFINED } from "@reagent/domain/facet";
import { expect } from "vitest";
import type { Facts } from "../party.ts";

export const chinese = /\p{Script=Han}/u;
export const search = { page: 1, limit: 20, source: "web", ...UNREFINED };
/** A kind of instruments that the demo and the samples have. */
export const stirring = "搅拌与混匀";
/** An unknown code. */
export const nowhere = "ZZ000000";
/** A common password that only the server knows as such. */
export const common = "zhangwei";

/** Expects that each item of a group names one of its packs with its price, and the group. */
export function expectGrouped(items: readonly GroupedItem[], group: string): void {
  for (const { itemCode, productCode, price, fromPrice, groupName, groupPath } of items) {
    expect(productCode).toMatch(new RegExp(`^${itemCode}-`, "u"));
    expect(price).toBe(fromPrice);
    expect(groupName).toBe(group);
    expect(groupPath).toMatch(/^\/category\/\d+$/u);
  }
}

export const item = ({ itemCode }: Facts) => ({ itemCode });
export const batch = ({ batchCode, batchProductCode }: Facts) => ({
  batchCode,
  productCode: batchProductCode,
});
export const onePack = ({ itemCode, productId }: Facts) => ({ itemCode, productId, quantity: 2 });
export const line = ({ productId }: Facts) => ({ productId, kind: "reagent" as const });
