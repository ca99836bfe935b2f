import { below, from } from "../../../../theme/breakpoints.ts";
import { screenRecipe, screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const timeHead = screenStyle({ "@media": { [from.tablet]: { width: "168px" } } });
export const amountHead = screenStyle({ "@media": { [from.tablet]: { width: "144px" } } });
export const noteHead = screenStyle({ paddingInlineStart: space[10] });

/* On a phone: time and amount on one line, the note under it. */
export const row = screenStyle({
  "@media": {
    [below.tablet]: { gridTemplateAreas: '"time amount" "note note"' },
  },
});

export const time = screenStyle({
  fontWeight: 400,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  color: color.textMuted,
  "@media": { [below.tablet]: { gridArea: "time", ...typeScale[13] } },
});
/* Gains are highlighted. */
export const amount = screenRecipe({
  base: {
    fontVariantNumeric: "tabular-nums",
    "@media": { [below.tablet]: { gridArea: "amount" } },
  },
  variants: {
    isGain: { true: { fontWeight: 600 }, false: { fontWeight: 400 } },
    unit: { yuan: {}, points: {}, grains: {} },
  },
  compoundVariants: [
    { variants: { isGain: true, unit: "grains" }, style: { color: color.points } },
  ],
});
/** The customer's grains. */
export const grains = screenStyle({ color: color.points });
export const note = screenStyle({
  overflowWrap: "anywhere",
  "@media": {
    [from.tablet]: { paddingInlineStart: space[10] },
    [below.tablet]: { gridArea: "note" },
  },
});
