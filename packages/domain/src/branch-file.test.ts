import { expect, test } from "vitest";
import { judgeBranchRow } from "./branch-file.ts";

const shanghai = {
  title_zh: "上海总部",
  title_en: "Shanghai headquarters",
  address_zh: "上海市浦东新区示例路 120 号",
  address_en: "120 Example Road, Pudong, Shanghai",
  phone: "021-0000-0120",
  email: "shanghai@kedu.example",
  longitude: "121.5447",
  latitude: "31.2215",
};

const problemsOf = (change: Partial<typeof shanghai>) => {
  const verdict = judgeBranchRow({ ...shanghai, ...change });
  return verdict.kind === "invalid" ? verdict.problems : [];
};

test("reads a branch with its place in degrees", () => {
  expect(judgeBranchRow(shanghai)).toEqual({
    kind: "valid",
    row: { ...shanghai, longitude: 121.5447, latitude: 31.2215 },
  });
});

test("reads a branch whose domain of the email has two hyphens", () => {
  expect(problemsOf({ email: "d'alembert@lab--beijing.example" })).toEqual([]);
});

test("reads a branch without phone and email", () => {
  expect(problemsOf({ phone: "", email: " " })).toEqual([]);
});

test("names the column of each problem", () => {
  expect(problemsOf({ title_en: " ", email: "shanghai", longitude: "181", latitude: "" })).toEqual([
    "title_en: is empty",
    "email: must be an email address",
    "longitude: must be degrees from -180 to 180: 31.2215",
    "latitude: must be degrees from -90 to 90: 31.2215",
  ]);
});

test.each([
  ["address_zh", "路".repeat(301), "must have at most 300 characters"],
  ["title_zh", "上海\n总部", "must be one line"],
  ["phone", "<script>", "must be a phone number"],
  ["latitude", "3e1", "must be degrees from -90 to 90: 31.2215"],
])("refuses %s with %j", (column, text, problem) => {
  expect(problemsOf({ [column]: text })).toEqual([`${column}: ${problem}`]);
});
