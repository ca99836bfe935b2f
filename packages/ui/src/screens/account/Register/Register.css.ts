import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

export const page = screenStyle({
  ...asGrid(6),
  width: "100%",
  maxWidth: "760px",
  marginInline: "auto",
  paddingBlock: vars.space[8],
  "@media": { [from.tablet]: { paddingBlock: vars.space[10] } },
});

export const head = screenStyle(asGrid(1));
export const note = screenStyle({ color: vars.color.textMuted, ...typeScale.body });

export const section = screenStyle({
  ...asGrid(1),
  minWidth: 0,
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space[5],
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  marginBlockEnd: vars.space[4],
});

/* A legend is drawn in the border unless it floats. */
export const legend = screenStyle({
  float: "left",
  width: "100%",
  padding: 0,
  marginBlockEnd: vars.space[3],
  ...typeScale[16],
  fontWeight: 600,
});

export const pair = screenStyle({
  display: "grid",
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const agreement = screenStyle({
  ...asWrappingRow(1),
  alignItems: "baseline",
  marginBlock: vars.space[2],
});

export const terms = screenStyle(asGrid(5));
