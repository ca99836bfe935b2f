import { filterOf } from "@reagent/domain/order";
import { describe, expect, it } from "vitest";
import {
  activeFilters,
  readListAddress,
  writtenListAddress,
} from "../../../blocks/ListPage/list-address.ts";
import { orderFilters } from "./order-address.ts";

const all = orderFilters("all");
const paid = orderFilters("paid");
const read = (query: string, of = all) => readListAddress(new URLSearchParams(query), of).filter;

describe("the address of a list of orders", () => {
  it("the address of a list of orders is read as it was written", () => {
    const filter = {
      ...filterOf("all"),
      from: "2026-11-01",
      to: "2026-11-20",
      casNumber: "64-17-5",
      customerOrderNumber: "YF-2026/05 & 18",
      review: "reviewed",
    } as const;
    const written = writtenListAddress(filter, 3, all);
    expect(written).toMatchObject({ cas: "64-17-5", page: "3" });
    expect(read(new URLSearchParams(written).toString())).toEqual(filter);
    expect(activeFilters(filter, all)).toHaveLength(5);
  });

  it("the address of a list of orders has no query for the plain list", () => {
    expect(writtenListAddress(filterOf("paid"), 1, paid)).toEqual({});
  });

  it.each(["review=4", "from=yesterday", "from=2026-11-21&to=2026-11-20", "page=x"])(
    "sets no filter with the invalid query %s",
    (query) => {
      expect(read(query)).toEqual(filterOf("all"));
    },
  );

  it("does not overrule what the route says of payment", () => {
    expect(read("payment=unpaid", paid).payment).toBe("paid");
    expect(read("payment=unpaid").payment).toBe("unpaid");
  });
});
