import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const lead = style(
  inScreens({ ...typeScale.body, color: color.textMuted, paddingBlockEnd: space[2] }),
);
export const row = style(
  inScreens({
    position: "relative",
    display: "grid",
    gap: space[1],
    paddingBlock: space[5],
    borderBlockEnd: vars.hairline,
  }),
);
export const facts = style(
  inScreens({
    ...typeScale[13],
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[4],
    color: color.textMuted,
  }),
);
export const title = style(
  inScreens({ ...typeScale[16], fontWeight: 500, overflowWrap: "anywhere" }),
);
export const summary = style(inScreens({ ...typeScale.body, color: color.textMuted }));
export const pager = style(inScreens({ paddingBlockStart: space[6] }));
