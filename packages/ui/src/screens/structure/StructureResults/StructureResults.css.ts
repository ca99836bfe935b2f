import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({
  display: "grid",
  gap: space[5],
  paddingBlockEnd: space[5],
  "@media": { [from.tablet]: { gridTemplateColumns: "192px minmax(0, 1fr)" } },
});
export const facts = screenStyle({ display: "grid", alignContent: "start", gap: space[2] });
export const code = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  overflowWrap: "anywhere",
});
export const threshold = screenStyle({ maxWidth: "200px", paddingBlockStart: space[3] });
export const results = screenStyle({ paddingBlockStart: space[3] });
