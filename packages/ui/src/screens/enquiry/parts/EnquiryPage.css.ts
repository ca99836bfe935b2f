import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const page = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  minWidth: 0,
  maxWidth: "960px",
});
export const head = screenStyle({ display: "grid", gap: space[2] });
export const banner = screenStyle({
  display: "grid",
  alignItems: "center",
  gap: space[6],
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
export const sections = screenStyle({ display: "grid", gap: space[6], minWidth: 0 });
