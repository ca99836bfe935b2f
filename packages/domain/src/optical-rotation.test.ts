import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { opticalRotationParts } from "./optical-rotation.ts";

/** Writes parts with _ before subscripts and ^ before superscripts. */
function written(rotation: string): string {
  const signs = { text: "", subscript: "_", superscript: "^" };
  return opticalRotationParts(rotation)
    .map(({ kind, text }) => `${signs[kind]}${text}`)
    .join("|");
}

describe("opticalRotationParts (decisions, names of substances)", () => {
  it.each([
    ["[α]20/D +21°（c=10，H2O）", "[α]|^20|_D| +21°（c=10，|H|_2|O|）"],
    ["[α]20/D −50°（c=10，C2H5OH）", "[α]|^20|_D| −50°（c=10，|C|_2|H|_5|OH|）"],
    ["[α]25/D -12° (c = 2, CHCl3)", "[α]|^25|_D| -12° (c = 2, |CHCl|_3|)"],
    ["[α]25/D -12°, c = 1.5 g/100 mL, MeOH", "[α]|^25|_D| -12°, c = 1.5 g/100 mL, |MeOH"],
    ["[α]D20 +52.7°", "[α]|^20|_D| +52.7°"],
    ["[α]²⁰D +52.7°", "[α]|^20|_D| +52.7°"],
    ["[α]²⁵/D −12°", "[α]|^25|_D| −12°"],
    ["[α]D +20°", "[α]|_D| +20°"],
    ["[α]D 20° to 22°", "[α]|_D| 20° to 22°"],
    ["[a]D20 +52.7°", "[α]|^20|_D| +52.7°"],
    ["[α]20/D", "[α]|^20|_D"],
  ])("sets the rotation %j as %j", (rotation, expected) => {
    expect(written(rotation)).toBe(expected);
  });

  it.each(["无", "none", "+21°", "[α]546 +21°", "[α]D20.5°", "[α]D20°", "α = 21°", "[α]Dx"])(
    "returns %j as one part",
    (text) => {
      expect(opticalRotationParts(text)).toEqual([{ kind: "text", text }]);
    },
  );

  it("returns no parts for an empty text", () => {
    expect(opticalRotationParts("")).toEqual([]);
  });

  it("splits any text without an error into parts that are not empty", () => {
    fc.assert(
      fc.property(fc.constantFrom("", "[α]20/D", "[α]D"), fc.string(), (sign, text) => {
        expect(opticalRotationParts(sign + text).every((part) => part.text !== "")).toBe(true);
      }),
    );
  });
});
