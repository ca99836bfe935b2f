import { expect, test } from "vitest";
import { aliasesIn, namesIn } from "./names.ts";

const ethanol = { chineseName: "乙醇", englishName: "Ethanol" };

test("puts the name in the language of the page first", () => {
  expect(namesIn("zh", ethanol)).toEqual({ name: "乙醇", other: "Ethanol", otherLanguage: "en" });
  expect(namesIn("en", ethanol)).toEqual({
    name: "Ethanol",
    other: "乙醇",
    otherLanguage: "zh-CN",
  });
});

test("uses the other name alone for an item without a name in the language of the page", () => {
  expect(namesIn("en", { ...ethanol, englishName: "" })).toMatchObject({
    name: "乙醇",
    nameLanguage: "zh-CN",
    other: "",
  });
  expect(namesIn("zh", { ...ethanol, chineseName: "" })).toMatchObject({
    name: "Ethanol",
    nameLanguage: "en",
    other: "",
  });
});

test("falls back on the aliases in the other language", () => {
  const aliases = { chineseAlias: "酒精", englishAlias: "" };
  expect(aliasesIn("en", aliases)).toEqual({ aliases: "酒精", aliasLanguage: "zh-CN" });
  expect(aliasesIn("zh", { ...aliases, englishAlias: "EtOH" })).toEqual({ aliases: "酒精" });
  expect(aliasesIn("zh", { chineseAlias: "", englishAlias: "" })).toEqual({ aliases: "" });
});
