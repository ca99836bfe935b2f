import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

export const panel = style(inScreens({ maxWidth: "720px", paddingBlock: vars.space[6] }));
export const lead = style(
  inScreens({ color: vars.color.textMuted, paddingBlockEnd: vars.space[6] }),
);
