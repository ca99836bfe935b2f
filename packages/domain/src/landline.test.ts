import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { joinLandline, judgeLandline, landlineFields, splitLandline } from "./landline.ts";

describe("a landline (customer centre §3, address)", () => {
  test.each([
    ["021-50800000-12", { area: "021", phone: "50800000", extension: "12" }],
    ["021-50800000", { area: "021", phone: "50800000", extension: "" }],
    ["50800000-12", { area: "", phone: "50800000", extension: "12" }],
    ["50800000", { area: "", phone: "50800000", extension: "" }],
    ["", { area: "", phone: "", extension: "" }],
  ])("%s is read into its parts and joined again", (joined, parts) => {
    expect(splitLandline(joined)).toEqual(parts);
    expect(joinLandline(parts)).toBe(joined);
  });

  test("writes a landline without a number as empty", () => {
    const Form = v.pipe(v.object(landlineFields), judgeLandline());
    const nothing = { area: "", phone: "", extension: "" };
    expect(v.is(Form, nothing)).toBe(true);
    expect(v.is(Form, { ...nothing, area: "021" })).toBe(false);
    expect(v.is(Form, { ...nothing, extension: "12" })).toBe(false);
  });
});
