import { expect, test } from "vitest";
import { withEnglishNames } from "./region-english.ts";

const englishNames = (regions: readonly { id: string; name: string }[]) =>
  withEnglishNames(regions).map(({ englishName }) => englishName);
const named = (...names: string[]) => names.map((name, at) => ({ id: `1301${at + 10}`, name }));

test.each([
  ["陕西省", "Shaanxi"],
  ["内蒙古自治区", "Inner Mongolia"],
  ["西安市", "Xi'an"],
  ["吕梁市", "Lüliang"],
  ["乌鲁木齐市", "Urumqi"],
  ["恩施土家族苗族自治州", "Enshi"],
  ["浦东新区", "Pudong"],
  ["神农架林区", "Shennongjia"],
  ["碑林区", "Beilin"],
  ["万柏林区", "Wanbailin"],
  ["清新区", "Qingxin"],
  ["矿区", "Kuangqu"],
  ["新北区", "Xinbei"],
  ["新北市", "New Taipei"],
  ["九龙县", "Jiulong"],
  ["省直辖县", "Counties of the province"],
])("writes %s as %s", (name, english) => {
  expect(englishNames(named(name))).toEqual([english]);
});

test("adds the level where two regions share a name", () => {
  expect(englishNames(named("承德市", "承德县", "平泉市"))).toEqual([
    "Chengde City",
    "Chengde County",
    "Pingquan",
  ]);
});

test("is empty for a district of Hong Kong, and for a character without a reading", () => {
  expect(englishNames([{ id: "810101", name: "中西区" }])).toEqual([""]);
  expect(englishNames(named("〇〇市"))).toEqual([""]);
});
