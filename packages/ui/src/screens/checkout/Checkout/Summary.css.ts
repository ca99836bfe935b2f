import { screenRecipe, screenStyle } from "../../../theme/layered.ts";
import { asGrid, asRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, half, space } = vars;

export const title = screenStyle({ ...typeScale[14], fontWeight: 500 });

export const note = screenStyle({ ...typeScale[13], color: color.textMuted });
export const after = screenStyle(asGrid(3));
export const to = screenStyle({
  ...asRow(2),
  paddingBlockStart: space[3],
  borderBlockStart: vars.hairline,
  ...typeScale[13],
  color: color.textMuted,
  overflowWrap: "anywhere",
});
export const pin = screenStyle({ flex: "none", lineHeight: 0, paddingBlockStart: half[1] });

export const blockers = screenRecipe({
  base: {
    ...asGrid(1),
    padding: `${half[5]} ${space[4]} ${half[5]} 14px`,
    borderInlineStart: `${vars.line.rule} solid ${color.rule}`,
    background: color.surfaceSunken,
    ...typeScale[13],
  },
  variants: {
    isPressing: {
      true: { borderColor: color.hazard, background: color.hazardSubtle },
      false: {},
    },
  },
});
export const blockersTitle = screenStyle({
  ...asRow(1),
  alignItems: "center",
  color: color.textMuted,
});
export const blocker = screenStyle({
  padding: `${half[1]} 0`,
  border: 0,
  background: "none",
  color: color.text,
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  textDecorationColor: color.lineStrong,
  ":hover": { color: color.accent, textDecorationColor: "currentColor" },
  "@media": { "(pointer: coarse)": { paddingBlock: half[5] } },
});
