import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

/* As wide as running text: see RichText. */
const column = { maxWidth: "588px" };

/** The text, with what belongs to it beside it where there is room. */
export const columns = screenStyle({
  ...asGrid(8),
  "@media": {
    [from.laptop]: {
      gridTemplateColumns: `minmax(0, ${column.maxWidth}) minmax(0, 1fr)`,
      columnGap: space[10],
      alignItems: "start",
    },
    [from.desktop]: { columnGap: space[14] },
  },
});
export const beside = screenStyle({ ...asGrid(10), minWidth: 0 });
export const page = screenStyle(column);

export const head = screenStyle({
  ...asGrid(1),
  paddingBlockEnd: space[6],
  "@media": { [from.tablet]: { paddingBlockEnd: space[8] } },
});
export const title = screenStyle({
  ...typeScale[26],
  fontWeight: 600,
  textWrap: "balance",
  overflowWrap: "anywhere",
});
export const day = screenStyle({ ...typeScale[13], color: color.textMuted });

export const neighbours = screenStyle({
  ...column,
  ...asGrid(4, 8),
  marginBlockStart: space[10],
  paddingBlockStart: space[5],
  borderBlockStart: vars.hairline,
  "@media": { [from.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const neighbour = screenStyle({
  display: "grid",
  alignContent: "start",
  minWidth: 0,
  overflowWrap: "anywhere",
});
/* The next one is at the right even without a previous one. */
export const next = screenStyle({
  "@media": { [from.tablet]: { gridColumn: 2, textAlign: "end" } },
});
export const which = screenStyle({ ...typeScale[12], color: color.textMuted });
export const subject = screenStyle({ ...typeScale.body, textWrap: "pretty" });
