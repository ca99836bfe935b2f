import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const pager = style(inComponents({ paddingBlockStart: vars.space[4] }));
