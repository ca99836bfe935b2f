import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

export const page = screenStyle({
  ...asGrid(6),
  width: "100%",
  maxWidth: "400px",
  marginInline: "auto",
  paddingBlock: vars.space[10],
  "@media": { [from.tablet]: { paddingBlock: vars.space[20] } },
});

export const head = screenStyle(asGrid(1));
export const welcome = screenStyle({ color: vars.color.textMuted, ...typeScale.body });
