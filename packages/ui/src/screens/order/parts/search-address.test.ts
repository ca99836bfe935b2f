import { filterOf } from "@reagent/domain/order";
import { describe, expect, it } from "vitest";
import { activeFilters, readSearch, writtenSearch } from "./search-address.ts";

const read = (query: string, kind: "all" | "paid" = "all") =>
  readSearch(new URLSearchParams(query), filterOf(kind));

describe("the search in an address", () => {
  it("comes back as it was written", () => {
    const filter = {
      ...filterOf("all"),
      from: "2026-11-01",
      to: "2026-11-20",
      casNumber: "64-17-5",
      customerOrderNumber: "YF-2026/05 & 18",
      review: "reviewed",
    } as const;
    const written = writtenSearch(filter, filterOf("all"), 3);
    expect(written).toMatchObject({ cas: "64-17-5", page: "3" });
    expect(read(new URLSearchParams(written).toString())).toEqual(filter);
    expect(activeFilters(filter, filterOf("all"))).toHaveLength(5);
  });

  it("says nothing of a plain list", () => {
    expect(writtenSearch(filterOf("paid"), filterOf("paid"), 1)).toEqual({});
  });

  it.each(["review=4", "from=yesterday", "from=2026-11-21&to=2026-11-20", "page=x"])(
    "is left out where it means nothing: %s",
    (query) => {
      expect(read(query)).toEqual(filterOf("all"));
    },
  );

  it("does not overrule the route", () => {
    expect(read("payment=unpaid", "paid").payment).toBe("paid");
    expect(read("payment=unpaid").payment).toBe("unpaid");
  });
});
