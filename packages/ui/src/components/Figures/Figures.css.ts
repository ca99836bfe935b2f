import { from } from "../../theme/breakpoints.ts";
import { componentStyle } from "../../theme/layered.ts";
import { asWrappingRow } from "../../theme/mixins.ts";
import { typeScale } from "../../theme/type-scale.ts";
import { vars } from "../../theme/vars.css.ts";

const { color, space } = vars;

/* On phones the first figure has a line of its own; from tablets up all are on one line. */
export const figures = componentStyle({
  ...asWrappingRow(3, 8),
  alignItems: "end",
  "@media": { [from.tablet]: { columnGap: space[10] } },
});
export const main = componentStyle({
  flexBasis: "100%",
  "@media": { [from.tablet]: { flexBasis: "auto" } },
});
export const term = componentStyle({ ...typeScale[12], color: color.textMuted });
const figure = { fontWeight: 600, fontVariantNumeric: "tabular-nums" } as const;
export const mainValue = componentStyle({
  ...typeScale[26],
  ...figure,
  minHeight: typeScale[26].lineHeight,
});
export const value = componentStyle({
  ...typeScale[16],
  ...figure,
  minHeight: typeScale[16].lineHeight,
  "@media": { [from.tablet]: { paddingBottom: space[1] } },
});
