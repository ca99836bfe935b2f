import { describe, expect, it } from "vitest";
import { designTokens } from "../../theme/design-tokens.ts";
import { resolvedTokens, styleOf } from "./tokens.ts";

const shop = { language: "zh", theme: "light", place: "shop", motion: "full" };

describe("the file of the tokens", () => {
  it("has a set or a modifier for each part of its order", () => {
    const { sets, modifiers, resolutionOrder } = designTokens;
    const parts = [
      ...Object.keys(sets).map((name) => `#/sets/${name}`),
      ...Object.keys(modifiers).map((name) => `#/modifiers/${name}`),
    ];
    expect(new Set(resolutionOrder.map(({ $ref }) => $ref))).toEqual(new Set(parts));
  });

  it.each([
    ["color.accent", shop, "rgb(0 88 115 / 1)"],
    ["color.accent", { ...shop, theme: "dark" }, "rgb(106 198 224 / 1)"],
    ["color.accent", { ...shop, place: "orchard" }, "rgb(132 90 0 / 1)"],
    ["color.overlayShadow", shop, "0px 12px 32px -12px rgb(10 24 32 / 0.28)"],
    ["space.4", shop, "16px"],
    ["half.3", shop, "6px"],
    ["motion.quick", shop, "120ms"],
    ["motion.quick", { ...shop, motion: "reduced" }, "0ms"],
    ["motion.ease", { ...shop, motion: "reduced" }, "cubic-bezier(0.2, 0, 0, 1)"],
  ])("%s in %j is %s", (name, contexts, style) => {
    expect(styleOf(resolvedTokens(contexts).get(name)!)).toBe(style);
  });

  it("names the raw colours, which are all different", () => {
    const { light } = designTokens.modifiers.theme.contexts;
    expect(light?.[0]?.color["accent"]).toEqual({
      $type: "color",
      $value: "{palette.phthalo.600}",
    });
  });

  it("has the ratio of a text's line height to its size", () => {
    expect(resolvedTokens(shop).get("text.12")?.$value).toEqual({
      fontFamily: "{font}",
      fontSize: { value: 12, unit: "px" },
      fontWeight: 400,
      letterSpacing: { value: 0, unit: "px" },
      lineHeight: 1.6667,
    });
  });
});
