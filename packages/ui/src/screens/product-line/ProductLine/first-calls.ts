import {
  listProductLineItems,
  listProductLines,
  readProductLine,
} from "@reagent/api/contract/product-line";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { pageOfText } from "@reagent/domain/paging";
import { firstCall } from "../../../data/first-calls.ts";

/** A page of the items of a line. */
export const lineItemsQuery = (id: string, page: number) => ({
  id,
  page,
  limit: PAGE_SIZE.productLineItems,
});

/** What the page of all lines reads first. */
export const productLinesCalls = () => [firstCall(listProductLines, {})];

/** What the page of a line reads first; `page` is the text in the address. */
export const productLineCalls = (id: string, page: string | null) => [
  firstCall(readProductLine, { id }),
  firstCall(listProductLineItems, lineItemsQuery(id, pageOfText(page))),
  ...productLinesCalls(),
];
