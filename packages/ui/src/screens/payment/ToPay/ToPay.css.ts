import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

export const title = style(
  inScreens({ ...typeScale[26], fontWeight: 600, paddingBottom: vars.space[6] }),
);
