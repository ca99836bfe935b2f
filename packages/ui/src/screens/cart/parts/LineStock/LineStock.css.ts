import { screenStyle } from "../../../../theme/layered.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

/* Aligned with the text beside the mark. */
export const call = screenStyle({ display: "block", paddingInlineStart: "14px", ...typeScale[12] });
export const beyond = screenStyle({
  display: "block",
  paddingInlineStart: "14px",
  ...typeScale[12],
  color: vars.color.madeToOrder,
  overflowWrap: "anywhere",
});
