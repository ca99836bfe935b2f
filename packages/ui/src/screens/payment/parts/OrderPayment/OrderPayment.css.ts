import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const codes = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space[3]}`,
    ...typeScale[13],
    color: color.textMuted,
  }),
);
/* It is the last moment to see that goods go to the wrong place. */
export const address = style(
  inScreens({ ...typeScale.body, color: color.hazard, fontWeight: 500, overflowWrap: "anywhere" }),
);
/* A word of the last payment stands off the ways to pay; without one there is nothing between title and tabs. */
export const standing = style(
  inScreens({ selectors: { "&:not(:empty)": { paddingBlockEnd: space[3] } } }),
);
