import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asRow, asWrappingRow } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const frame = screenStyle(asGrid(4));

/* A phone cannot scan its own screen. */
export const here = screenStyle(asGrid(2));
export const hint = screenStyle({ ...typeScale[13], color: color.textMuted });

/* The QR code beside its text; below each other on a phone. */
export const scan = screenStyle({
  ...asGrid(4),
  justifyItems: "center",
  textAlign: "center",
  "@media": {
    [from.tablet]: {
      gridTemplateColumns: "auto minmax(0, 1fr)",
      gap: space[6],
      alignItems: "center",
      justifyItems: "start",
      textAlign: "start",
    },
  },
});
/* Reserves the space of the QR code while it loads. */
export const code = screenStyle({ display: "block", width: "180px", height: "180px" });
export const words = screenStyle(asGrid(2));
export const amount = screenStyle({ ...typeScale[13], color: color.textMuted });
export const sum = screenStyle({ display: "block", color: color.text });

export const waiting = screenStyle({
  ...asRow(2),
  alignItems: "center",
  paddingBlockStart: space[3],
  borderBlockStart: vars.hairline,
  ...typeScale[13],
  color: color.textMuted,
});
export const actions = screenStyle({
  ...asWrappingRow(3),
  justifyContent: "flex-end",
});
