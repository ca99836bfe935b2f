import { UNFILTERED } from "@reagent/domain/balance";
import { describe, expect, it } from "vitest";
import { readListAddress, writtenListAddress } from "../../../../blocks/ListPage/list-address.ts";
import { logFilters } from "./log-address.ts";

const read = (address: string) => readListAddress(new URLSearchParams(address), logFilters);

describe("the address of a log", () => {
  it.each([
    ["", UNFILTERED, 1],
    ["page=3", UNFILTERED, 3],
    ["from=2026-11-01&least=99.50", { ...UNFILTERED, from: "2026-11-01", least: "99.50" }, 1],
    [
      "from=2026-11-01&to=2026-11-21&least=1&most=2&page=2",
      { from: "2026-11-01", to: "2026-11-21", least: "1", most: "2" },
      2,
    ],
  ])("%j is read as filter and page, and written back alike", (address, filter, page) => {
    expect(read(address)).toEqual({ filter, page });
    expect(new URLSearchParams(writtenListAddress(filter, page, logFilters)).toString()).toBe(
      address,
    );
  });

  it.each(["from=yesterday", "least=9&most=3", "least=many", "page=0", "page=x"])(
    "the invalid query %j sets no filter",
    (address) => {
      expect(read(address)).toEqual({ filter: UNFILTERED, page: 1 });
    },
  );
});
