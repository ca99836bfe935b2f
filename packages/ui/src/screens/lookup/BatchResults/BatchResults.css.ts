import { style } from "@vanilla-extract/css";
import { inScreens } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = style(
  inScreens({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: `0 ${space[5]}`,
    paddingBlockEnd: space[3],
  }),
);
export const found = style(
  inScreens({ ...typeScale[13], color: color.textMuted, paddingBlockEnd: space[2] }),
);
export const verdicts = style(inScreens({ paddingBlockEnd: space[8] }));
export const line = style(inScreens({ width: "56px" }));
export const typed = style(inScreens({ overflowWrap: "anywhere" }));
/* A short result stays on one line beside a long text. */
export const result = style(inScreens({ minWidth: "108px" }));
/* What was not found is the part to act on. */
export const missing = style(inScreens({ color: color.hazard, fontWeight: 600 }));
export const products = style(inScreens({ ...typeScale[20], fontWeight: 600 }));
