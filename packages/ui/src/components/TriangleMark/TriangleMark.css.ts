import { componentStyle } from "../../theme/layered.ts";
import { vars } from "../../theme/vars.css.ts";

export const triangle = componentStyle({
  display: "inline-block",
  width: 0,
  height: 0,
  border: "4px solid transparent",
  borderBottom: `7px solid ${vars.color.textMuted}`,
  borderTop: 0,
  marginInlineStart: vars.space[1],
  verticalAlign: "1px",
});
