import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const panel = screenStyle({
  ...asGrid(3),
  alignContent: "start",
  paddingBlockStart: space[5],
  "@media": {
    // As high as the bank panel, so that switching tabs shifts nothing. On a phone it would be an empty gap.
    [from.tablet]: { minHeight: "208px" },
  },
});
export const account = screenStyle({ maxWidth: "420px" });
export const missing = screenStyle({ color: color.hazard });
export const note = screenStyle({ ...typeScale.body, color: color.textMuted });
export const mark = screenStyle({
  display: "block",
  width: "24px",
  height: "24px",
  marginBlock: "-2px",
  objectFit: "contain",
});
