import { expect, test } from "vitest";
import { placeText } from "./place-text.ts";

const place = {
  provinceName: "上海市",
  cityName: "上海市",
  districtName: "浦东新区",
  street: "科苑路 1278 号",
};

test("writes an address on one line in the order of the language", () => {
  expect(placeText(place, "zh")).toBe("上海市浦东新区 科苑路 1278 号");
  expect(placeText({ ...place, street: "" }, "zh")).toBe("上海市浦东新区");
  expect(placeText(place, "en")).toBe("科苑路 1278 号, 浦东新区, 上海市");
});
