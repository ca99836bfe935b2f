import { UNFILTERED } from "@reagent/domain/balance";
import { describe, expect, it } from "vitest";
import { logQuery, logViewOf } from "./log-address.ts";

describe("the address of a log", () => {
  it.each([
    ["", UNFILTERED, 1],
    ["?page=3", UNFILTERED, 3],
    ["?from=2026-11-01&least=99.50", { ...UNFILTERED, from: "2026-11-01", least: "99.50" }, 1],
    [
      "?from=2026-11-01&to=2026-11-21&least=1&most=2&page=2",
      { from: "2026-11-01", to: "2026-11-21", least: "1", most: "2" },
      2,
    ],
  ])("%j says what is shown, and is written back alike", (address, filter, page) => {
    const view = logViewOf(new URLSearchParams(address));
    expect(view).toEqual({ filter, page });
    expect(logQuery(view)).toBe(address);
  });

  it.each(["?from=yesterday", "?least=9&most=3", "?least=many", "?page=0", "?page=x"])(
    "%j asks for everything",
    (address) => {
      expect(logViewOf(new URLSearchParams(address))).toEqual({ filter: UNFILTERED, page: 1 });
    },
  );
});
