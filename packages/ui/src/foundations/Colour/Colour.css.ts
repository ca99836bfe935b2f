import { screenStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const swatch = screenStyle({
  display: "block",
  width: "56px",
  height: "28px",
  borderRadius: vars.radius.small,
  border: vars.hairline,
});

export const sample = screenStyle({
  display: "inline-block",
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.small,
  whiteSpace: "nowrap",
});

export const edge = screenStyle({
  display: "inline-block",
  width: "56px",
  height: "20px",
  borderWidth: "2px",
  borderStyle: "solid",
});
