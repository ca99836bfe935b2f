import { screenRecipe, screenStyle } from "../../../theme/layered.ts";
import { asRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, half, space } = vars;
const fades = { transition: `color ${vars.motion.normal}` };
const steppedBack = { color: color.textMuted };

export const payable = screenRecipe({
  base: { ...asRow(3), alignItems: "center", ...fades },
  variants: {
    /* Outdated sums are dimmed and keep their space. */
    isStale: { true: steppedBack, false: {} },
  },
});

export const sums = screenRecipe({
  base: {
    width: "100%",
    ...typeScale[13],
    fontVariantNumeric: "tabular-nums",
    ...fades,
  },
  variants: { isStale: { true: steppedBack, false: {} } },
});
export const headCell = screenStyle({
  padding: `0 0 ${space[1]} ${space[2]}`,
  ...typeScale[12],
  fontWeight: 400,
  color: color.textMuted,
  textAlign: "end",
});
export const rowHead = screenStyle({
  paddingBlock: half[1],
  paddingInlineStart: 0,
  fontWeight: 400,
  color: color.textMuted,
  textAlign: "start",
  whiteSpace: "nowrap",
});
export const cell = screenStyle({
  padding: `${half[1]} 0 ${half[1]} ${space[2]}`,
  textAlign: "end",
  whiteSpace: "nowrap",
});
/* The last column and the last row are the totals. */
export const together = screenStyle({ fontWeight: 600 });
const ruled = {
  paddingBlockStart: space[2],
  borderBlockStart: vars.hairline,
} as const;
export const last = screenStyle({ fontWeight: 600 });
export const lastHead = screenStyle(ruled);
export const lastCell = screenStyle(ruled);
export const off = screenStyle({ color: color.promotion });
