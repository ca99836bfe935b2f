import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/** The choices, with the sums beside them. */
export const page = screenStyle({
  ...asGrid(10),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 320px", gap: space[10] },
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 344px", gap: space[14] },
  },
});

export const sections = screenStyle({
  ...asGrid(10),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
});

/** A section under its heading. */
export const section = screenStyle({
  ...asGrid(3),
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const head = screenStyle({
  ...asWrappingRow(0, 4),
  alignItems: "center",
  minHeight: vars.control.small,
});
export const title = screenStyle({ ...typeScale[16], fontWeight: 600, marginInlineEnd: "auto" });
export const note = screenStyle({ ...typeScale[13], color: color.textMuted });
export const funds = screenStyle({
  ...asGrid(3, 4),
  paddingBlockStart: space[3],
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
