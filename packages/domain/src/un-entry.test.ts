import { expect, test } from "vitest";
import { UN_ENTRIES } from "./un-entries.ts";
import { packingGroupWords, unClass, unEntry } from "./un-entry.ts";

test.each([
  ["1170", "3", "", ["II", "III"]],
  ["1230", "3", "6.1", ["II"]],
  ["1830", "8", "", ["II"]],
  ["2031", "8", "5.1", ["I", "II"]],
  ["3102", "5.2", "1", []],
  ["3394", "4.2", "4.3", ["I"]],
  ["3399", "4.3", "3", ["I", "II", "III"]],
])("UN %s is of class %s (%s)", (number, hazardClass, subsidiaryClass, packingGroups) => {
  expect(unEntry(number)).toMatchObject({ hazardClass, subsidiaryClass, packingGroups });
});

test("the class is written with the subsidiary one", () => {
  const [methanol, ethanol] = [unEntry("1230"), unEntry("1170")];
  expect([methanol && unClass(methanol), ethanol && unClass(ethanol)]).toEqual(["3 (6.1)", "3"]);
});

test.each([
  ["1230", "II", "II"],
  ["1170", "II 或 III，未确定", "II or III, not determined"],
  ["3399", "I、II 或 III，未确定", "I, II or III, not determined"],
  ["3102", "无", "None"],
])("the packing group of UN %s is written as %s", (number, zh, en) => {
  const entry = unEntry(number);
  expect(entry && packingGroupWords(entry)).toEqual({ zh, en });
});

test("each number is listed once, with a class of the regulations and packing groups in order", () => {
  expect(new Set(UN_ENTRIES.map(([number]) => number)).size).toBe(UN_ENTRIES.length);
  for (const [
    number,
    { hazardClass, subsidiaryClass, packingGroups, shippingName },
  ] of UN_ENTRIES) {
    expect(number).toMatch(/^\d{4}$/u);
    expect(hazardClass, number).toMatch(/^(?:3|4\.[123]|5\.[12]|6\.1|8|9)$/u);
    expect(subsidiaryClass, number).toMatch(/^(?:|1|3|4\.[23]|5\.1|6\.1|8)$/u);
    expect(["I II III", "I II", "II III", "I", "II", "III", ""], number).toContain(
      packingGroups.join(" "),
    );
    expect(shippingName.zh, number).toMatch(/\p{Script=Han}/u);
    expect(shippingName.en, number).not.toMatch(/\p{Script=Han}/u);
  }
});

test("the entry of an unlisted number is not known", () => {
  expect(unEntry("0004")).toBeUndefined();
  expect(unEntry("constructor")).toBeUndefined();
});
