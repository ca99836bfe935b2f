import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, radius, space } = vars;

export const ability = screenStyle({
  ...asGrid(2),
  alignContent: "start",
  height: "100%",
  padding: space[5],
  border: vars.hairline,
  borderRadius: radius.medium,
  color: color.text,
});
export const art = screenStyle({ color: color.textMuted });
export const abilityTitle = screenStyle({ ...typeScale[16], fontWeight: 600 });
export const abilityText = screenStyle({ ...typeScale.body, color: color.textMuted });
export const facts = screenStyle({
  ...asGrid(8),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
