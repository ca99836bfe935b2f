import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const recommendations = style(inScreens({ paddingBlockStart: vars.space[14] }));
