import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

/* One column; from the laptop on the label beside the revisions. */
export const page = screenStyle({ ...asGrid(8), gridTemplateColumns: "minmax(0, 1fr)" });
export const columns = screenStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  alignItems: "start",
  "@media": {
    [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space[10] },
  },
});

export const facing = screenStyle({ ...asGrid(8), minWidth: 0 });

export const facts = screenStyle({ paddingBlockStart: space[4] });
export const note = screenStyle({ ...typeScale[13], color: color.textMuted });

export const revisions = screenStyle({ display: "grid" });
export const revision = screenStyle({
  ...asGrid(2),
  paddingBlock: space[4],
  borderBlockEnd: vars.hairline,
});
export const head = screenStyle({ ...asWrappingRow(3), alignItems: "baseline" });
export const number = screenStyle({ ...typeScale[16], fontWeight: 600 });
export const links = screenStyle({ ...asWrappingRow(4), rowGap: space[1] });
export const differences = screenStyle({
  ...asGrid(1),
  paddingInlineStart: space[4],
  listStyle: "disc",
  overflowWrap: "anywhere",
});
