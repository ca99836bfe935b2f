import { screenStyle } from "../../../../theme/layered.ts";
import { vars } from "../../../../theme/vars.css.ts";

/* In the middle of its line, so that a label beside it is level with the name of the file. */
export const stored = screenStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[3],
  maxWidth: "100%",
  verticalAlign: "middle",
});
export const fileName = screenStyle({ overflowWrap: "anywhere", minWidth: 0 });
export const none = screenStyle({ color: vars.color.textMuted });
