import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asGrid, asRow } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

export const summary = componentStyle({
  ...asRow(3),
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: vars.control.small,
  ...typeScale[13],
  fontVariantNumeric: "tabular-nums",
});
export const progress = componentStyle({
  ...asGrid(1),
  flex: "1",
  maxWidth: "280px",
});

/* A hundred files scroll in their own place, so that what follows the field stays near. */
export const list = componentStyle({
  display: "grid",
  maxHeight: "296px",
  overflowY: "auto",
  borderBlock: vars.hairline,
  scrollbarWidth: "thin",
});

export const file = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: space[3],
  minHeight: vars.control.large,
  paddingBlock: space[1],
  paddingInline: space[2],
  selectors: { "& + &": { borderBlockStart: vars.hairline } },
  "@media": { [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 200px auto" } },
});

export const name = componentStyle({ ...typeScale[14], overflowWrap: "anywhere", minWidth: 0 });

export const size = componentStyle({
  ...typeScale[12],
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  marginInlineStart: space[2],
});

/* On a phone, under the name. */
export const state = componentStyle({
  ...typeScale[12],
  color: color.textMuted,
  gridRow: "2",
  gridColumn: "1",
  minWidth: 0,
  "@media": { [from.tablet]: { gridRow: "1", gridColumn: "2" } },
});

export const failed = componentStyle({
  color: color.hazard,
  ...asRow(1),
  overflowWrap: "anywhere",
});
export const failedIcon = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  height: "20px",
  flex: "none",
});

export const actions = componentStyle({
  ...asRow(1),
  alignItems: "center",
  justifyContent: "flex-end",
  gridRow: "1 / span 2",
  gridColumn: "2",
  "@media": { [from.tablet]: { gridRow: "1", gridColumn: "3", minWidth: "84px" } },
});
