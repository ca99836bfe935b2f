import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const bar = screenStyle({ paddingBlock: space[3], borderBlockEnd: vars.hairline });

export const controls = screenStyle({
  ...asWrappingRow(2),
  alignItems: "center",
});

export const only = screenStyle({
  ...typeScale[13],
  "@media": { [from.tablet]: { paddingInline: space[2] } },
});

/* The count and the order: at the end of the line, on a phone below it. */
export const end = screenStyle({
  ...asWrappingRow(2, 4),
  alignItems: "center",
  justifyContent: "space-between",
  width: "100%",
  "@media": { [from.laptop]: { width: "auto", marginInlineStart: "auto" } },
});

/* Reserves space beside the filters while the numbers load. */
export const total = screenStyle({
  ...typeScale[13],
  color: color.textMuted,
  whiteSpace: "nowrap",
  "@media": { [from.laptop]: { minWidth: "176px", textAlign: "end" } },
});

/* The text is larger on phones. */
export const sort = screenStyle({
  width: "184px",
  "@media": { [from.tablet]: { width: "160px" } },
});

export const number = screenStyle({
  ...typeScale[12],
  minWidth: "16px",
  paddingInline: space[1],
  borderRadius: vars.radius.small,
  background: color.accentFill,
  color: color.onAccent,
  textAlign: "center",
  lineHeight: "16px",
});

export const options = screenStyle({ ...asGrid(2), minWidth: "192px" });

export const option = screenStyle({
  display: "inline-flex",
  alignItems: "baseline",
  gap: space[2],
});

export const count = screenStyle({
  ...typeScale[12],
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const chosen = screenStyle({
  ...asWrappingRow(2),
  alignItems: "center",
  paddingBlockStart: space[3],
});

export const chips = screenStyle(asWrappingRow(2));

export const chip = screenStyle({
  ...typeScale[13],
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: "28px",
  paddingInline: space[2],
  border: vars.hairline,
  borderRadius: vars.radius.small,
  background: color.surfaceSunken,
  color: color.text,
  selectors: { "&:hover": { borderColor: color.accent, color: color.accent } },
});
