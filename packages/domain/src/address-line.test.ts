import { expect, test } from "vitest";
import { formatAddress, languageOfAddress, formatRecipient } from "./address-line.ts";

const english = {
  provinceName: "Shanghai",
  cityName: "Shanghai",
  districtName: "Pudong",
  street: "1278 Keyuan Road",
};

const municipality = {
  provinceName: "上海市",
  cityName: "上海市",
  districtName: "浦东新区",
  street: "科苑路 1278 号",
};

test("writes an address on one line in the order of the language", () => {
  const place = { ...municipality, provinceName: "江苏省", cityName: "苏州市" };
  expect(formatAddress(place, "zh")).toBe("江苏省苏州市浦东新区 科苑路 1278 号");
  expect(
    formatAddress(
      {
        provinceName: "Jiangsu",
        cityName: "Suzhou",
        districtName: "Huqiu",
        street: "8 Kefa Road",
      },
      "en",
    ),
  ).toBe("8 Kefa Road, Huqiu, Suzhou, Jiangsu");
});

test("names a municipality once in an address line", () => {
  expect(formatAddress(municipality, "zh")).toBe("上海市浦东新区 科苑路 1278 号");
  expect(formatAddress(english, "en")).toBe("1278 Keyuan Road, Pudong, Shanghai");
});

test("writes an address with a street in Chinese in the order of Chinese where English is read", () => {
  expect(formatAddress(municipality, "en")).toBe("上海市浦东新区 科苑路 1278 号");
  expect(
    formatRecipient({ ...municipality, receiver: "林演示", mobile: "13800000001" }, "en"),
  ).toBe("上海市浦东新区 科苑路 1278 号 林演示 13800000001");
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
  expect(formatAddress({ ...english, districtName: "" }, "en")).toBe("1278 Keyuan Road, Shanghai");
});

test("writes the receiver of an address behind it, without what is empty", () => {
  const place = { ...municipality, receiver: "林演示", mobile: "13800000001" };
  expect(formatRecipient(place, "zh")).toBe("上海市浦东新区 科苑路 1278 号 林演示 13800000001");
  expect(formatRecipient({ ...place, ...english }, "en")).toBe(
    "1278 Keyuan Road, Pudong, Shanghai, 林演示, 13800000001",
  );
  expect(formatRecipient({ ...place, mobile: "" }, "zh")).toBe(
    "上海市浦东新区 科苑路 1278 号 林演示",
  );
});
