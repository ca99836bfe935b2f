import { style } from "@vanilla-extract/css";
import { inScreens } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const note = style(
  inScreens({ ...typeScale[12], color: vars.color.textMuted, fontWeight: 400 }),
);
