import { describe, expect, it } from "vitest";
import { dark, light } from "../../theme/themes.ts";
import { contrast } from "./contrast.ts";
import { pairs } from "./pairs.ts";

describe.each(Object.entries({ light, dark }))("the %s theme", (_, theme) => {
  it.each(pairs)("gives %s on %s a contrast of at least %d", (front, ground, needed) => {
    expect(contrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(needed);
  });
});

/** Disabled text, decorative lines and shadows need no contrast (WCAG 2, 1.4.3 and 1.4.11). */
const FAINT = ["textDisabled", "line", "overlayShadow"];

it("measures every other role of the themes", () => {
  const measured = new Set<string>(pairs.flatMap(([front, ground]) => [front, ground]));
  expect(Object.keys(light).filter((role) => !measured.has(role))).toEqual(FAINT);
});
