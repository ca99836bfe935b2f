import { prefersDark } from "../../theme/breakpoints.ts";
import { componentRecipe, componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

/** The maximum height of the drawing, set by its container. */
export const height = "--line-art-height";
/** How an image file fills its place, set by its container; "cover" cuts its edges. */
export const fit = "--line-art-fit";
/** The colour that marks the part of a structure that was searched for. */
const mark = "--line-art-mark";

export const drawing = componentRecipe({
  base: {
    display: "block",
    maxWidth: "100%",
    maxHeight: `var(${height}, none)`,
    objectFit: `var(${fit}, contain)` as "contain",
    vars: { [mark]: vars.color.accent },
  },
  variants: {
    fills: { true: { width: "100%", height: "100%" }, false: {} },
  },
});

/* Black lines in an image file take the text colour in both themes. */
export const inked = componentStyle({
  filter: "invert(0.08)",
  "@media": {
    screen: { selectors: { "[data-theme='dark'] &": { filter: "invert(0.93)" } } },
    [prefersDark]: { selectors: { ":root:not([data-theme]) &": { filter: "invert(0.93)" } } },
  },
});
