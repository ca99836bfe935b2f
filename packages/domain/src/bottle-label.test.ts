import * as v from "valibot";
import { expect, test } from "vitest";
import { LabelOrder, labelSize, largestLabelled, MOST_LABELS } from "./bottle-label.ts";

test.each([
  ["500mL", 74, 52, 16],
  ["3L", 74, 52, 16],
  ["4×2.5L", 74, 52, 16],
  ["10mg", 74, 52, 16],
  ["100T", 74, 52, 16],
  ["unknown", 74, 52, 16],
  ["3.1L", 105, 74, 23],
  ["25kg", 105, 74, 23],
  ["200L", 148, 105, 32],
  ["1000L", 210, 148, 46],
])("the label of %s is %d × %d mm with pictograms of %d mm", (pack, width, height, pictogram) => {
  expect(labelSize(pack)).toEqual({ width, height, pictogram });
});

test.each([
  [[], ""],
  [["500mL"], "500mL"],
  [["500mL", "25kg", "1000L", "200L"], "1000L"],
  [["10mg", "500mL"], "10mg"],
])("the largest label of %j is that of %j", (packs, expected) => {
  expect(largestLabelled(packs)).toBe(expected);
});

test.each(["0", String(MOST_LABELS + 1), "", "1.5", "many", "-1"])(
  "%j is no number of labels",
  (copies) => {
    const read = v.safeParse(LabelOrder, { format: "bottle", copies, note: "" });
    expect(read.issues?.map(({ message }) => message)).toContain("copies-invalid");
  },
);

test("an order of labels has a number and a text without white space around it", () => {
  expect(v.parse(LabelOrder, { format: "a4-24", copies: " 200 ", note: " A3 " })).toEqual({
    format: "a4-24",
    copies: 200,
    note: "A3",
  });
});
