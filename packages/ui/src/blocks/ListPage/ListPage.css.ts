import { style } from "@vanilla-extract/css";
import { inComponents } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const title = style(inComponents({ ...typeScale[26], fontWeight: 600 }));
export const pager = style(inComponents({ paddingBlockStart: vars.space[4] }));
