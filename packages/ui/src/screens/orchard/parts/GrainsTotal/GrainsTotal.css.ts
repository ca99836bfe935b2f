import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color } = vars;

export const label = style(
  inScreens({ display: "block", ...typeScale[13], color: color.textMuted }),
);
export const after = style(inScreens({ ...typeScale[13], color: color.textMuted }));
