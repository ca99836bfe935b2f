import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* One column; from the laptop on with a side column. */
export const page = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  rowGap: space[8],
  "@media": {
    [from.laptop]: {
      gridTemplateColumns: "minmax(0, 1fr) 288px",
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"top side" "more side"',
      columnGap: space[10],
    },
  },
});

const place = (gridArea: string) => ({ [from.laptop]: { gridArea } });

export const top = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": {
    [from.tablet]: { gridTemplateColumns: "232px minmax(0, 1fr)", columnGap: space[8] },
    ...place("top"),
  },
});
export const figure = screenStyle({
  display: "grid",
  gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
  height: "208px",
});
export const identity = screenStyle({ minWidth: 0 });
export const facts = screenStyle({ paddingBlockStart: space[4] });

export const side = screenStyle({
  ...asGrid(8),
  alignContent: "start",
  minWidth: 0,
  "@media": place("side"),
});
export const more = screenStyle({
  ...asGrid(8),
  alignContent: "start",
  minWidth: 0,
  "@media": place("more"),
});

export const paper = screenStyle({ paddingInlineEnd: space[2] });
export const muted = screenStyle({ ...typeScale[13], color: color.textMuted });
export const note = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  paddingBlockStart: space[2],
});
export const purchases = screenStyle({ display: "grid" });
export const purchase = screenStyle({
  ...asGrid(0),
  paddingBlock: space[2],
  borderBlockEnd: vars.hairline,
});
export const notes = screenStyle({ ...asGrid(4), paddingBlockStart: space[3] });
export const noteText = screenStyle({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const noteFoot = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
});
export const action = screenStyle({ paddingBlockStart: space[3] });

export const label = screenStyle({ ...asGrid(4), paddingBlockStart: space[4] });
export const pictograms = screenStyle(asWrappingRow(2));
export const signal = screenStyle({ ...typeScale[16], fontWeight: 600, color: color.hazard });
export const supplier = screenStyle({ display: "grid", justifyItems: "start" });
export const apart = screenStyle(asGrid(1));

export const labels = screenStyle({ paddingBlockStart: space[4] });
