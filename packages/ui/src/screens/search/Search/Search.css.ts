import { from } from "../../../theme/breakpoints.ts";
import { screenStyle } from "../../../theme/layered.ts";
import { asRow, asWrappingRow } from "../../../theme/mixins.ts";
import { typeScale } from "../../../theme/type-scale.ts";
import { vars } from "../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({
  paddingBottom: space[3],
  "@media": {
    [from.tablet]: {
      ...asWrappingRow(0, 5),
      alignItems: "baseline",
    },
  },
});
export const title = screenStyle({ ...typeScale[26], fontWeight: 600, overflowWrap: "anywhere" });
export const matched = screenStyle({ ...typeScale[13], color: color.textMuted });

export const files = screenStyle({
  display: "flex",
  justifyContent: "flex-end",
  paddingBlockStart: space[3],
});

export const activities = screenStyle({ marginBlockStart: space[10] });

export const tabSkeleton = screenStyle({
  ...asRow(8),
  padding: "14px 0",
  borderBottom: vars.hairline,
});
