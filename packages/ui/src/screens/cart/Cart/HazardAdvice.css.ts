import { style } from "@vanilla-extract/css";
import { from } from "../../../theme/breakpoints.ts";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const advice = style(inScreens({ paddingBottom: space[8] }));
export const note = style(inScreens({ ...typeScale[13], fontWeight: 400, color: color.textMuted }));
export const parts = style(inScreens({ display: "grid", gap: space[6] }));
/** A part's title, its list and its remarks. */
export const part = style(inScreens({ display: "grid", gap: space[2] }));
export const title = style(inScreens({ ...typeScale[14], fontWeight: 600 }));
export const rows = style(inScreens({ display: "grid", borderBlock: vars.hairline }));
export const row = style(
  inScreens({
    display: "grid",
    gap: space[1],
    paddingBlock: space[2],
    overflowWrap: "anywhere",
    selectors: { "&:not(:first-child)": { borderTop: vars.hairline } },
  }),
);
/** Two kinds of goods, and why they are stored apart. */
export const pair = style([
  row,
  inScreens({
    "@media": {
      [from.laptop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: space[6] },
    },
  }),
]);
export const muted = style(inScreens({ color: color.textMuted }));
