import fc from "fast-check";
import { expect, it } from "vitest";
import { wellFormed } from "./well-formed.ts";

it("replaces lone surrogates, and keeps pairs and everything else", () => {
  expect(wellFormed("乙醇\uD83D\uDE00\uD83D，\uDE00")).toBe("乙醇😀\uFFFD，\uFFFD");
});

it("returns a text that can be encoded, of the same length", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (half) => {
      const text = `${half}\uD800`;
      expect(() => encodeURIComponent(wellFormed(text))).not.toThrow();
      expect(wellFormed(text)).toHaveLength(text.length);
    }),
  );
});
