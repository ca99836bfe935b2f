import { describe, expect, test } from "vitest";
import { beginsInstitution, endsAsOrganisation } from "./institution-name.ts";

describe("beginsInstitution", () => {
  test.each([
    "大学",
    "大学南校区",
    "应用技术大学",
    "中医药大学",
    "第二工业大学",
    "理工学院",
    "有机化学研究所",
  ])("%s after a place is the name of an institution", (text) => {
    expect(beginsInstitution(text)).toBe(true);
  });

  test.each([
    "大学路75号",
    "大学北路75号",
    "大学城外环西路",
    "学院街",
    "清华大学",
    "幸福路1号",
    "",
  ])("%j after a place is none", (text) => {
    expect(beginsInstitution(text)).toBe(false);
  });
});

test("the end of a word distinguishes an organisation from a person", () => {
  expect(["苏州大学", "华东医药", "高分子系"].every(endsAsOrganisation)).toBe(true);
  expect(["周以宁", "李勤学", "张工"].some(endsAsOrganisation)).toBe(false);
});
