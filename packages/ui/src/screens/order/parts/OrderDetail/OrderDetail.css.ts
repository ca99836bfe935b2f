import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({
  ...asGrid(3),
  paddingBottom: space[6],
  "@media": {
    [from.tablet]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "end",
      justifyContent: "space-between",
    },
  },
});
export const titles = screenStyle({ ...asGrid(1), justifyItems: "start" });
export const titleCode = screenStyle({
  ...typeScale[16],
  fontWeight: 500,
  color: color.textMuted,
  whiteSpace: "nowrap",
});
export const progress = screenStyle({ width: "100%", minWidth: 0 });
export const printed = screenStyle({ ...typeScale[13], width: "100%" });

export const sections = screenStyle({
  ...asGrid(8),
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { print: { gap: space[5] } },
});
export const lines = screenStyle({ scrollMarginTop: space[6], minWidth: 0 });
export const note = screenStyle({
  ...typeScale.body,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
