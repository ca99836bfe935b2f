import { from } from "../../../../theme/breakpoints.ts";
import { screenStyle } from "../../../../theme/layered.ts";
import { asGrid, asWrappingRow, brokenAtPunctuation } from "../../../../theme/mixins.ts";
import { typeScale } from "../../../../theme/type-scale.ts";
import { vars } from "../../../../theme/vars.css.ts";

const { color, space } = vars;

export const head = screenStyle({
  ...asGrid(3),
  paddingBottom: space[4],
  "@media": {
    [from.tablet]: {
      ...asWrappingRow(6),
      alignItems: "end",
      justifyContent: "space-between",
    },
  },
});

export const note = screenStyle({
  ...brokenAtPunctuation,
  color: color.textMuted,
  ...typeScale[13],
  paddingBlock: space[4],
  textWrap: "pretty",
});
