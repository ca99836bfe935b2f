import { screenStyle } from "../../../../theme/layered.ts";
import { asRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const list = screenStyle({ ...typeScale[13] });

export const row = screenStyle({
  ...asRow(2),
  alignItems: "center",
  minHeight: "40px",
  borderBottom: vars.hairline,
});
export const icon = screenStyle({ display: "grid", flex: "none", color: color.textMuted });
export const name = screenStyle({ flex: "1 1 auto", minWidth: 0, paddingBlock: space[2] });
export const links = screenStyle({
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  marginInlineEnd: `calc(-1 * ${space[2]})`,
});
