import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/** The choices, with the sums beside them. */
export const page = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[10],
  "@media": {
    [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 320px", gap: space[10] },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 344px", gap: space[14] },
  },
});

export const sections = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[10],
  alignContent: "start",
});

/** A section under its heading. */
export const section = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
});

export const head = screenStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[4]}`,
  minHeight: vars.control.small,
});
export const title = screenStyle({ ...typeScale[16], fontWeight: 600, marginInlineEnd: "auto" });
export const note = screenStyle({ ...typeScale[13], color: color.textMuted });
