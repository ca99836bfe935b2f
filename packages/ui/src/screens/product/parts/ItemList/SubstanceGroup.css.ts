import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";
import { listFrom } from "./ItemList.css.ts";

const { color, space } = vars;

/*
 * A substance out of view is neither laid out nor painted, as a page of results is long. Not so on a phone: its stacked
 * items are higher than the height kept for it, and its last buttons would be measured below what follows.
 */
export const group = screenStyle({
  paddingBlock: space[6],
  selectors: { "& + &": { borderTop: vars.hairline } },
  "@media": {
    [from.tablet]: {
      paddingBlock: space[8],
      contentVisibility: "auto",
      containIntrinsicBlockSize: "auto 280px",
      /* For focus rings. */
      overflowClipMargin: space[2],
    },
  },
  "@container": {
    [listFrom.structures]: {
      ...asGrid(8),
      gridTemplateColumns: "168px minmax(0, 1fr)",
      alignItems: "start",
    },
  },
});

/* Where the table needs the full width, the structure is on the right of the names. */
export const structure = screenStyle({
  float: ["right", "inline-end"],
  width: "124px",
  margin: `0 0 ${space[2]} ${space[3]}`,
  "@media": { [from.tablet]: { width: "168px" } },
  "@container": { [listFrom.structures]: { float: "none", width: "auto", margin: 0 } },
});

export const body = screenStyle({ minWidth: 0 });

export const head = screenStyle({
  ...asWrappingRow(0, 3),
  alignItems: "baseline",
});
/* On a phone, long names share the line with the structure. */
export const name = screenStyle({
  ...typeScale[16],
  fontWeight: 600,
  overflowWrap: "anywhere",
  "@media": { [from.tablet]: typeScale[20] },
});
export const otherName = screenStyle({
  ...typeScale[14],
  color: color.textMuted,
  overflowWrap: "anywhere",
});

export const note = screenStyle({ ...typeScale[13], color: color.textMuted });

export const items = screenStyle({ clear: "both", marginBlockStart: space[3] });
