import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({ paddingBlockEnd: space[5] });
export const more = screenStyle({ paddingBlockStart: space[3] });
export const news = screenStyle({ paddingBlockStart: space[8] });
export const article = screenStyle({
  ...asGrid(1),
  alignContent: "start",
  height: "100%",
  paddingBlock: space[3],
  borderBlock: vars.hairline,
});
export const subject = screenStyle({ ...typeScale[14], fontWeight: 600 });
export const summary = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
});
export const day = screenStyle({ ...typeScale[12], color: color.textMuted });
