import { from } from "../../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle } from "../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({ paddingBlockEnd: space[6] });
export const links = screenStyle({
  ...asWrappingRow(5),
  paddingBlockStart: space[3],
});

export const group = screenStyle({
  paddingBlock: `${space[5]} ${space[6]}`,
  borderBlockStart: vars.hairline,
});

export const categories = screenStyle({
  ...asGrid(5, 8),
  marginBlockStart: space[4],
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.laptop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const category = screenStyle({
  ...typeScale[14],
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[4],
});

globalScreenStyle(`${category} dt`, { width: "100%", fontWeight: 600 });
globalScreenStyle(`${category} dd`, { margin: 0, lineHeight: "28px", color: color.textMuted });
