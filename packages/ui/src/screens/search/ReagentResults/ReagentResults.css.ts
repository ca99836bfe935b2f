import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const pager = style(
  inScreens({
    paddingBlockStart: vars.space[6],
    borderTop: `${vars.line.hair} solid ${vars.color.line}`,
  }),
);
