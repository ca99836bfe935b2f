import { componentStyle } from "../../theme/layered.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

export const failed = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[1],
  minHeight: vars.control.medium,
  paddingBlock: vars.space[2],
  color: vars.color.textMuted,
  ...typeScale[13],
});

export const mark = componentStyle({ marginInlineEnd: vars.space[1] });
