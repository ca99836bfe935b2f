import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

export const note = style(
  inScreens({ ...typeScale[14], paddingBlockStart: vars.space[3], overflowWrap: "anywhere" }),
);
