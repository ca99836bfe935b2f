import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const hair = `${vars.line.hair} solid ${vars.color.line}`;

export const pager = style(inScreens({ paddingBlockStart: vars.space[6], borderTop: hair }));

export const pagerAbove = style(
  inScreens({ paddingBlock: `0 ${vars.space[4]}`, borderBottom: hair }),
);
