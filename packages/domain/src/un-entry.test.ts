import { expect, test } from "vitest";
import { unEntry } from "./un-entry.ts";

test("a liquid organometallic reagent's class and packing groups follow from its UN number", () => {
  expect(unEntry("3399")).toMatchObject({
    hazardClass: "4.3",
    subsidiaryClass: "3",
    packingGroups: ["I", "II", "III"],
  });
  expect(unEntry("3394")).toMatchObject({
    hazardClass: "4.2",
    subsidiaryClass: "4.3",
    packingGroups: ["I"],
  });
});

test("the entry of another number is not known", () => {
  expect(unEntry("1993")).toBeUndefined();
  expect(unEntry("constructor")).toBeUndefined();
});
