import { describe, expect, it } from "vitest";
import { isInForce, limitedGoods, type ShopLimit } from "./shop-limit.ts";

const moment = { day: "2026-11-21", province: "420000", city: "420100", district: "420111" };
const always = { region: "", from: "", until: "" };

describe("a limit of the shop", () => {
  it.each<[string, Partial<ShopLimit>, boolean]>([
    ["everywhere", {}, true],
    ["in the province", { region: "420000" }, true],
    ["in the city", { region: "420100" }, true],
    ["in the district", { region: "420111" }, true],
    ["in another district", { region: "420106" }, false],
    ["from this day on", { from: "2026-11-21" }, true],
    ["from the next day on", { from: "2026-11-22" }, false],
    ["until this day", { until: "2026-11-21" }, true],
    ["until the day before", { until: "2026-11-20" }, false],
  ])("%s: %s", (_, limit, expected) => {
    expect(isInForce({ ...always, ...limit }, moment)).toBe(expected);
  });

  it("in a region is not in force while no address is chosen", () => {
    const nowhere = { day: "2026-11-21", province: "", city: "", district: "" };
    expect(isInForce({ ...always, region: "420000" }, nowhere)).toBe(false);
    expect(isInForce(always, nowhere)).toBe(true);
  });

  it("is on its goods, or on all", () => {
    const lines = [{ itemCode: "E100001" }, { itemCode: "S100002" }];
    expect(limitedGoods({ itemCodes: ["S100002"] }, lines)).toEqual([lines[1]]);
    expect(limitedGoods({ itemCodes: [] }, lines)).toEqual(lines);
  });
});
