import { componentStyle } from "../../theme/layered.ts";
import { raised } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";
import { stacking } from "../overlay/stacking.ts";

const { color, half, space } = vars;

export const menu = componentStyle({
  zIndex: stacking.popover,
  minWidth: "120px",
  padding: space[1],
  ...raised,
});
export const item = componentStyle({
  ...typeScale[14],
  display: "block",
  padding: `${half[3]} ${space[3]}`,
  borderRadius: vars.radius.small,
  color: color.text,
  cursor: "pointer",
  selectors: {
    "&[data-highlighted]": { background: color.surfaceHover, outline: "none" },
    "&[data-disabled]": { color: color.textMuted, cursor: "default" },
  },
  "@media": { "(pointer: coarse)": { paddingBlock: space[3] } },
});
