import { screenStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const link = screenStyle({
  color: vars.color.accent,
  textDecoration: "underline",
  textUnderlineOffset: "3px",
});
