import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/* As high as the bank panel, so that switching tabs shifts nothing. */
export const panel = style(
  inScreens({
    display: "grid",
    gap: space[3],
    alignContent: "start",
    minHeight: "208px",
    paddingBlockStart: space[5],
  }),
);
export const account = style(inScreens({ maxWidth: "420px" }));
export const missing = style(inScreens({ color: color.hazard }));
export const note = style(inScreens({ ...typeScale.body, color: color.textMuted }));
export const mark = style(
  inScreens({
    display: "block",
    width: "24px",
    height: "24px",
    marginBlock: "-2px",
    objectFit: "contain",
  }),
);
