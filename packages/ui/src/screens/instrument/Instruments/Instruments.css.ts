import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const title = style(inScreens({ ...typeScale[26], fontWeight: 600 }));
export const count = style(
  inScreens({ ...typeScale[13], fontWeight: 400, color: color.textMuted }),
);
export const pager = style(inScreens({ paddingBlockStart: space[6] }));
