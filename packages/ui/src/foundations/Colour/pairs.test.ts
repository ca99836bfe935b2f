import { describe, expect, it } from "vitest";
import { dark, light } from "../../theme/themes.ts";
import { contrast } from "./contrast.ts";
import { pairs } from "./pairs.ts";

describe.each(Object.entries({ light, dark }))("the %s theme", (_, theme) => {
  it.each(pairs)("has %s stand out from %s by %d at least", (front, ground, needed) => {
    expect(contrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(needed);
  });
});

/** What is disabled, a line between what is read, and a shadow may be faint (WCAG 2, 1.4.3 and 1.4.11). */
const FAINT = ["textDisabled", "line", "overlayShadow"];

it("leaves no role of the themes unmeasured", () => {
  const measured = new Set<string>(pairs.flatMap(([front, ground]) => [front, ground]));
  expect(Object.keys(light).filter((role) => !measured.has(role))).toEqual(FAINT);
});
