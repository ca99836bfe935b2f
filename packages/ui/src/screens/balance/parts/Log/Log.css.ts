import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below, from } from "../../../../theme/breakpoints.ts";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const timeHead = style(inScreens({ "@media": { [from.tablet]: { width: "168px" } } }));
export const amountHead = style(inScreens({ "@media": { [from.tablet]: { width: "144px" } } }));
export const noteHead = style(inScreens({ paddingInlineStart: space[10] }));

/* On a phone: time and amount on one line, the note under it. */
export const row = style(
  inScreens({
    "@media": {
      [below.tablet]: { gridTemplateAreas: '"time amount" "note note"' },
    },
  }),
);

export const time = style(
  inScreens({
    fontWeight: 400,
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
    color: color.textMuted,
    "@media": { [below.tablet]: { gridArea: "time", ...typeScale[13] } },
  }),
);
/* Gains are highlighted. */
export const amount = recipe({
  base: inScreens({
    fontVariantNumeric: "tabular-nums",
    "@media": { [below.tablet]: { gridArea: "amount" } },
  }),
  variants: {
    isGain: { true: inScreens({ fontWeight: 600 }), false: inScreens({ fontWeight: 400 }) },
    unit: { yuan: {}, points: {}, grains: {} },
  },
  compoundVariants: [
    { variants: { isGain: true, unit: "grains" }, style: inScreens({ color: color.points }) },
  ],
});
/** The customer's grains. */
export const grains = style(inScreens({ color: color.points }));
export const note = style(
  inScreens({
    overflowWrap: "anywhere",
    "@media": {
      [from.tablet]: { paddingInlineStart: space[10] },
      [below.tablet]: { gridArea: "note" },
    },
  }),
);
