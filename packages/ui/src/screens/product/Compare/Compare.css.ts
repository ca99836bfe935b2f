import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asGrid, asRow, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({
  ...asWrappingRow(3),
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlockEnd: space[4],
});
export const notices = screenStyle({
  ...asGrid(2),
  selectors: { "&:not(:empty)": { paddingBlockEnd: space[6] } },
});

/* Narrow windows scroll the items; the keyboard reaches each by its controls. */
export const scroller = screenStyle({
  overflowX: "auto",
  "@media": { print: { overflow: "visible" } },
});
export const table = screenStyle({ tableLayout: "fixed", minWidth: "100%", width: "max-content" });

/* The labels remain in view while the items scroll under them. */
export const label = screenStyle({
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  width: "88px",
  background: color.surface,
  color: color.textMuted,
  fontWeight: 400,
  verticalAlign: "top",
  "@media": {
    print: { position: "static", width: "84px" },
    [from.tablet]: { width: "128px" },
    [from.desktop]: { width: "168px" },
  },
});
export const item = screenStyle({
  width: "192px",
  minWidth: "192px",
  verticalAlign: "top",
  whiteSpace: "normal",
  "@media": { print: { width: "auto", minWidth: 0 }, [from.desktop]: { width: "264px" } },
});
export const value = screenStyle({ verticalAlign: "top", overflowWrap: "anywhere" });

export const group = screenStyle({ paddingBlockStart: space[6] });
export const groupWords = screenStyle({
  position: "sticky",
  insetInlineStart: 0,
  ...typeScale[14],
  fontWeight: 600,
});

export const itemHead = screenStyle({ ...asGrid(1), fontWeight: 400 });
export const codeLine = screenStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlockStart: space[1],
  ...typeScale[13],
  color: color.text,
});
export const actions = screenStyle({ display: "flex", flex: "none" });
export const name = screenStyle({
  ...typeScale[16],
  fontWeight: 600,
  color: color.text,
  overflowWrap: "anywhere",
});
export const otherName = screenStyle({ ...typeScale[13], overflowWrap: "anywhere" });

export const several = screenStyle({
  ...asWrappingRow(0, 2),
  alignItems: "center",
});
export const muted = screenStyle({ color: color.textMuted });
export const cheapest = screenStyle({ color: color.inStock, fontWeight: 500 });
export const packs = screenStyle({ padding: 0, margin: 0, listStyle: "none" });
export const pack = screenStyle({
  ...asRow(1),
  alignItems: "center",
  justifyContent: "space-between",
  maxWidth: "224px",
});
/* The prices are aligned, with a button or without. */
export const offer = screenStyle({ ...asRow(2), alignItems: "center" });
export const add = screenStyle({
  width: vars.control.medium,
  "@media": { [from.tablet]: { width: vars.control.small } },
});
export const signal = screenStyle({ color: color.hazard, fontWeight: 500 });
export const statements = screenStyle({
  ...asGrid(1),
  padding: 0,
  margin: 0,
  listStyle: "none",
});

export const skeleton = screenStyle({
  ...asRow(6),
  paddingBlockEnd: space[4],
  overflow: "hidden",
  "@media": { [from.tablet]: { paddingInlineStart: "128px" } },
});
export const skeletonItem = screenStyle({ ...asGrid(2), flex: "0 0 192px" });
