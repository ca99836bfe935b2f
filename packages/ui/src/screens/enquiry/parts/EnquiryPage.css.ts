import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = screenStyle({
  ...asGrid(8),
  gridTemplateColumns: "minmax(0, 1fr)",
  minWidth: 0,
  maxWidth: "960px",
});
export const head = screenStyle(asGrid(2));
export const banner = screenStyle({
  ...asGrid(6),
  alignItems: "center",
  padding: space[6],
  background: color.accentSubtle,
  color: color.text,
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 240px" } },
});
/** Decoration, for which a phone has no room. */
export const bannerArt = screenStyle({
  display: "none",
  color: color.accent,
  "@media": { [from.tablet]: { display: "block" } },
});
export const lead = screenStyle({ ...typeScale.body, maxWidth: "44em", color: color.textMuted });
export const form = screenStyle({ maxWidth: "800px", scrollMarginBlockStart: space[10] });
export const sections = screenStyle({ ...asGrid(6), minWidth: 0 });
