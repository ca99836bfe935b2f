import { expect, test } from "vitest";
import { formatAddress, languageOfAddress, formatRecipient } from "./address-line.ts";

const municipality = {
  provinceName: "上海市",
  cityName: "上海市",
  districtName: "浦东新区",
  street: "科苑路 1278 号",
};

test("writes an address on one line in the order of the language", () => {
  const place = { ...municipality, provinceName: "江苏省", cityName: "苏州市" };
  expect(formatAddress(place, "zh")).toBe("江苏省苏州市浦东新区 科苑路 1278 号");
  expect(formatAddress(place, "en")).toBe("科苑路 1278 号, 浦东新区, 苏州市, 江苏省");
});

test("names a municipality once in an address line", () => {
  expect(formatAddress(municipality, "zh")).toBe("上海市浦东新区 科苑路 1278 号");
  expect(formatAddress(municipality, "en")).toBe("科苑路 1278 号, 浦东新区, 上海市");
});

test.each([
  ["科苑路 1278 号", "zh"],
  ["Building 3, 1278 Keyuan Road", "en"],
  ["", "en"],
] as const)(
  "names the regions beside the street %j in %s where English is read",
  (street, language) => {
    expect(languageOfAddress(street, "en")).toBe(language);
    expect(languageOfAddress(street, "zh")).toBe("zh");
  },
);

test("leaves empty parts out of an address line", () => {
  expect(formatAddress({ ...municipality, street: "" }, "zh")).toBe("上海市浦东新区");
  expect(formatAddress({ ...municipality, districtName: "" }, "en")).toBe("科苑路 1278 号, 上海市");
});

test("writes the receiver of an address behind it, without what is empty", () => {
  const place = { ...municipality, receiver: "林演示", mobile: "13800000001" };
  expect(formatRecipient(place, "zh")).toBe("上海市浦东新区 科苑路 1278 号 林演示 13800000001");
  expect(formatRecipient(place, "en")).toBe(
    "科苑路 1278 号, 浦东新区, 上海市, 林演示, 13800000001",
  );
  expect(formatRecipient({ ...place, mobile: "" }, "zh")).toBe(
    "上海市浦东新区 科苑路 1278 号 林演示",
  );
});
