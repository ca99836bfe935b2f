import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asGrid, asRow } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, half, line, space } = vars;

export const groups = componentStyle(asGrid(5));
export const groupTitle = componentStyle({
  ...typeScale[12],
  paddingInline: space[3],
  paddingBlockEnd: space[1],
  borderInlineStart: `${line.rule} solid transparent`,
  color: color.textMuted,
  fontWeight: 400,
});

/* Every entry reserves the width of the current entry's bar, so that nothing moves. */
export const entry = componentStyle({
  ...typeScale[14],
  ...asRow(2),
  justifyContent: "space-between",
  paddingBlock: half[5],
  paddingInline: space[3],
  borderInlineStart: `${line.rule} solid transparent`,
  overflowWrap: "anywhere",
  "@media": { [from.laptop]: { paddingBlock: half[3] } },
  selectors: {
    "a&:hover": { background: color.surfaceHover, color: "inherit" },
    "&[aria-current]": {
      borderInlineStartColor: color.accent,
      color: color.accent,
      fontWeight: 500,
    },
    "a&[aria-current]:hover": { color: color.accent },
  },
});

/* The shape of its words. */
export const pending = componentStyle({
  borderRadius: vars.radius.small,
  background: color.surfaceSunken,
  color: "transparent",
  userSelect: "none",
});

export const count = componentStyle({
  ...typeScale[12],
  color: color.textMuted,
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
});
