import { screenStyle } from "../../theme/layered.ts";
import { bareButton } from "../../theme/mixins.ts";
import { vars } from "../../theme/vars.css.ts";

/** A button that looks like the links beside it. */
export const word = screenStyle({
  ...bareButton,
  color: "inherit",
  borderRadius: vars.radius.small,
  whiteSpace: "nowrap",
  ":hover": { color: vars.color.accent },
});
