import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

export const waiting = style(
  inScreens({
    display: "grid",
    justifyItems: "center",
    gap: vars.space[4],
    paddingBlock: vars.space[14],
  }),
);

export const title = style(inScreens({ ...typeScale[16], fontWeight: 600 }));
