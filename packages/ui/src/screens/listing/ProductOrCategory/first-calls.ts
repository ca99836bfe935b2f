import { productCalls } from "../../product/Product/first-calls.ts";
import { categoryCalls } from "../Category/first-calls.ts";

/** Ids of categories are numbers, codes of items are not. */
export function isCategoryId(code: string): boolean {
  return /^\d+$/.test(code);
}

/** What the page of an item or of a category reads first. */
export const productOrCategoryCalls = (code: string, query: URLSearchParams) =>
  isCategoryId(code) ? categoryCalls(code, query) : productCalls(code);
