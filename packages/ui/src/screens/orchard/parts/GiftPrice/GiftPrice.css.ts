import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const price = style(
  inScreens({ display: "inline-flex", alignItems: "baseline", columnGap: vars.space[2] }),
);

export const before = style(inScreens({ ...typeScale[13], color: vars.color.textMuted }));
