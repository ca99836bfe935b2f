import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { prefersDark } from "../../theme/breakpoints.ts";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/** The maximum height of the drawing, set by its container. */
export const height = "--line-art-height";
/** The colour that marks the part of a structure that was searched for. */
const mark = "--line-art-mark";

export const drawing = recipe({
  base: inComponents({
    display: "block",
    maxWidth: "100%",
    maxHeight: `var(${height}, none)`,
    objectFit: "contain",
    vars: { [mark]: vars.color.accent },
  }),
  variants: {
    fills: { true: inComponents({ width: "100%", height: "100%" }), false: {} },
  },
});

/* Black lines in an image file take the text colour in both themes. */
export const inked = style(
  inComponents({
    filter: "invert(0.08)",
    "@media": {
      screen: { selectors: { "[data-theme='dark'] &": { filter: "invert(0.93)" } } },
      [prefersDark]: { selectors: { ":root:not([data-theme]) &": { filter: "invert(0.93)" } } },
    },
  }),
);
