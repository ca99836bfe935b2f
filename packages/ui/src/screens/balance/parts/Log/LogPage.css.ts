import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const page = style(inScreens({ display: "grid", gap: vars.space[5], minWidth: 0 }));
export const title = style(inScreens({ ...typeScale[26], fontWeight: 600 }));
export const pager = style(inScreens({ paddingBlockStart: vars.space[4] }));
