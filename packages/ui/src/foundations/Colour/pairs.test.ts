import { describe, expect, it } from "vitest";
import { dark, light, orchard } from "../../theme/themes.ts";
import { contrast } from "./contrast.ts";
import { pairs } from "./pairs.ts";

type Theme = Record<keyof typeof light, string>;

const inOrchard = (theme: Theme): Theme => ({
  ...theme,
  ...Object.fromEntries(Object.entries(orchard).map(([role, points]) => [role, theme[points]])),
});

const themes = {
  light,
  dark,
  "light orchard": inOrchard(light),
  "dark orchard": inOrchard(dark),
};

describe.each(Object.entries(themes))("the %s theme", (_, theme) => {
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
