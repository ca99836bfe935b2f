import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const panel = screenStyle(asGrid(4));
export const salts = screenStyle({ paddingBlockStart: space[4] });
/* Below the line of a heading. */
export const headed = screenStyle({ display: "grid" });
export const list = screenStyle({ display: "grid", borderTop: vars.hairline });

/* On a phone what it is, what it costs, and the button, one below the other. */
export const offer = screenStyle({
  ...asGrid(2, 6),
  paddingBlock: space[4],
  borderBottom: vars.hairline,
  ...typeScale[13],
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(144px, auto)",
      alignItems: "start",
    },
  },
});
export const what = screenStyle({ ...asGrid(1), overflowWrap: "anywhere" });
export const name = screenStyle({
  ...asWrappingRow(0, 2),
  alignItems: "baseline",
  ...typeScale[14],
  fontWeight: 500,
});
export const packs = screenStyle({ fontWeight: 600 });
/* Aligned with the text beside the mark of the stock. */
export const nothing = screenStyle({
  display: "block",
  paddingInlineStart: "14px",
  ...typeScale[12],
  color: color.textMuted,
  whiteSpace: "normal",
});
export const muted = screenStyle({ color: color.textMuted });
export const cost = screenStyle({
  ...asGrid(1),
  justifyItems: "start",
  "@media": { [from.tablet]: { justifyItems: "end", textAlign: "end" } },
});
export const total = screenStyle({ ...typeScale[16], fontWeight: 600 });
