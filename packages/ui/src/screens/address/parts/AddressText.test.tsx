// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../../language/language.tsx";
import { AddressText, TypedAddress } from "./AddressText.tsx";

const place = { provinceName: "上海市", cityName: "上海市", districtName: "浦东新区" };
const english = { provinceName: "Shanghai", cityName: "Shanghai", districtName: "Pudong" };

it("says that an address with a Chinese street is Chinese where the page is English", () => {
  const { container } = render(
    <LanguageProvider language="en">
      <AddressText place={{ ...place, street: "科苑路 1278 号" }} />
    </LanguageProvider>,
  );
  expect(container.querySelector("[lang='zh-CN']")?.textContent).toBe(
    "上海市浦东新区 科苑路 1278 号",
  );
});

it("says no language of an address that is in the page's", () => {
  const { container } = render(
    <>
      <LanguageProvider language="en">
        <AddressText place={{ ...english, street: "1278 Keyuan Road" }} />
      </LanguageProvider>
      <LanguageProvider language="zh">
        <AddressText place={{ ...place, street: "科苑路 1278 号" }} />
        <TypedAddress text="上海市科苑路 1278 号" />
      </LanguageProvider>
    </>,
  );
  expect(container.querySelector("[lang]")).toBeNull();
  expect(container.textContent).toContain("1278 Keyuan Road, Pudong, Shanghai");
});

it("says the language of an address that was typed as one text", () => {
  const { container } = render(
    <LanguageProvider language="en">
      <TypedAddress text="上海市科苑路 1278 号" />
    </LanguageProvider>,
  );
  expect(container.querySelector("[lang='zh-CN']")?.textContent).toBe("上海市科苑路 1278 号");
});
