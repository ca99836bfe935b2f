import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { vars } from "../../../theme/vars.css.ts";

const { space } = vars;

export const head = style(inScreens({ paddingBlockEnd: space[5] }));
export const group = style(inScreens({ paddingBlockEnd: space[8] }));
export const ask = style(inScreens({ maxWidth: "560px", paddingBlockStart: space[4] }));
