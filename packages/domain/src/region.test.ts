import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { regionFields, settledRegion } from "./region.ts";

describe("regionFields (storefront §5, registration)", () => {
  const Place = v.object(regionFields);

  it("accept the codes of all three", () => {
    const place = { province: "310000", city: "310100", district: "310115" };
    expect(v.parse(Place, place)).toEqual(place);
  });

  it("reports each missing field of a region", () => {
    const { issues } = v.safeParse(Place, { province: "", city: "", district: "0".repeat(13) });
    expect(issues?.map(({ message }) => message)).toEqual([
      "province-required",
      "city-required",
      "district-required",
    ]);
  });
});

describe("settledRegion", () => {
  it("keeps a choice that is in the list", () => {
    expect(settledRegion("2", ["1", "2"])).toBe("2");
  });

  it("drops a choice that is not in the list", () => {
    expect(settledRegion("3", ["1", "2"])).toBe("");
    expect(settledRegion("3", [])).toBe("");
  });

  it("chooses a single one, such as the city of a municipality", () => {
    expect(settledRegion("", ["110100"])).toBe("110100");
  });
});
