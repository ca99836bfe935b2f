import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const recent = style(inScreens({ paddingBlockStart: vars.space[14] }));
