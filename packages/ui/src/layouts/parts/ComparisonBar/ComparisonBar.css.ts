import { fallbackVar } from "@vanilla-extract/css";
import { stacking } from "../../../components/overlay/stacking.ts";
import { bottomBarHeight } from "../../../theme/bottom-bar-height.css.ts";
import { from } from "../../../theme/breakpoints.ts";
import { globalScreenStyle, screenStyle } from "../../../theme/layered.ts";
import { content } from "../../../theme/layout.css.ts";
import { asRow, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;
const offset = fallbackVar(bottomBarHeight, "0px");

/* Sticks to the lower edge of the window, and ends above the footer. */
export const bar = screenStyle({
  position: "sticky",
  insetBlockEnd: offset,
  zIndex: stacking.panel - 1,
  borderBlockStart: vars.hairline,
  background: color.surfaceRaised,
});

/* Keeps focused elements from being covered by the bar. */
globalScreenStyle(`:root:has(${bar})`, {
  scrollPaddingBlockEnd: `calc(112px + ${offset})`,
  "@media": { [from.tablet]: { scrollPaddingBlockEnd: "72px" } },
});

export const line = screenStyle([
  content,
  {
    ...asWrappingRow(1, 4),
    alignItems: "center",
    justifyContent: "space-between",
    paddingBlock: space[2],
    "@media": { [from.tablet]: { flexWrap: "nowrap" } },
  },
]);
export const count = screenStyle({ flex: "none", color: color.textMuted, ...typeScale[13] });
export const items = screenStyle({
  order: 1,
  ...asRow(2),
  flexBasis: "100%",
  minWidth: 0,
  padding: 0,
  margin: 0,
  overflowX: "auto",
  listStyle: "none",
  "@media": { [from.tablet]: { order: 0, flex: "1 1 0" } },
});
export const item = screenStyle({
  ...asRow(2),
  alignItems: "center",
  flex: "0 1 auto",
  minWidth: 0,
  paddingInlineStart: space[2],
  border: vars.hairline,
  borderRadius: vars.radius.medium,
  ...typeScale[13],
});
export const name = screenStyle({
  display: "none",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [from.laptop]: { display: "block" } },
});
export const code = screenStyle({ flex: "none", color: color.textMuted });
export const actions = screenStyle({
  ...asRow(2),
  flex: "none",
  alignItems: "center",
});
