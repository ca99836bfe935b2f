import { shortRegionName } from "@reagent/domain/address-place";
import { withEnglishNames } from "@reagent/domain/region-english";
import { englishSpellings } from "@reagent/domain/region-spelling";
import { describe, expect, test } from "vitest";
import { isRegionPath, regionName, regionPathOf, regionsIn, withRegionsIn } from "./regions.ts";

describe("regions", () => {
  const provinces = regionsIn("");
  const cities = provinces.flatMap(({ id }) => regionsIn(id));
  const districts = cities.flatMap(({ id }) => regionsIn(id));

  test("regions are all provinces with three levels everywhere, so that every address has all three", () => {
    expect(provinces).toHaveLength(34);
    for (const province of provinces) expect(regionsIn(province.id), province.name).not.toEqual([]);
    for (const city of cities) expect(regionsIn(city.id), city.name).not.toEqual([]);
    expect(districts.length).toBeGreaterThan(3000);
  });

  test("regions have a city in each municipality", () => {
    expect(regionsIn("310000")).toEqual([{ id: "310100", name: "上海市" }]);
    expect(regionsIn("310100")).toContainEqual({ id: "310115", name: "浦东新区" });
  });

  test("regions have names; districts and unknown codes contain none", () => {
    expect(regionName("420111")).toBe("洪山区");
    expect(regionName("0")).toBeUndefined();
    for (const id of ["420111", "0", "abc", "__proto__"]) expect(regionsIn(id)).toEqual([]);
  });

  test("regions have a spelling in Latin letters, so that English addresses are understood", () => {
    // A name can be an ending alone: 县.
    const all = [...provinces, ...cities, ...districts].map(({ name }) => shortRegionName(name));
    for (const name of all.filter(Boolean))
      for (const spelling of englishSpellings(name))
        expect(spelling, name).toMatch(/^[A-Za-zü' ]+$/u);
    expect(all).toContain("海淀");
    expect(englishSpellings("海淀")).toEqual(["Haidian"]);
    expect(englishSpellings("重庆")).toEqual(["Chongqing"]);
    expect(englishSpellings("厦门")).toEqual(["Xiamen"]);
    expect(englishSpellings("长沙")).toEqual(["Changsha"]);
  });

  test("regions have English names that tell provinces and cities apart", () => {
    const lists = [provinces, ...provinces.map(({ id }) => regionsIn(id))];
    for (const list of lists) {
      const names = withEnglishNames(list).map(({ englishName }) => englishName);
      expect(names).not.toContain("");
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test("regions have to contain one another for a valid path", () => {
    const pudong = { province: "310000", city: "310100", district: "310115" };
    expect(isRegionPath(pudong)).toBe(true);
    expect(isRegionPath({ ...pudong, province: "320000" })).toBe(false);
    expect(isRegionPath({ ...pudong, city: "310000" })).toBe(false);
    expect(isRegionPath({ ...pudong, district: "310199" })).toBe(false);
    expect(isRegionPath({ province: "", city: "310000", district: "310100" })).toBe(false);
  });

  test.each([
    [
      ["上海市", "上海市", "浦东新区"],
      ["Shanghai", "Shanghai", "Pudong"],
    ],
    [
      ["陕西省", "西安市", "碑林区"],
      ["Shaanxi", "Xi'an", "Beilin"],
    ],
    [
      ["河北省", "承德市", "承德县"],
      ["Hebei", "Chengde", "Chengde"],
    ],
    // No spelling is known for the districts of Hong Kong; a name that is in no list stays with all below it.
    [
      ["香港特别行政区", "香港岛", "中西区"],
      ["Hong Kong", "Hong Kong Island", "中西区"],
    ],
    [
      ["旧省", "西安市", ""],
      ["旧省", "西安市", ""],
    ],
    [
      ["", "", ""],
      ["", "", ""],
    ],
  ])("the regions of a place have English names on an English page: %j", (chinese, english) => {
    const placeOf = ([provinceName = "", cityName = "", districtName = ""]: readonly string[]) => ({
      provinceName,
      cityName,
      districtName,
      street: "1 Lu",
    });
    expect(withRegionsIn(placeOf(chinese), "en")).toEqual(placeOf(english));
    expect(withRegionsIn(placeOf(chinese), "zh")).toEqual(placeOf(chinese));
  });

  test("the regions beside a street in Chinese keep their Chinese names on an English page", () => {
    const place = {
      provinceName: "上海市",
      cityName: "上海市",
      districtName: "浦东新区",
      street: "科苑路 1278 号",
    };
    expect(withRegionsIn(place, "en")).toEqual(place);
  });

  test("regions have a path", () => {
    const pudong = { province: "310000", city: "310100", district: "310115" };
    expect(regionPathOf("310115")).toEqual(pudong);
    expect(regionPathOf("310100")).toEqual({ ...pudong, district: "" });
    for (const id of ["310000", "", "999999", "abc"])
      expect(regionPathOf(id)).toEqual({ province: "", city: "", district: "" });
  });
});
